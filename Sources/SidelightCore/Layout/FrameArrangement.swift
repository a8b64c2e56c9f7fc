/// A frame around a child, as `.frame` makes it: fixed, or as large as it may be between limits.
///
/// What the frame is offered goes on to the child, within the limits; where nothing is offered, the ideal size does. Along an axis with both
/// limits the frame takes what it is offered; with one, it is never pushed beyond that by the offer alone; with none it is as large as the
/// child.
package struct FrameArrangement: SingleArrangement, Equatable {
  /// The limits along one axis.
  private struct Limits: Equatable {
    let minimum, ideal, maximum: Double?

    /// Limits that contradict one another yield to the least one.
    init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
      let least = Gate.limit(minimum).map { $0 == .infinity ? Gate.greatest : $0 }
      let wish = Gate.limit(ideal).map { max($0, least ?? 0) }
      self.minimum = least
      self.ideal = wish
      self.maximum = Gate.limit(maximum).map { max($0, wish ?? least ?? 0) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
    var fixed: Double? { minimum != nil && minimum == maximum ? minimum : nil }

    func clamp(_ length: Double) -> Double { min(max(length, minimum ?? 0), maximum ?? .infinity) }

    /// What the child is offered.
    func offer(_ offered: Double?) -> Double? { fixed ?? (offered ?? ideal).map(clamp) }

    /// What the child is offered once the frame has a length: that, if it is not the child's own wish.
    func offer(_ offered: Double?, in length: Double) -> Double? { offer(offered) ?? (isEmpty || clampsNothing(length) ? nil : length) }

    private func clampsNothing(_ length: Double) -> Bool { length > minimum ?? -1 && length < maximum ?? .infinity }

    /// The frame's length around a child's.
    func length(around child: Double, _ offered: Double?) -> Double {
      if isEmpty { return child }
      guard let given = offer(offered) else { return clamp(child) }
      if offered == nil, ideal != nil { return given }
      switch (minimum, maximum) {
      case (nil, nil): return child
      case (.some, .some): return given
      case (.some(let minimum), nil): return max(minimum, min(child, given))
      case (nil, .some(let maximum)): return min(maximum, max(child, given))
      }
    }
  }

  private let horizontal, vertical: Limits
  /// Where the child lies in the frame.
  package let alignment: GuidePair

  package init(_ frame: FrameElement) {
    self.init(
      minWidth: frame.minWidth, idealWidth: frame.idealWidth, maxWidth: frame.maxWidth, minHeight: frame.minHeight,
      idealHeight: frame.idealHeight, maxHeight: frame.maxHeight, alignment: GuidePair(frame.alignment))
  }

  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: GuidePair = .center
  ) {
    horizontal = Limits(minWidth, idealWidth, maxWidth)
    vertical = Limits(minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }

  package var fixedSize: Size? {
    guard let width = horizontal.fixed, let height = vertical.fixed else { return nil }
    return Gate.answer(Size(width, height), to: Proposal(width: width, height: height))
  }

  /// A frame of a fixed size; nil leaves a side to the child. A side that is not finite counts as none.
  package init(width: Double?, height: Double?, alignment: GuidePair = .center) {
    let (width, height) = (width?.isFinite == true ? width : nil, height?.isFinite == true ? height : nil)
    self.init(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height, alignment: alignment)
  }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal {
    Proposal(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  package func offer(_ proposal: Proposal, in size: Size, _ child: Child) -> Proposal {
    Proposal(width: horizontal.offer(proposal.width, in: size.width), height: vertical.offer(proposal.height, in: size.height))
  }

  package func size(around child: Size, _ proposal: Proposal) -> Size {
    Size(horizontal.length(around: child.width, proposal.width), vertical.length(around: child.height, proposal.height))
  }

  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point {
    Point(aligning: child.dimensions(offered, for: alignment), in: size, alignment)
  }

  package func spacing(_ children: Children) -> Spacing {
    (children.first?.spacing ?? .plain).plain(horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
  }
}
