import SidelightBridge
package import SidelightCore

/// A widget of the app's own. It takes the size that it asks for, and all the room that there is where it wants to expand.
@MainActor package final class HostedController: Controller {
  private let maker: (any WidgetMaker)?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    maker = renderer.host?.widgetMaker(id)
    super.init(id, element, in: renderer, core: maker?.makeWidget() as? Widget ?? BoxWidget(.horizontal))
  }

  package override func update(from old: Element?) {
    if let core { maker?.update(core) }
  }

  package override func measureGreed() -> Greed {
    Greed(core?.wantsExpansion(.horizontal) == true, core?.wantsExpansion(.vertical) == true)
  }

  package override func discard() {
    if let core { maker?.dismantle(core) }
  }
}
