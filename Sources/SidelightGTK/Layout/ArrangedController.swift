import SidelightBridge
package import SidelightCore

/// Children that the region around them lays out: in lanes, in a grid, or in a way of their own.
@MainActor package final class ArrangedController: Controller, LayingOut {
  private let container = LayoutContainer()
  var layingContainer: LayoutContainer? { container }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.beLaidOut(by: self)
  }

  package override func attach(_ child: Controller, at index: Int) { container.put(children, at: index) }
  package override func detach(_ child: Controller) { container.remove(child.widget) }
  package override func reorder(_ child: Controller, to index: Int) { container.put(children, at: index) }

  package override var laysOutChildren: Bool { true }

  package override func measureGreed() -> Greed {
    switch element.kind {
    case .grid(let grid): grid.axis == .vertical ? Greed(grid.takesRoom, false) : Greed(false, grid.takesRoom)
    case .arranged(.reader), .arranged(.hosted): .both
    default: children.reduce(.none) { $0.union($1.greed) }
    }
  }
}
