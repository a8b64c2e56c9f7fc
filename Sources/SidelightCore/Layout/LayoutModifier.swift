/// A layout modifier, applied around an element or around the modifier before it.
package enum LayoutModifier: Equatable, Sendable {
  case padding(Insets)
  case frame(FrameElement)
  /// The content has the size that it wishes along these axes, whatever is offered.
  case fixed(horizontal: Bool, vertical: Bool)
  /// The content has a width in proportion to its height; nil for the proportion of the size that it wishes. It is as large as it can be
  /// within what is offered, or as small as it can be to fill it.
  case aspect(ratio: Double?, fills: Bool)
  /// The content's middle lies at a point of all that is offered.
  case position(x: Double, y: Double)
  /// The view of a node says where a guide of the content is.
  case guide(GuideKey, LayoutVoice)
  /// Distances that count as covered for what is in the content.
  case safePadding(Insets)
  /// The content goes on below what covers the room at these edges.
  case ignoring(SafeEdges)
  /// Text in the content runs this way, and its places follow.
  case direction(isRightToLeft: Bool)
  /// The content has a size in proportion to what scrolls around it, or to the page.
  case relative(RelativeFrame)
}

extension [LayoutModifier] {
  /// The way in which text in the content runs; nil where they don't say.
  package var isRightToLeft: Bool? {
    for case .direction(let isRightToLeft) in self { return isRightToLeft }
    return nil
  }

  /// The length that the outermost frame wishes where nothing is offered, as for the content of a sheet; nil where none says one.
  package func ideal(horizontal: Bool) -> Double? {
    reduce(nil) { ideal, modifier in
      switch modifier {
      case .padding(let insets), .safePadding(let insets):
        ideal.map { $0 + (horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom) }
      case .frame(let frame): (horizontal ? frame.idealWidth : frame.idealHeight) ?? ideal
      case .fixed, .aspect, .position, .guide, .direction, .relative, .ignoring: ideal
      }
    }
  }
}
