/// A frame along one axis.
struct FrameRange {
  var minimum, ideal, maximum: Double?

  var fixed: Double? { minimum != nil && minimum == maximum ? minimum : nil }

  /// A frame with a largest size takes that of what it is offered, as the documented one does. Where nothing is offered it has its ideal
  /// size, or else that of its content.
  func apply(to content: LayoutChain.Length, isOpen: Bool) -> LayoutChain.Length {
    let ceiling = maximum ?? .infinity
    let least = max(minimum ?? min(content.minimum, ceiling), 0)
    let wanted = ceiling.isFinite && !isOpen ? ceiling : ideal ?? max(content.natural, least)
    return LayoutChain.Length(least, max(least, min(wanted, ceiling)))
  }
}

extension FrameElement {
  func range(horizontal: Bool) -> FrameRange {
    horizontal
      ? FrameRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
      : FrameRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
  }
}

extension Insets {
  var width: Double { leading + trailing }
  var height: Double { top + bottom }
}
