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
  /// Where it stands, as its container decides.
  var place: PagePlace {
    didSet {
      guard place != oldValue else { return }
      refresh()
      if place.isPart != oldValue.isPart { settlePreferences() }
    }
  }
  /// Whether a frame around all of the content says how wide what the page stands in is.
  private let wishesWidth: Bool
  private let mirroring = Mirroring()
  /// Whether the bars at its top make room for what is scrolled.
  private var header = HeaderPart()
  /// What is shown in it.
  private lazy var body = {
    let body = PageContent(of: self, in: inner, scope: EnvironmentScope(inside: inner)) { [unowned self] in context($0) }
    body.changed = { [unowned self] in showContent() }
    return body
  }()
  /// What stands in its bars.
  private lazy var toolbar = PageToolbar(of: self, host, in: inner) { [unowned self] in context($0) }

  /// - Parameters:
  ///   - role: what the page is, for assistive technology.
  ///   - isStackRoot: whether it is the first page of a stack.
  ///   - place: where it stands at first.
  ///   - overrides: environment values for the content.
  init(
    _ context: NodeContext, role: String = "", isStackRoot: Bool = false, place: PagePlace = PagePlace(),
    overrides: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    self.role = role
    self.place = place
    // A detail has what the other columns leave, so that a frame in it says nothing of the column.
    wishesWidth = place.isWindow || isStackRoot || role == Slot.sidebar.rawValue || role == Slot.content.rawValue
    var own = context
    own.decoration = mirroring.decoration
    host = ElementHost(.page(PageElement(role: role)), own)
    let isVisible = context.scope.value(VisibleKey.self)
    let editMode = Binding(location: editMode)
    inner = EnvironmentScope(inside: context.scope) {
      if $0[EditModeKey.self].isPagesOwn { $0[EditModeKey.self] = EditModeSource(binding: editMode, isPagesOwn: true) }
      // A search around a page is the page's, and not that of a tab view in it.
      $0[TabSearchTargetKey.self] = nil
      $0[PageSearchKey.self] = PageSearch(in: $0[PageSearchKey.self])
      overrides?(&$0)
      $0[VisibleKey.self] = isVisible
    }
    super.init(context)
    graph.register(self, for: host.id)
    refresh()
  }

  override var pathStep: PathStep { role.isEmpty ? .none : .named(role) }

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

  /// A page takes what its content says to it, and passes on the rest. A part of another page passes on everything.
  override func mergedPreferences() -> Preferences? {
    if place.isPart { return body.shown?.preferences }
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

  /// Brings the page to what its content says and where it stands.
  private func refresh() {
    if mirroring.follow(self, in: scope) { host.decorationChanged() }
    let isVisible = graph.reading(self) { scope.value(VisibleKey.self) } && !place.isCovered
    inner.set(VisibleKey.self, to: isVisible)
    body.scope.set(VisibleKey.self, to: isVisible && !isPresenting)
    if let sizeClass = place.sizeClass { inner.set(SizeClassKey.self, to: UserInterfaceSizeClass(sizeClass)) }
    var said = body.shown?.preferences?.forPage ?? Preferences()
    // What lies below still says where links lead.
    if isPresenting, let below = body.content?.preferences {
      said.destinations += below.destinations
      said.presented += below.presented
    }
    let outer = toolbar.outer
    let chrome = graph.reading(self) {
      PageChrome(said.facts, place, around: PageSurroundings(scope, inside: inner, outer), role: role)
    }
    chrome.inside.pass(to: inner)
    inner.set(
      PageToggleKey.self, to: said.placesSidebarToggle ? chrome.inside.sidebarToggle.map { PageToggle($0, ToggleSender.of(graph)) } : nil)
    if let search = inner.value(PageSearchKey.self), search.isRemoved != said.removesSearch { search.isRemoved = said.removesSearch }
    showTitle(chrome, said)
    var page = chrome.page
    page.toolbarMenu = toolbar.place(chrome, own: said.toolbar, outer: outer, title: titleNode?.preferences?.toolbar ?? [])
    page.isHeaderMinimized = header.follow(page.minimizing, said.scrolled, in: host, isCovered: place.isCovered)
    host.set(.page(page))
    said.refusesTabs = chrome.refusesTabs
    let frameWidth = wishedWidth
    guard said != self.said || frameWidth != self.frameWidth else { return }
    self.said = said
    self.frameWidth = frameWidth
    settlePreferences()
    saidChanged?()
  }

  /// Makes the title that is an item of the toolbar, or brings it up to date.
  private func showTitle(_ chrome: PageChrome, _ said: Preferences) {
    guard !isShowingTitle else { return }
    isShowingTitle = true
    defer { isShowingTitle = false }
    guard let item = chrome.titleItem else {
      let old = titleNode
      titleNode = nil
      old?.destroy()
      return
    }
    let title = PageTitle(title: item.text, subtitle: chrome.page.subtitle, actions: said.titleActions, isAtStart: item.isAtStart) {
      [weak graph] in graph?.reveal($0)
    }
    let view = ToolbarItemView(placement: item.isAtStart ? .title : .principal, content: title)
    if let titleNode { return titleNode.update(view) }
    titleNode = graph.makeNode(view, context(inner))
  }

  private var wishedWidth: ColumnWidth? {
    guard wishesWidth else { return nil }
    var roots: [ElementHost] = []
    body.shown?.collect(into: &roots)
    return roots.count == 1 ? ColumnWidth(framing: roots[0].element.layout) : nil
  }

  override func rootsChanged() { if frameWidth != wishedWidth { refresh() } }
}

extension PageNode: HostingNode {
  /// Two things happen to a page itself: to the bars at its top, and that its place is narrower than its content can be.
  func handle(_ event: Event) {
    if case .header(_, let event) = event {
      header.handle(event)
      refresh()
    }
    guard case .cut(_, let needed, let width) = event else { return }
    let name = (said.title ?? "").isEmpty ? role : "“\(said.title ?? "")”"
    Problem.report(
      "the content of the page \(name.isEmpty ? "of a window" : name) needs \(Int(needed)) px, and its place has \(Int(width)) px, so "
        + "that it is cut at its end. Let it be narrower, or put it into a ScrollView(.horizontal).")
  }
}

extension PageNode: Dismissable {
  func dismiss() { leave?() }
}
