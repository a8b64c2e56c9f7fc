package import SidelightBridge
package import SidelightCore

/// A page with its bars: an AdwToolbarView, inside of an AdwNavigationPage where it is a column or a page of a stack or of tabs.
@MainActor package final class PageController: Controller {
  let shell: PageShell
  private let holder: BodyHolder
  private(set) var header: PageHeader?
  private var bottomBar: PageBottomBar?
  private(set) weak var search: SearchController?
  private var largeTitle: LargeTitle?
  private var windowButtons: [HeaderBarWidget] = []
  var barLooks = PageBarLooks()
  var edge: HeaderEdge?
  private var keys: KeyController?
  /// Hides the bars at the top while they make room for what is scrolled; nil for bars that stay.
  package internal(set) var minimizer: BarMinimizer?
  /// Opens the menu of the items that the user shows and hides.
  private(set) var barMenu: MenuListener?
  /// Brings the focus back into the content when that has changed with it.
  let arrival = FocusArrival()
  /// At which corners of its place the window's buttons may stand, if that is at the corner of the window.
  var windowCorners = WindowCorners.both { didSet { if windowCorners != oldValue { cornersChanged() } } }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer, around: Controller?) {
    let isInSplit = if case .split? = around?.element.kind { true } else { false }
    let isNavigated =
      switch around?.element.kind {
      case .split, .navigation, .tabs: true
      default: false
      }
    let shell = PageShell(isNavigated: isNavigated) { [weak renderer] in if let renderer { renderer.movingLists.move($0) } else { $0() } }
    self.shell = shell
    holder = BodyHolder { [weak shell] content in shell?.content = content }
    super.init(id, element, in: renderer, core: shell.outermost)
    shell.outermostChanged = { [weak self] in self?.replaceCore($0) }
    shell.barsMade = { [weak self] in if let self { SteadyButtons.follow(self, $0) } }
    if let bars = shell.bars { SteadyButtons.follow(self, bars) }
    // What is in a column has the room that it needs, even where the column has less.
    if isInSplit { cutContent() }
    // No window grows with what lies over it. The bars of a page in a sheet stay where they are.
    if around?.isInSheet == true { shell.scrollContent() }
  }

  /// What split views, stacks and tab views hold; nil for the own page of a window or a sheet.
  var page: NavigationPageWidget? { shell.page }

  package override func update(from old: Element?) {
    guard case .page(let element) = element.kind else { return }
    page?.title = element.name
    if case .page(let old)? = old?.kind, old.name != element.name { renamePage(around: self) }
    page?.letsBack = !element.hidesBack
    if element.cutsContent { cutContent() }
    shell.clip?.isCutting = element.cutsContent
    if element.runsBeneath != runsBeneath(old) { runBeneath(element.runsBeneath) }
    if element.role != oldRole(old) { page?.name = element.role }
    releaseTabs(old, element)
    if element.showsHeader && !element.isHeaderHidden {
      let header = header ?? makeHeader()
      if !element.showsTitle || element.titleDisplay == .large {
        header.show(title: "")
      } else if element.title.isEmpty && element.subtitle.isEmpty && page == nil {
        header.show(title: nil)
      } else {
        header.show(title: element.title, subtitle: element.subtitle)
      }
      header.bar.showsWindowButtons = !element.hidesCloseButton
      if let renderer {
        header.show(tabs: element.tabBar, renderer.symbols) { [weak self] bar, event in self?.send(.tabs(bar.tabs, event)) }
      }
      // The column may come with this batch of patches.
      if element.sidebarToggle != nil { renderer?.settleLater(self) }
      header.show(toggle: element.sidebarToggle) { [weak self] split in self?.send(.split(split, .toggleSidebar)) }
      listen(on: element.toolbarMenu == nil ? nil : header)
    } else if let header {
      listen(on: nil)
      shell.bars?.remove(header.bin)
      header.removeItems()
      self.header = nil
      followEdge()
    }
    showWindowButtons(element.showsHeader && element.isHeaderHidden)
    showLargeTitle(element)
    shell.setBackdrop(element.ground?.groundClass(.page))
    if element.barLooks != oldBarLooks(old) { barLooks.show(element.barLooks, edge?.effect ?? .automatic, on: shell.takeBars()) }
    if header != nil { followEdge() }
    minimizeBars(element)
  }

  private func oldBarLooks(_ old: Element?) -> [PageBar: BarLook] {
    if case .page(let page)? = old?.kind { page.barLooks } else { [:] }
  }

  private func showLargeTitle(_ element: PageElement) {
    guard element.titleDisplay != .inline else {
      if let largeTitle { shell.bars?.remove(largeTitle.bar) }
      largeTitle = nil
      return
    }
    let isNew = largeTitle == nil
    let title = largeTitle ?? LargeTitle()
    largeTitle = title
    title.show(element.title, element.subtitle, isRevealed: element.titleDisplay == .large)
    if isNew { stackTopBars() }
  }

  /// Shows the bars above the content in their order.
  private func stackTopBars() {
    let shown = shell.takeBars()
    var last: Widget?
    for bar in [header?.bin, largeTitle?.bar, search?.bar].compactMap({ $0 as Widget? }) {
      if bar.parent == nil { shown.addTopBar(bar) }
      if let last { shown.moveTopBar(bar, below: last) }
      last = bar
    }
  }

  /// Cuts what is wider than the page, and reports it once.
  func cutContent() {
    shell.cutContent { [weak self] needed, width in
      if let self { send(.cut(id, needed: Double(needed), width: Double(width))) }
    }
  }

  /// The tabs in the header bar go elsewhere, and the focus with them.
  private func releaseTabs(_ old: Element?, _ new: PageElement) {
    guard case .page(let old)? = old?.kind, let bar = old.tabBar, bar.tabs != new.tabBar?.tabs else { return }
    (renderer?.controller(for: bar.tabs) as? any TabBarOwner)?.losesBar(header?.tabBar)
  }

  private func listen(on header: PageHeader?) {
    guard (header == nil) != (barMenu == nil) else { return }
    barMenu?.stop()
    barMenu = header.map { header in
      MenuListener(on: header.content, over: header.bin) { [weak self] in
        guard let self, let renderer, case .page(let page) = element.kind else { return false }
        return renderer.openMenu(page.toolbarMenu, over: $0, $1, $2, isPointed: $3)
      }
    }
  }

  private func oldRole(_ old: Element?) -> String {
    if case .page(let page)? = old?.kind { page.role } else { "" }
  }

  private func makeHeader() -> PageHeader {
    let header = PageHeader()
    self.header = header
    header.bar.setWindowButtons(start: windowCorners.start, end: windowCorners.end)
    stackTopBars()
    if search != nil { searchChanged() }
    header.show(toolbar)
    return header
  }

  private var toolbar: [Slot: [Controller]] {
    Dictionary(uniqueKeysWithValues: Slot.headerBar.map { ($0, children(in: $0)) })
  }

  /// libadwaita decides which pages have them at which end, as it does for header bars that are more than them.
  private func showWindowButtons(_ isShown: Bool) {
    guard isShown != !windowButtons.isEmpty else { return }
    for bar in windowButtons { shell.ground?.remove(bar) }
    windowButtons = []
    guard isShown else { return }
    for isStart in [true, false] where isStart ? windowCorners.start : windowCorners.end {
      let bar = HeaderBarWidget()
      bar.addClass("flat")
      bar.showWindowButtonsOnly(atStart: isStart)
      bar.horizontalAlign = isStart ? .start : .end
      bar.verticalAlign = .start
      shell.takeGround().insert(bar)
      windowButtons.append(bar)
    }
  }

  /// Draws the window's buttons in the page's bars, or leaves them out while their room stays.
  func drawWindowButtons(_ areDrawn: Bool) {
    for bar in windowButtons { bar.drawWindowButtons(areDrawn) }
    header?.bar.drawWindowButtons(areDrawn)
  }

  /// How far down the window's buttons stand, and how high they are; nil while they are not on the screen.
  func heightOfWindowButtons(in other: Widget) -> PixelRectangle? {
    guard let bar = header?.bar ?? windowButtons.first, bar.isMapped else { return nil }
    return bar.bounds(in: other)
  }

  /// Where the window's buttons in its bars are; nowhere while these make room for what is scrolled.
  func windowControls(in other: Widget) -> [PixelRectangle] {
    if case .page(let page) = element.kind, page.isHeaderMinimized { return [] }
    return (header.map { [$0.bar] } ?? windowButtons).flatMap { $0.windowControls(in: other) }
  }

  /// The pages around something, from the inside out, up to those of its window or sheet.
  static func pages(around controller: Controller?) -> [PageController] {
    var pages: [PageController] = []
    for around in controller.map({ Array(sequence(first: $0, next: \.parent)) }) ?? [] {
      if let page = around as? PageController { pages.append(page) }
      if around is any CornerHome { break }
    }
    return pages
  }

  private func cornersChanged() {
    header?.bar.setWindowButtons(start: windowCorners.start, end: windowCorners.end)
    guard case .page(let page) = element.kind, page.showsHeader, page.isHeaderHidden else { return }
    showWindowButtons(false)
    showWindowButtons(true)
  }

  /// The search field opened or closed, or is another one.
  func searchChanged() {
    header?.show(search: search?.button) { [weak self] in self?.search?.present($0) }
  }

  package override func attach(_ child: Controller, at index: Int) {
    if let search = child as? SearchController {
      self.search = search
      renderer?.settleLater(self)
      stackTopBars()
      return searchChanged()
    }
    if Slot.headerBar.contains(child.slot) {
      child.place(Placement(.center, .center))
      header?.show(toolbar)
    } else if Slot.bottomBar.contains(child.slot) {
      child.place(Placement(.center, .center))
      let bar = bottomBar ?? makeBottomBar()
      bar.show(children(in: .bottom), status: children(in: .status))
    } else {
      child.place(Placement(.center, .center))
      holder.attach(child, at: index)
      renderer?.settleLater(self)
    }
  }

  package override func detach(_ child: Controller) {
    if let search = child as? SearchController {
      shell.bars?.remove(search.bar)
      self.search = nil
      renderer?.settleLater(self)
      return searchChanged()
    }
    if Slot.headerBar.contains(child.slot) {
      header?.remove(child)
    } else if Slot.bottomBar.contains(child.slot) {
      bottomBar?.remove(child)
      if let bar = bottomBar, bar.isEmpty {
        shell.bars?.remove(bar.bar)
        bottomBar = nil
      }
    } else {
      holder.detach(child)
    }
    // The batch may attach the child again, so the bars are told once all patches have been applied.
    renderer?.settleLater(self)
  }

  package override func reorder(_ child: Controller, to index: Int) {
    if Slot.headerBar.contains(child.slot) {
      header?.show(toolbar)
    } else if Slot.bottomBar.contains(child.slot) {
      bottomBar?.show(children(in: .bottom), status: children(in: .status))
    } else {
      super.reorder(child, to: index)
    }
  }

  package override func settle() {
    header?.show(toolbar)
    if header != nil { followEdge() }
    if case .page(let page) = element.kind, let toggle = page.sidebarToggle {
      let sidebar = renderer?.controller(for: toggle.split)?.children.first { $0.slot == .sidebar } as? PageController
      header?.setToggled(sidebar?.page)
    }
    bottomBar?.show(children(in: .bottom), status: children(in: .status))
  }

  /// No content comes any more, and waiting for it would keep the page alive.
  package override func discard() {
    arrival.cancel()
    edge?.end()
    shell.clip?.discard()
  }

  private func makeBottomBar() -> PageBottomBar {
    let bar = PageBottomBar()
    bottomBar = bar
    shell.takeBars().addBottomBar(bar.bar)
    return bar
  }

  package override func measureGreed() -> Greed { .both }

  /// What hears a secondary click on the header bar, and what holds the menu that it opens; nil where it opens none. For tests.
  package var menuBar: (heard: Widget, holder: Widget)? {
    guard barMenu != nil, let header else { return nil }
    return (header.content, header.bin)
  }

  /// The button of the menu that a toolbar item is in, where the bar does not show it. For tests.
  package func menu(of item: Controller) -> MenuButtonWidget? { header?.menu(of: item) ?? bottomBar?.menu(of: item) }

  /// While the page has the focus itself, because nothing in it can have it yet, keys for its content do nothing. GTK would move the focus
  /// to the first button, and the next key would use that.
  func keepKeys() {
    guard keys == nil, let page else { return }
    let keys = KeyController()
    keys.phase = .target
    keys.onPressed { key, modifiers in modifiers.isEmpty && key.isForContent }
    page.addController(keys)
    self.keys = keys
  }

  /// The tabs of a tab view, if they are in the header bar.
  func tabBar(of tabs: NodeID) -> TabBar? {
    guard case .page(let page) = element.kind, page.tabBar?.tabs == tabs else { return nil }
    return header?.tabBar
  }

  /// What the content takes of the room that a page gives it.
  var contentGreed: Greed { holder.greed }

  /// The size that a frame around all of the content wishes, in px, with the bars above it.
  func contentIdeal(_ orientation: Orientation) -> Int? {
    let body = children(in: .body)
    guard body.count == 1, let ideal = body[0].element.layout.ideal(horizontal: orientation == .horizontal) else { return nil }
    return pixels(ideal, .up) + (orientation == .vertical ? shell.heightOfBars : 0)
  }

  /// The widget of the content.
  var content: Widget? { shell.content }
}

extension Controller {
  /// Whether it is a sheet, or stands in one.
  fileprivate var isInSheet: Bool {
    sequence(first: self as Controller, next: \.parent).contains { if case .sheet = $0.element.kind { true } else { false } }
  }
}

extension PageController: SearchPage {}

extension PageController: FocusPage {
  func expectFocus() { arrival.enter(self) }
}

/// The upper corners of a page's place at which the window's buttons may stand.
struct WindowCorners: Equatable {
  let start: Bool
  let end: Bool

  static let both = WindowCorners(start: true, end: true)
}

extension PageElement {
  /// A page needs a name even where the app gives none, and libadwaita complains about one without.
  fileprivate var name: String {
    title.isEmpty ? roleName ?? "Page" : title
  }
}

extension KeyController.Key {
  /// Whether it moves within a content or uses what is there.
  fileprivate var isForContent: Bool {
    switch self {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space: true
    default: false
    }
  }
}

extension PageController {
  /// What is below it, as far as pages of its own, may be called as it is.
  fileprivate func renamePage(around controller: Controller) {
    (controller as? any PageNamed)?.pageRenamed()
    for child in controller.children { renamePage(around: child) }
  }
}
