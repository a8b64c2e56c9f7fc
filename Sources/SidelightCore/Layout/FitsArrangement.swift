/// The first of several children that fits into what is offered, as `ViewThatFits` shows it.
package struct FitsArrangement: Arrangement, Equatable {
  /// Along which axes a child has to fit.
  package var horizontal, vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The index of the child that is shown: the first one whose ideal size is no longer than what is offered, or else the last one; nil where
  /// there is none.
  package func choice(_ proposal: Proposal, _ children: Children) -> Int? {
    let ideal = Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    for (index, child) in children.dropLast().enumerated() {
      let size = child.size(ideal)
      let fits =
        (!horizontal || size.width <= proposal.width ?? .infinity) && (!vertical || size.height <= proposal.height ?? .infinity)
      if fits { return index }
    }
    return children.indices.last
  }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    choice(proposal, children).map { children[$0].size(proposal) } ?? .zero
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let choice = choice(proposal, children)
    return children.enumerated().map { index, child in
      index == choice ? Place(.zero, child.size(proposal), proposal) : nil
    }
  }

  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    choice(proposal, children).map { children[$0].dimensions(proposal).guides } ?? .none
  }

  package var widthFollowsHeight: Bool { vertical }
  package var passesGuides: Bool { true }
}

extension LayoutTree {
  /// The index of the child that a node shows of several where it is offered this; nil where it is no ``FitsArrangement`` or has no child.
  package func choice(in id: NodeID, _ proposal: Proposal, _ facts: any LeafFacts) -> Int? {
    guard let slot = slots[id]?.content, case .arranged(let arrangement) = nodes[slot].content else { return nil }
    return (arrangement as? FitsArrangement)?.choice(proposal, children(of: slot, pass(around: slot, facts)))
  }
}
