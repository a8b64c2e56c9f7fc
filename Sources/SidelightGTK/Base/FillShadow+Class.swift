import SidelightBridge
import SidelightCore

extension [FillShadow] {
  /// The style class of texts and symbols that cast them.
  @MainActor var styleClass: String {
    // Each class stays in the style sheet, so that lengths are those that can be told apart: half pixels.
    func length(_ value: Double) -> String { "\(((Swift.min(Swift.max(value, -500), 500)) * 2).rounded() / 2)px" }
    // CSS has a radius of twice the standard deviation.
    return StyleProvider.shadowClass(
      map { "\(length($0.x)) \(length($0.y)) \(length(2 * $0.radius)) \($0.color.css)" }.joined(separator: ", "))
  }
}
