import SidelightBridge
package import SidelightCore

/// Children that share a length as the user wants it, as GtkPaned has them in one another: each holds a child and those behind it.
@MainActor package final class PanesController: Controller {
  private let ground = LayoutBin()
  private var paneds: [PanedWidget] = []

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: ground)
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.center, .center))
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) {
    letGo(of: child.widget)
    renderer?.settleLater(self)
  }

  package override func measureGreed() -> Greed { .both }

  package override func update(from old: Element?) { if old != nil { renderer?.settleLater(self) } }

  private func letGo(of widget: Widget) {
    if ground.child == widget { ground.child = nil }
    for paned in paneds {
      if paned.start == widget { paned.start = nil }
      if paned.end == widget { paned.end = nil }
    }
  }

  package override func settle() {
    guard case .panes(let panes) = element.kind else { return }
    let lengths = paneds.map(\.position)
    renderer?.movingLists.move {
      ground.child = nil
      for paned in paneds {
        paned.start = nil
        paned.end = nil
      }
      let orientation: Orientation = panes.axis == .horizontal ? .horizontal : .vertical
      paneds = children.dropLast().map { _ in PanedWidget(orientation) }
      for (index, paned) in paneds.enumerated() {
        paned.start = children[index].widget
        paned.end = index + 1 < paneds.count ? paneds[index + 1] : children.last?.widget
      }
      ground.child = paneds.first ?? children.first?.widget
    }
    // What the user made of those that are still there.
    if lengths.count == paneds.count { for (paned, length) in zip(paneds, lengths) where length > 0 { paned.position = length } }
  }
}
