import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightUI
import Testing

/// Colours as they are drawn.
@Suite("Colours", .serialized, .needsWindow)
@MainActor struct ColorWindowTests {
  private struct Swatches: View {
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("red")
          Color.accentColor.accessibilityIdentifier("accent")
        }
        Color.white.frame(height: 40).accessibilityIdentifier("white")
        Color.primary.frame(width: 60, height: 40).accessibilityIdentifier("primary")
        Color.clear.accessibilityIdentifier("clear")
        Color(red: 0, green: 0, blue: 1).accessibilityIdentifier("blue")
        Color(red: 0, green: 0, blue: 1).opacity(0.5).accessibilityIdentifier("faint")
      }
    }
  }

  /// The box of a swatch and the colour in its middle.
  private func look(_ scene: ViewScene, _ name: String) throws -> (box: PixelRectangle, red: Int, green: Int, blue: Int) {
    let window = try #require(scene.window)
    let swatch = try #require(scene.widgets.first { $0.name == name })
    let box = try #require(swatch.bounds(in: window))
    let origin = try #require(window.bounds(in: window))
    let picture = try #require(window.picture())
    let pixel = try #require(
      picture.pixel(x: Int(box.x - origin.x + box.width / 2), y: Int(box.y - origin.y + box.height / 2)))
    return (box, pixel.red, pixel.green, pixel.blue)
  }

  @Test(arguments: [false, true])
  func `Each fills its place with its colour`(isDark: Bool) async throws {
    StyleManager.shared.force(dark: isDark)
    defer { StyleManager.shared.force(dark: nil) }
    let scene = await ViewScene(width: 400) { Swatches() }
    let red = try look(scene, "red")
    #expect(abs(red.box.width - 200) < 2)
    #expect(red.red > 180 && red.green < 100 && red.blue < 110)
    let accent = try look(scene, "accent")
    #expect(accent.blue > accent.red + 80)
    #expect(abs(accent.box.width - 200) < 2)
    let white = try look(scene, "white")
    #expect(white.box.height == 40 && abs(white.box.width - 400) < 2)
    #expect([white.red, white.green, white.blue] == [255, 255, 255])
    let primary = try look(scene, "primary")
    #expect(primary.box.width == 60)
    #expect(isDark ? primary.red > 200 : primary.red < 120, "\(primary)")
    let clear = try look(scene, "clear")
    #expect(isDark ? clear.red < 60 : clear.red > 235, "\(clear)")
    #expect(clear.box.width > 390 && clear.box.height > 50)
    let blue = try look(scene, "blue")
    #expect([blue.red, blue.green, blue.blue] == [0, 0, 255])
    #expect(abs(blue.box.height - red.box.height) < 2)
    let faint = try look(scene, "faint")
    #expect(abs(faint.red - clear.red / 2) < 6 && faint.blue > 120, "\(faint)")
    await scene.close()
  }

  private struct Faded: View {
    let color: Color
    var body: some View {
      VStack(spacing: 0) {
        color.frame(height: 60).accessibilityIdentifier("whole")
        color.opacity(0.5).frame(height: 60).accessibilityIdentifier("half")
        Color.black.opacity(0).frame(height: 60).accessibilityIdentifier("none")
        // The full block, which fills its place with the colour of text. Between two of them there would be a seam.
        Text("\u{2588}").font(.largeTitle).foregroundStyle(color).accessibilityIdentifier("text")
        Text("\u{2588}").font(.largeTitle).foregroundStyle(color.opacity(0.5)).accessibilityIdentifier("half text")
      }
    }
  }

  @Test(arguments: [Color.red, .mint, .accentColor, .primary, Color(red: 0, green: 0, blue: 1)])
  func `Half as opaque is in the middle between the colour and what is behind it`(color: Color) async throws {
    let scene = await ViewScene(width: 400) { Faded(color: color) }
    let behind = try look(scene, "none")
    for (whole, half) in [("whole", "half"), ("text", "half text")] {
      let (whole, half) = (try look(scene, whole), try look(scene, half))
      for part in [\(box: PixelRectangle, red: Int, green: Int, blue: Int).red, \.green, \.blue] {
        let middle = (whole[keyPath: part] + behind[keyPath: part]) / 2
        #expect(abs(half[keyPath: part] - middle) < 8, "\(color): \(half) of \(whole) over \(behind)")
      }
      #expect(abs(half.red - behind.red) + abs(half.green - behind.green) + abs(half.blue - behind.blue) > 40)
    }
    await scene.close()
  }
}
