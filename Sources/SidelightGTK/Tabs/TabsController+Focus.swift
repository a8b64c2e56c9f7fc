import SidelightBridge
import SidelightCore

/// The focus when what it is in goes away.
extension TabsController: TabBarOwner {
  /// What went away with the focus in it.
  enum Loss { case bar, page }

  /// Gives the focus to the selected tab, wherever the bar stands, which may be the header bar of a page further in; says whether it went.
  func focusBar() -> Bool {
    bar?.takeFocus() ?? carousel?.dots?.takeFocus() ?? barInHeader?.takeFocus() ?? false
  }

  /// The bar in the header bar of the shown page, or of the page around.
  var barInHeader: TabBar? { shown.flatMap { headerBar(in: $0) } ?? outerHeaderBar }

  /// The bar of these tabs in the header bar of the page around.
  private var outerHeaderBar: TabBar? {
    var around = parent
    while let controller = around {
      if let page = controller as? PageController, let bar = page.tabBar(of: id) { return bar }
      around = controller.parent
    }
    return nil
  }

  /// Whether the focus is in the bar, where that is inside of what changes with the page.
  var hasFocusInPagesBar: Bool {
    carousel?.dots?.bin.containsFocus == true || shown.flatMap { headerBar(in: $0) }?.box.containsFocus == true
  }

  /// The bar of these tabs in the header bar of a page, or of one inside it.
  func headerBar(in controller: Controller) -> TabBar? {
    if let bar = (controller as? PageController)?.tabBar(of: id) { return bar }
    return Reach.inside(controller).firstNonNil { headerBar(in: $0) }
  }

  /// A bar with the focus goes away, as when it moves from a header bar to the bottom.
  func losesBar(_ bar: TabBar?) {
    guard bar?.box.containsFocus == true else { return }
    lost = .bar
    renderer?.settleLater(self)
  }

  /// A page goes away, with the focus or without it.
  func loses(_ page: Controller) {
    guard page.widget.containsFocus else { return }
    lost = headerBar(in: page)?.box.containsFocus == true ? .bar : .page
    renderer?.settleLater(self)
  }
}
