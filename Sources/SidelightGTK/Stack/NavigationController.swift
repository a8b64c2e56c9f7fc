import SidelightBridge
import SidelightCore

/// A navigation stack as an AdwNavigationView.
@MainActor package final class NavigationController: Controller {
  private let view: NavigationViewWidget
  /// The pages that the view holds, the root first, as the controllers know them.
  private var shown: [NavigationPageWidget] = []
  private let echo = EchoGuard()
  private var reassertion: MainSource?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    view = NavigationViewWidget()
    super.init(id, element, in: renderer, core: view)
    view.connect(NavigationViewWidget.popped) { [weak self] _ in self?.wentBack() }
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.fill, .fill))
    renderer?.settleLater(self)
  }
  package override func detach(_ child: Controller) { renderer?.settleLater(self) }
  package override func reorder(_ child: Controller, to index: Int) { renderer?.settleLater(self) }
  package override func measureGreed() -> Greed { .both }

  /// Brings the view to the pages that the tree has now, once for all patches of a batch: one page pushed or some popped at the
  /// end move, anything else is replaced.
  package override func settle() {
    let wanted = children(in: .pages).compactMap { ($0 as? PageController)?.page }
    guard wanted != shown else { return }
    let moves = view.isMapped && renderer?.isAnimating == true
    echo.applying {
      view.isAnimated = moves
      if wanted.count == shown.count + 1, wanted.dropLast() == shown[...], !shown.isEmpty {
        view.push(wanted[wanted.count - 1])
      } else if wanted.count < shown.count, !wanted.isEmpty, wanted == Array(shown.prefix(wanted.count)) {
        view.pop(to: wanted[wanted.count - 1])
      } else {
        view.replace(with: wanted)
      }
      view.isAnimated = true
    }
    shown = wanted
  }

  /// The user went back by one page or more; the tree follows once it has heard of it, or else the pages come back.
  private func wentBack() {
    echo.unlessApplying {
      shown = Array(shown.prefix(view.pageCount))
      send(.popped(id, pages: shown.count))
      reassertion?.cancel()
      reassertion = MainSource.idle { [weak self] () -> Void in
        self?.reassertion = nil
        self?.settle()
      }
    }
  }

  package override func discard() { reassertion?.cancel() }
}
