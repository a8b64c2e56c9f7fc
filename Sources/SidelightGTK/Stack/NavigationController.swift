import SidelightBridge
package import SidelightCore

/// A navigation stack as an AdwNavigationView.
@MainActor package final class NavigationController: Controller, Sliding {
  private let view: NavigationViewWidget
  /// The pages that the view holds, the root first, as the controllers know them.
  private var shown: [NavigationPageWidget] = []
  private let echo = EchoGuard()
  private var reassertion: MainSource?
  private let arrival = FocusArrival()
  /// How pages come and go that do so in a way of their own.
  private let passages = PagePassages()

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    view = NavigationViewWidget()
    super.init(id, element, in: renderer, core: view)
    view.connect(NavigationViewWidget.popped) { [weak self] _ in self?.wentBack() }
    SteadyButtons.follow(self, view)
  }

  var isAtRest: Bool { view.isAtRest }

  /// Whether a page is on its way that comes or goes in a way of its own, for tests.
  package var isPassing: Bool { passages.isUnderWay }

  override func takeFocus() -> Bool { children(in: .pages).last?.takeFocus() == true }

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
    let pages = children(in: .pages).compactMap { $0 as? PageController }
    let wanted = pages.compactMap(\.page)
    guard wanted != shown else { return settleTransition(pages.last) }
    let moves = view.isMapped && renderer?.isAnimating == true
    let hasFocus = view.containsFocus
    let isReturn = wanted.count < shown.count
    let isPush = wanted.count == shown.count + 1 && wanted.dropLast() == shown[...] && !shown.isEmpty
    let movesFreely = moves && renderer?.mayMove == true
    let coming = isPush && movesFreely ? passages.prepare(pages[pages.count - 1], over: pages[pages.count - 2]) : nil
    let isLeaving = isReturn && movesFreely && !wanted.isEmpty && wanted == Array(shown.prefix(wanted.count))
    echo.applying {
      view.isAnimated = moves && coming == nil && !(isReturn && passages.areOwn)
      if isPush {
        view.push(wanted[wanted.count - 1])
      } else if wanted.count < shown.count, !wanted.isEmpty, wanted == Array(shown.prefix(wanted.count)) {
        view.pop(to: wanted[wanted.count - 1])
      } else {
        view.replace(with: wanted)
        // libadwaita (up to 1.10 at least) lets the page that was shown before stay on the screen below a new top, where it can still be
        // used.
        for page in wanted.dropLast() { page.isChildVisible = false }
      }
    }
    shown = wanted
    if let coming { coming() } else if isLeaving { passages.leave(to: pages.last) }
    settleTransition(pages.last)
    if hasFocus { focusContent(of: wanted.last, isReturn: isReturn) }
  }

  /// A page that goes in a way of its own does not slide as well.
  private func settleTransition(_ page: PageController?) {
    passages.watch(page)
    view.isAnimated = !passages.areOwn
  }

  /// libadwaita gives the focus to the first button of the header bar, which leads back; the content of the page comes first. A page that
  /// is returned to has it where it was, if that is still there.
  private func focusContent(of page: NavigationPageWidget?, isReturn: Bool) {
    let pages = children(in: .pages).lazy.compactMap { $0 as? PageController }
    guard let page = pages.first(where: { $0.page == page }), !isReturn || page.content?.containsFocus != true else { return }
    arrival.enter(page)
  }

  /// Goes back by one page; false on the first one, and on one that keeps the user there.
  func leave() -> Bool {
    (children(in: .pages).last as? PageController)?.page?.letsBack != false && view.goBack()
  }

  /// The user went back by one page or more; the tree follows once it has heard of it. A path that does not want it so stays as it is
  /// without a patch, and the page comes back.
  private func wentBack() {
    echo.unlessApplying {
      shown = Array(shown.prefix(view.pageCount))
      let below = children(in: .pages).lazy.compactMap { $0 as? PageController }.first { $0.page == shown.last }
      // A page that was swiped away has gone already.
      if renderer?.desktop.traits.isReducedMotion == false, view.isAtRest { passages.leave(to: below) }
      settleTransition(below)
      if view.containsFocus { focusContent(of: shown.last, isReturn: true) }
      send(.popped(id, pages: shown.count))
      reassertion?.cancel()
      reassertion = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in
        self?.reassertion = nil
        self?.renderer?.host?.flush()
        self?.settle()
      }
    }
  }

  package override func discard() {
    reassertion?.cancel()
    passages.end()
    arrival.cancel()
  }
}
