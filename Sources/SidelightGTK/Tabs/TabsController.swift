import SidelightBridge
package import SidelightCore

/// A tab view: its pages in an AdwViewStack, and its bar above or below them, unless header bars or a sidebar have that. Pages that follow
/// each other are in a carousel with dots, which is all that the stack shows then.
@MainActor package final class TabsController: Controller {
  let stack = ViewStackWidget()
  private let layout: TabsLayout
  private(set) var bar: TabBar?
  var carousel: TabCarousel?
  /// The page that is shown.
  package private(set) weak var shown: PageController?
  /// Where the focus was in pages that were left with it.
  private var origins: [NodeID: Widget] = [:]
  private let arrival = FocusArrival()
  var lost: Loss?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    layout = TabsLayout(stack)
    super.init(id, element, in: renderer, core: layout.bin)
    layout.controller = self
    layout.bin.tabOrder = { [weak self] in self?.layout.order }
  }

  package override func update(from old: Element?) {
    guard case .tabs(let tabs) = element.kind else { return }
    showCarousel(tabs)
    if tabs.carousel == nil, let new = tabs.bar, let renderer {
      let bar = bar ?? makeBar(renderer)
      bar.show(new)
      layout.place(bar.box, isBelow: tabs.plan.place == .bottom, isMinimized: tabs.plan.isBarMinimized)
    } else if bar != nil {
      losesBar(bar)
      layout.place(nil, isBelow: false)
      bar = nil
    }
    renderer?.settleLater(self)
  }

  private func makeBar(_ renderer: Renderer) -> TabBar {
    let bar = TabBar(renderer.symbols)
    bar.choose = { [weak self] bar, event in self?.send(.tabs(bar.tabs, event)) }
    self.bar = bar
    return bar
  }

  override func takeFocus() -> Bool { shown?.takeFocus() == true }

  package override func attach(_ child: Controller, at index: Int) {
    if child.slot == .accessory {
      child.place(Placement(.fill, .center))
      return layout.show(accessory: children(in: .accessory).map(\.widget))
    }
    guard let page = child as? PageController else { return }
    child.place(Placement(.fill, .fill))
    if carousel == nil { stack.add(page.widget) }
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) {
    if child.slot == .accessory { return layout.show(accessory: children(in: .accessory).filter { $0 !== child }.map(\.widget)) }
    loses(child)
    takeOut(child.widget)
    origins[child.id] = nil
  }

  /// The order of the pages is that of the tabs, which only the bar shows.
  package override func reorder(_ child: Controller, to index: Int) {}

  /// Shows the page that is to be shown, once all patches of a batch are in.
  package override func settle() {
    guard case .tabs(let tabs) = element.kind else { return }
    let focus = stack.containsFocus ? stack.focusInRoot : nil
    let wasInBar = lost == .bar || hasFocusInPagesBar
    let isLost = lost != nil
    lost = nil
    placePages(tabs)
    guard let page = children.first(where: { $0.id == tabs.page }) as? PageController else { return }
    guard page !== shown else {
      if isLost, !wasInBar || !focusBar() { arrival.enter(page, isForced: true) }
      return
    }
    let old = shown
    if let old, let focus, !wasInBar { origins[old.id] = focus }
    shown = page
    if carousel == nil { show(page) }
    guard focus != nil || isLost else { return }
    var origin = origins.removeValue(forKey: page.id).map { FocusArrival.Origin(widget: $0, prefersSelection: true) }
    // A user who moves through the tabs with the keyboard stays on them, even where the page brings another header bar along.
    if wasInBar {
      if focusBar() { return }
      origin = barInHeader?.selected.map { FocusArrival.Origin(widget: $0, prefersSelection: false, isComing: true) } ?? origin
    }
    arrival.enter(page, at: origin, isForced: true)
  }

  /// The stack gives the focus back by itself, and in a page that was scrolled since then that would be scrolled again.
  private func show(_ page: PageController) {
    guard let origin = origins[page.id] else { return stack.show(page.widget) }
    ScrollWidget.holding(around: origin) { stack.show(page.widget) }
  }

  package override func measureGreed() -> Greed { .both }

  package override func discard() {
    arrival.cancel()
    origins = [:]
  }
}
