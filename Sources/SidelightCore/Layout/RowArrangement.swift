/// The cells of one row of a grid, as `GridRow` gathers them. Outside of a grid they stand side by side.
package struct RowArrangement: Arrangement, Equatable {
  package var alignment: GuideKey?

  package init(alignment: GuideKey? = nil) { self.alignment = alignment }

  private var stack: StackArrangement { StackArrangement(.horizontal, alignment: alignment) }

  package func size(_ proposal: Proposal, _ children: Children) -> Size { stack.size(proposal, children) }
  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    stack.place(children, in: size, proposal)
  }
  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    stack.guides(children, in: size, proposal)
  }
  package func spacing(_ children: Children) -> Spacing { stack.spacing(children) }
  package var sharesRoom: Bool { true }
  package var isRow: Bool { true }
  package var rowAlignment: GuideKey? { alignment }
}
