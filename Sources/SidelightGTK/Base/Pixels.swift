import SidelightBridge
import SidelightCore

/// A length in whole pixels. What is not a number counts as 0, and what is too long for GTK as the longest length that it takes.
func pixels(_ length: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int { Length.whole(length, rule) }

extension Margins {
  /// Distances as margins. GTK has no negative ones.
  init(_ insets: Insets) {
    self.init(top: pixels(insets.top), start: pixels(insets.leading), bottom: pixels(insets.bottom), end: pixels(insets.trailing))
  }
}

extension PixelPlace {
  init(_ box: PixelRectangle) { self.init(x: pixels(box.x), y: pixels(box.y), width: pixels(box.width), height: pixels(box.height)) }
}
