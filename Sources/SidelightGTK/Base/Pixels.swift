import SidelightBridge
import SidelightCore

/// No display is nearly as large, and sums of such lengths still fit GTK's numbers.
private let largest: Double = 1_000_000

/// A length in whole pixels. What is not a number counts as 0, and what is too long for GTK as the longest length that it takes.
func pixels(_ length: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
  length.isNaN ? 0 : Int(min(max(length, -largest), largest).rounded(rule))
}

extension Margins {
  /// Distances as margins. GTK has no negative ones.
  init(_ insets: Insets) {
    self.init(top: pixels(insets.top), start: pixels(insets.leading), bottom: pixels(insets.bottom), end: pixels(insets.trailing))
  }
}
