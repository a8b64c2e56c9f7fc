import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A page: content with a header bar, whose title and toolbar items come from the content. Columns, pages of stacks and
/// windows are made of it.
@MainActor final class PageNode: ViewNode, DependentNode {
  let host: ElementHost
  /// What views beside this page say to those in it, where it is a part of the page around: beside an inspector.
  var partContext: ((inout NodeContext) -> Void)?
  var isPartOfPageAround: Bool { partContext != nil }
  private let role: String
  /// The title, where it is more than a text.
  private var titleNode: TypedNode<ToolbarItemView<PageTitle>>?
  /// It is being made or changed, and what it says meanwhile is no news.
  private var isShowingTitle = false
  /// What the page says at the moment, for those around it.
  private(set) var said = Preferences()
  var saidChanged: (() -> Void)?
  /// The width that a frame around all of the content of a leading column, a window or the root of a stack wishes; nil where there is none.
  private(set) var frameWidth: ColumnWidth?
  /// Goes back to the page below, where there is one.
  var leave: (() -> Void)?
  let inner: EnvironmentScope
  private let editMode = StateLocation(EditMode.inactive, owner: nil)
  /// Stands within another page and has no header bar: what its content says goes to that page.
  var isBare = false {
    didSet {
      guard isBare != oldValue else { return }
      refresh()
      settlePreferences()
    }
  }
  /// Whether it is a window's own page, whose header bar shows the window's title by itself.
  private let isRoot: Bool
  /// Whether a frame around all of the content says how wide what the page stands in is.
  private let wishesWidth: Bool
  /// Whether another page lies over this one.
  var isCovered = false { didSet { if isCovered != oldValue { refresh() } } }
  private let mirroring = Mirroring()
  /// What is shown in it.
  private lazy var body = {
    let body = PageContent(of: self, in: inner, scope: EnvironmentScope(inside: inner)) { [unowned self] in context($0) }
    body.changed = { [unowned self] in showContent() }
    return body
  }()
  /// What stands in its bars.
  private(set) lazy var toolbar = {
    let toolbar = PageToolbar(of: self, host, role: role, in: inner) { [unowned self] in context($0) }
    toolbar.changed = { [unowned self] in refresh() }
    return toolbar
  }()

  /// - Parameters:
  ///   - role: what the page is, for assistive technology.
  ///   - isRoot: whether it is a window's own page.
  ///   - isStackRoot: whether it is the first page of a stack.
  ///   - overrides: environment values for the content.
  init(
    _ context: NodeContext, role: String = "", isRoot: Bool = false, isStackRoot: Bool = false,
    overrides: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    self.role = role
    self.isRoot = isRoot
    // A detail has what the other columns leave, so that a frame in it says nothing of the column.
    wishesWidth = isRoot || isStackRoot || role == Slot.sidebar.rawValue || role == Slot.content.rawValue
    var own = context
    own.decoration = mirroring.decoration
    host = ElementHost(.page(PageElement(role: role)), own)
    let isVisible = context.scope.value(VisibleKey.self)
    let editMode = Binding(location: editMode)
    inner = EnvironmentScope(inside: context.scope) {
      if $0[EditModeKey.self].isPagesOwn { $0[EditModeKey.self] = EditModeSource(binding: editMode, isPagesOwn: true) }
      // A search around a page is the page's, and not that of a tab view in it.
      $0[TabSearchTargetKey.self] = nil
      overrides?(&$0)
      $0[VisibleKey.self] = isVisible
      $0[OuterToolbarKey.self] = []
      $0[OuterBarsKey.self] = BarTraits()
      $0[TitleDisplayKey.self] = .inline
    }
    super.init(context)
    graph.register(self, for: host.id)
    refresh()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.unregister(host.id)
  }

  override var children: [ViewNode] { body.nodes + [titleNode, toolbar.menu].compactMap { $0 } }

  private func context(_ scope: EnvironmentScope) -> NodeContext {
    var below = context
    below.parent = self
    below.scope = scope
    below.enterElement()
    partContext?(&below)
    return below
  }

  /// Shows a view as the page's content; one of the same type keeps its state.
  func show<Content: View>(_ view: Content) { body.show(view) }

  /// Shows what a closure makes, and runs it again when something that it reads changes.
  func show(_ make: @escaping () -> AnyView) { body.show(make) }

