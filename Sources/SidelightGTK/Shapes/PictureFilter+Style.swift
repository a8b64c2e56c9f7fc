import SidelightBridge
import SidelightCore

extension PictureFilter {
  /// The shadows as CSS, which knows the colours of themes; nil where there is none.
  @MainActor var css: String? {
    let shadows = parts.compactMap { part -> String? in
      guard case .shadow(let color, let radius, let x, let y) = part else { return nil }
      func pixels(_ value: Double) -> String { CSS.number(value) + "px" }
      // The radius of CSS is where the shadow ends, twice as far as its middle.
      return "drop-shadow(\(pixels(x)) \(pixels(y)) \(pixels(2 * Self.softness(radius))) \(color.css))"
    }
    return shadows.isEmpty ? nil : shadows.joined(separator: " ")
  }

  /// Whether anything but shadows is to be done.
  var draws: Bool { parts.contains { if case .shadow = $0 { false } else { true } } }

  /// What is softer than this can't be told from it, and takes all the memory that there is.
  static func softness(_ radius: Double) -> Double { max(0, radius < 500 ? radius : radius.isFinite ? 500 : 0) }

  /// Draws something through all of it but the shadows.
  @MainActor func draw(_ node: RenderNode, with painter: Painter) { Self.draw(node, through: parts[...], with: painter) }

  @MainActor private static func draw(_ node: RenderNode, through parts: ArraySlice<PictureFilter>, with painter: Painter) {
    guard let last = parts.last else { return painter.draw(node) }
    // What comes last is done to all that comes before.
    let inner = { draw(node, through: parts.dropLast(), with: painter) }
    if case .blurred(let radius) = last, softness(radius) > 0 {
      painter.blurred(radius: 2 * softness(radius), inner)
    } else if let colors = last.colors {
      painter.colored(colors.rows, inner)
    } else if case .multiplied(let color) = last {
      let area = color.area
      painter.colored(ColorMatrix(multiplying: area.red, area.green, area.blue, area.alpha).rows, inner)
    } else {
      inner()
    }
  }
}

/// How values are written in CSS.
enum CSS {
  /// A number to a thousandth, never with an exponent.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int((min(max(value, -1e6), 1e6) * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    return (thousandths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(String(1000 + rest).dropFirst())")
  }
}
