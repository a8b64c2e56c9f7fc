import SidelightBridge
import SidelightCore

extension PictureFilter {
  /// The filter as CSS.
  @MainActor var css: String {
    func part(_ value: Double) -> String { CSS.number(max(0, value)) }
    func pixels(_ value: Double) -> String { CSS.number(value) + "px" }
    return switch self {
    // The radius of CSS is where the shadow ends, twice as far as its middle.
    case .shadow(let color, let radius, let x, let y): "drop-shadow(\(pixels(x)) \(pixels(y)) \(pixels(2 * max(0, radius))) \(color.css))"
    case .blurred(let radius): "blur(\(pixels(max(0, radius))))"
    case .contrast(let amount): "contrast(\(part(amount)))"
    case .saturation(let amount): "saturate(\(part(amount)))"
    case .grey(let amount): "grayscale(\(part(min(1, amount))))"
    case .turnedHue(let degrees): "hue-rotate(\(CSS.number(degrees))deg)"
    case .inverted: "invert(1)"
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
