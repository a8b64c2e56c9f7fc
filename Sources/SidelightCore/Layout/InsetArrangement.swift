/// A view at an edge of another one, which has the rest of the room, as `.safeAreaInset` lays them out.
package struct InsetArrangement: Arrangement, Equatable {
  package enum Edge: Sendable { case top, leading, bottom, trailing }

  package var edge: Edge
  /// Where the view at the edge lies along it.
  package var alignment: GuideKey
  /// The distance between both in pixels.
  package let spacing: Double

  package init(_ edge: Edge, alignment: GuideKey, spacing: Double) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = Gate.distance(spacing)
  }

  private var axis: Axis2D { edge == .top || edge == .bottom ? .vertical : .horizontal }
  package var coveredEdges: SafeEdges {
    switch edge {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  private var isBefore: Bool { edge == .top || edge == .leading }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let parts = parts(proposal, children)
    return Size(
      along: axis, parts.content.size[axis] + parts.taken, across: parts.content.size[axis.crossing])
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let parts = parts(Proposal(along: axis, proposal[axis], across: size[axis.crossing]), children)
    var origin = Point.zero
    if isBefore { origin[axis] = parts.taken }
    let content = Place(origin, parts.content.size, parts.content.proposal)
    guard children.count > 1 else { return [content] }
    var corner = Point.zero
    if !isBefore { corner[axis] = size[axis] - parts.inset[axis] }
    let offer = Proposal(along: axis, nil, across: size[axis.crossing])
    corner[axis.crossing] = Dimensions(size)[alignment] - children[1].dimensions(offer, for: alignment)[alignment]
    return [content, Place(corner, parts.inset, offer)]
  }

  private struct Parts {
    var content: (size: Size, proposal: Proposal)
    var inset: Size
    /// What the inset and the distance take of the room.
    var taken: Double
  }

  private func parts(_ proposal: Proposal, _ children: Children) -> Parts {
    let inset = children.count > 1 ? children[1].size(Proposal(along: axis, nil, across: proposal[axis.crossing])) : .zero
    let taken = children.count > 1 ? inset[axis] + spacing : 0
    let offer = Proposal(along: axis, proposal[axis].map { $0 - taken }, across: proposal[axis.crossing])
    return Parts(content: (children.first?.size(offer) ?? .zero, offer), inset: inset, taken: taken)
  }

  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    children.guides(at: Array(place(children, in: size, proposal).prefix(1))).first ?? .none
  }
}
