import SidelightBridge
package import SidelightCore

/// Children that the region around them lays out: in a grid, or in a way of their own.
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
    case .arranged(.lazy(let lazy)): lazy.axis == .vertical ? Greed(lazy.takesAcross, false) : Greed(false, lazy.takesAcross)
    case .arranged(.reader), .arranged(.hosted): .both
    default: children.reduce(.none) { $0.union($1.greed) }
    }
  }
}
