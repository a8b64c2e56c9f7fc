/// A child in a frame whose size follows from that of the container. Where that is not known yet, it is as if there was no frame.
package struct RelativeArrangement: Arrangement {
  private let frame: RelativeFrame
  private let alignment: GuidePair
  private let host: (any LayoutHost)?

  package init(_ frame: RelativeFrame, _ host: (any LayoutHost)? = nil) {
    self.frame = frame
    self.host = host
    alignment = GuidePair(frame.alignment)
  }

  package var followsContainer: Bool { true }
  package var passesGuides: Bool { true }

  private func length(_ axis: Axis2D, _ children: Children) -> Double? {
    guard axis == .horizontal ? frame.horizontal : frame.vertical, let whole = children.container?[axis] else { return nil }
    switch frame.lengths {
    case .parts(let count, let span, let spacing):
      let part = (whole - Double(count - 1) * spacing) / Double(count)
      return Gate.limit(part * Double(span) + Double(span - 1) * spacing)
    case .computed: return Gate.limit(host?.length(of: whole, along: axis))
    }
  }

  private func offer(_ proposal: Proposal, _ children: Children) -> Proposal {
    Proposal(width: length(.horizontal, children) ?? proposal.width, height: length(.vertical, children) ?? proposal.height)
  }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let child = children.first?.size(offer(proposal, children)) ?? .zero
    return Size(length(.horizontal, children) ?? child.width, length(.vertical, children) ?? child.height)
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    children.enumerated().map { index, child in
      guard index == 0 else { return nil }
      let offered = offer(proposal, children)
      return Place(Point(aligning: child.dimensions(offered, for: alignment), in: size, alignment), child.size(offered), offered)
    }
  }

  package func spacing(_ children: Children) -> Spacing { children.first?.spacing ?? .plain }

  package func isSame(as other: any Arrangement) -> Bool { (other as? RelativeArrangement).map { $0.frame == frame } ?? false }
}