  /// Lays what a closure makes over the content, which keeps its state. It runs again when something that it reads changes.
  ///
  /// - Parameters:
  ///   - id: what it is; the same one keeps its state.
  ///   - target: what the views inside can end; nil where they can't.
  func present(_ id: AnyHashable, dismissing target: (any Dismissable)? = nil, _ make: @escaping () -> any View) {
    body.present(id, dismissing: target, make)
  }

  /// Whether something lies over the content.
  var isPresenting: Bool { body.presented != nil }

  /// Whether that is what lies over the content.
  func shows(_ id: AnyHashable) -> Bool { body.presents(id) }

  /// Shows the content again.
  func presentNothing() { body.presentNothing() }

  private func showContent() {
    host.setSlot(.body, body.shown.map { [$0] } ?? [])
    settlePreferences()
    refresh()
  }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  /// A page takes what its content says to it, and passes on the rest. A bare one passes on everything.
  override func mergedPreferences() -> Preferences? {
    if isBare { return body.shown?.preferences }
    let beyond = preferencesBeyondPages
    return beyond.isEmpty ? nil : beyond
  }

  override func childPreferencesChanged() {
    refresh()
    settlePreferences()
  }

  override func evaluate() {
    isDirty = false
    body.evaluate()
    refresh()
  }

  private func refresh() {
    if mirroring.follow(self, in: scope) { host.decorationChanged() }
    let isVisible = graph.reading(self) { scope.value(VisibleKey.self) } && !isCovered
    inner.set(VisibleKey.self, to: isVisible)
    body.scope.set(VisibleKey.self, to: isVisible && !isPresenting)
    var said = body.shown?.preferences?.forPage ?? Preferences()
    // What lies below still says where links lead.
    if isPresenting, let below = body.content?.preferences {
      said.destinations += below.destinations
      said.presented += below.presented
    }
    let toggle = graph.reading(self) { inner.value(SidebarToggleKey.self) }
    let windowTitle = isRoot ? nil : graph.reading(self) { inner.value(WindowTitleKey.self) }
    var page = PageElement(
      title: said.title ?? windowTitle ?? "", subtitle: said.subtitle ?? "", showsHeader: !said.hasOwnHeader && !isBare, role: role)
    var bars = said.bars
    bars.fill(from: graph.reading(self) { scope.value(OuterBarsKey.self) })
    inner.set(OuterBarsKey.self, to: said.hasOwnHeader || said.hasOwnBottomBar ? bars : BarTraits())
    page.showsTitle = !said.removesTitle && !said.leadsTitle
    page.hidesBack = said.hidesBack
    page.cutsContent = !said.hasOwnHeader && graph.reading(self) { inner.value(CutsContentKey.self) }
    page.isHeaderHidden = page.showsHeader && bars.hides(.header)
    let tabBar = graph.reading(self) { inner.value(TabSurroundingsKey.self).bar }
    if page.showsHeader && !page.isHeaderHidden {
      page.sidebarToggle = toggle
      // A page over another one says what it is, and how to go back: the tabs around it are those of the other one.
      page.tabBar = said.tabBar ?? (leave == nil ? tabBar : nil)
    }
    if page.showsHeader { page.barLooks = bars.pageLooks }
    page.titleDisplay = titleDisplay(page, said, bars)
    let (isInSheet, staysOpen) = graph.reading(self) {
      (inner.value(PresenterKey.self).presenter is SheetNode, inner.value(KeepsSheetOpenKey.self))
    }
    page.hidesCloseButton = isInSheet && page.showsHeader && (staysOpen || leavesByItem(said))
    showTitle(page, said)
    page.toolbarMenu = toolbar.place(
      said, bars, titleItems: titleItems, isBare: isBare, hasHeader: page.showsHeader && !page.isHeaderHidden)
    host.set(.page(page))
    let refusesTabs = bars.hides(.header) || toolbar.hasPrincipal(said, bars, titleItems: titleItems)
    if !said.hasOwnHeader { said.refusesTabs = said.refusesTabs || refusesTabs }
    inner.set(HeaderRefusesTabsKey.self, to: isBare ? graph.reading(self) { scope.value(HeaderRefusesTabsKey.self) } : refusesTabs)
    let frameWidth = wishedWidth
    guard said != self.said || frameWidth != self.frameWidth else { return }
    self.said = said
    self.frameWidth = frameWidth
    settlePreferences()
    saidChanged?()
  }

