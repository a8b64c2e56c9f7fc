/// Takes all that it is offered, and lays its children over one another in its upper corner at which text begins, as `GeometryReader` does.
package struct ReaderArrangement: Arrangement, Equatable {
  package init() {}

  package func size(_ proposal: Proposal, _ children: Children) -> Size { proposal.filled(by: Size(10, 10)) }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    children.map { Place(.zero, $0.size(Proposal(size)), Proposal(size)) }
  }

  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides { .none }
}
