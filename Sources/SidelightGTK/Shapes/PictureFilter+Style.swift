import SidelightBridge
import SidelightCore

extension PictureFilter {
  /// The filter as CSS.
  @MainActor var css: String {
    func part(_ value: Double) -> String { CSS.number(max(0, value)) }
    func pixels(_ value: Double) -> String { CSS.number(value) + "px" }
    // What is softer than this can't be told from it, and takes all the memory that there is.
    func softness(_ radius: Double) -> Double { max(0, radius < 500 ? radius : radius.isFinite ? 500 : 0) }
    return switch self {
    // The radius of CSS is where the shadow ends, twice as far as its middle.
    case .shadow(let color, let radius, let x, let y): "drop-shadow(\(pixels(x)) \(pixels(y)) \(pixels(2 * softness(radius))) \(color.css))"
    case .blurred(let radius): "blur(\(pixels(softness(radius))))"
    case .brightness(let amount): Self.brightnessCSS(amount)
    case .contrast(let amount): (amount < 0 ? "invert(1) " : "") + "contrast(\(CSS.number(abs(amount))))"
    case .saturation(let amount): "saturate(\(part(amount)))"
    case .grey(let amount): "grayscale(\(part(min(1, amount))))"
    case .turnedHue(let degrees): "hue-rotate(\(CSS.number(degrees))deg)"
    case .inverted: "invert(1)"
    }
  }

  /// Filters that add an amount to each part of a colour. CSS has none that does: its `brightness` multiplies.
  ///
  /// `invert(p)` makes `(1 - 2p)x + p` of a part. With `p = a / (1 + 2a)`, `1 + 2a` times that is `x + a`.
  private static func brightnessCSS(_ amount: Double) -> String {
    guard amount.isFinite, amount != 0 else { return "none" }
    let factor = 1 + 2 * min(abs(amount), 1)
    let brighter = "invert(\(CSS.number(min(abs(amount), 1) / factor))) brightness(\(CSS.number(factor)))"
    // What is darker is the opposite of what its opposite is when it is brighter.
    return amount > 0 ? brighter : "invert(1) \(brighter) invert(1)"
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
