import Foundation
import SidelightBridge
import Testing

/// How well what is drawn in a place can be told from what is behind it, by WCAG's measure: from 1 for equal colours to 21.
struct Contrast {
  let ratio: Double
  let ink: Texture.Pixel
  let ground: Texture.Pixel

  /// Looks at the pixels of a widget: the colour that most of them have is the ground, and the one that differs most from it is the ink.
  /// The picture is drawn several times as large, so that strokes have pixels of their own colour.
  @MainActor init(of widget: Widget, in window: WindowWidget, picture: Texture, scale: Double) throws {
    let box = try #require(widget.bounds(in: window))
    let edge = (Double(picture.width) - Double(window.width) * scale) / 2
    func span(_ start: Double, _ length: Double) -> Range<Int> {
      Int((start * scale + edge).rounded())..<Int(((start + length) * scale + edge).rounded())
    }
    let pixels = picture.pixels(x: span(box.x, box.width), y: span(box.y, box.height))
    let counts = pixels.reduce(into: [Texture.Pixel: Int]()) { $0[$1, default: 0] += 1 }
    let ground = try #require(counts.max { $0.value < $1.value }?.key)
    let inks = counts.keys.map { (ratio: Self.ratio($0, ground), pixel: $0) }
    let ink = try #require(inks.max { $0.ratio < $1.ratio })
    ratio = ink.ratio
    self.ink = ink.pixel
    self.ground = ground
  }

  static func ratio(_ one: Texture.Pixel, _ other: Texture.Pixel) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func luminance(_ pixel: Texture.Pixel) -> Double {
    func linear(_ part: Int) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
  }

  private static func power(_ base: Double) -> Double { pow(base, 2.4) }
}
