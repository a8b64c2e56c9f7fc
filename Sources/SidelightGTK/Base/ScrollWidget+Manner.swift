import SidelightBridge
import SidelightCore

extension ScrollWidget {
  /// Scrolls as an element says.
  func scroll(horizontally: Bool, vertically: Bool, _ manner: ScrollManner) {
    let hidesBoth = manner.isStill
    setScrolls(
      horizontally: horizontally, vertically: vertically, hidesHorizontalBar: hidesBoth || manner.hidesHorizontalBar,
      hidesVerticalBar: hidesBoth || manner.hidesVerticalBar)
    isStill = manner.isStill
  }
}