  /// Whether an item of the app's own leaves the sheet: the page's, or one around the stack or split view that the page shows.
  private func leavesByItem(_ said: Preferences) -> Bool {
    (said.toolbar.map(\.placement) + toolbar.outerItems(said).map(\.placement)).contains(.cancellationAction)
  }

  /// How the title is to stand where it has room.
  func titleDisplay(_ said: Preferences) -> TitleDisplay { said.titleDisplay ?? graph.reading(self) { inner.value(TitleDisplayKey.self) } }

  /// How the title stands now. A large one goes into the header bar while what is below it is scrolled, and what the user can do something
  /// with is always there.
  private func titleDisplay(_ page: PageElement, _ said: Preferences, _ bars: BarTraits) -> TitleDisplay {
    let hasTitle = !page.title.isEmpty && page.showsTitle && page.showsHeader && !bars.hides(.header) && said.titleActions.isEmpty
    let isLarge = hasTitle && titleDisplay(said) == .large
    let isFollowed = graph.reading(self) {
      scope.value(FollowsScrollingKey.self) || inner.value(TabSurroundingsKey.self).followsScrolling
    }
    // Something else in the middle of the header bar leaves no room for the title there.
    let staysLarge = isLarge && (page.tabBar != nil || toolbar.hasPrincipal(said, bars, titleItems: []))
    inner.set(FollowsScrollingKey.self, to: isLarge && !staysLarge || isFollowed)
    guard isLarge, !staysLarge else { return isLarge ? .large : .inline }
    return said.scrolled?.state.isAtTop == false ? .collapsed : .large
  }

  /// A title with which the user can do something stands in the header bar as an item, unless the app has put another one there.
  private func showTitle(_ page: PageElement, _ said: Preferences) {
    guard !isShowingTitle else { return }
    isShowingTitle = true
    defer { isShowingTitle = false }
    let isPlain = said.titleActions.isEmpty && !said.leadsTitle || !page.showsHeader || page.isHeaderHidden || said.removesTitle
    let outer = toolbar.outerItems(said)
    let others = graph.reading(self) { (said.toolbar + outer.compactMap(\.entry)).filter { $0.arranged?.isShown != false } }
    // The header bar of a window's own page shows the window's title by itself, but not beside an item in its place.
    let text = said.title ?? graph.reading(self) { inner.value(WindowTitleKey.self) } ?? ""
    let isEmpty = text.isEmpty && page.subtitle.isEmpty && said.titleActions.isEmpty
    guard !isPlain, !isEmpty, said.leadsTitle || !others.contains(where: { $0.placement == .principal }) else {
      let old = titleNode
      titleNode = nil
      old?.destroy()
      return
    }
    let title = PageTitle(title: text, subtitle: page.subtitle, actions: said.titleActions, isAtStart: said.leadsTitle) { [weak graph] in
      graph?.reveal($0)
    }
    let item = ToolbarItemView(placement: said.leadsTitle ? .title : .principal, content: title)
    if let titleNode { return titleNode.update(item) }
    titleNode = graph.makeNode(item, context(inner))
  }

  /// What the title adds to the toolbar.
  private var titleItems: [ToolbarEntry] { titleNode?.preferences?.toolbar ?? [] }

  private var wishedWidth: ColumnWidth? {
    guard wishesWidth else { return nil }
    var roots: [ElementHost] = []
    body.shown?.collect(into: &roots)
    return roots.count == 1 ? ColumnWidth(framing: roots[0].element.layout) : nil
  }

  override func rootsChanged() { if frameWidth != wishedWidth { refresh() } }
}

extension PageNode: HostingNode {
  /// The only thing that happens to a page itself: its place is narrower than its content can be.
  func handle(_ event: Event) {
    guard case .cut(_, let needed, let width) = event else { return }
    let name = (said.title ?? "").isEmpty ? role : "“\(said.title ?? "")”"
    Problem.report(
      "the content of the page \(name.isEmpty ? "of a window" : name) needs \(Int(needed)) px, and its place has \(Int(width)) px, so "
        + "that it is cut at its end. Let it be narrower, or put it into a ScrollView(.horizontal).")
  }
}

extension PageNode {
  /// Tells the content how wide the page is: a container that has measured it does so, with nil where it has no width now.
  func setSizeClass(_ sizeClass: SizeClass?) {
    if let sizeClass { inner.set(SizeClassKey.self, to: UserInterfaceSizeClass(sizeClass)) }
  }
}

extension PageNode: Dismissable {
  func dismiss() { leave?() }
}
