import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a split view: its pages, which its model places.
final class SplitNode<Sidebar: View, Content: View, Detail: View>: AnySplitNode<NavigationSplitView<Sidebar, Content, Detail>>,
  ColumnOwner, InspectorTaker, StyledSplit
{
  private var pages: [ColumnPage] = []
  /// What the environment says, and the views of a style that is not the split view's own.
  private var choice = SplitStyleChoice.native(.automatic)
  private var styling: SplitStyling?
  private let link = StyledSplitLink()
  /// What code did to selections in this update.
  private var selectionNews: SelectionNews?
  /// Until then, selections are part of the beginning.
  private var hasBegun = false
  /// What a binding in each column presents in the next one.
  private var presented = SplitColumns<PresentedPage?>(repeating: nil)
  /// All that bindings in each column wanted to present when it was looked at last.
  private var offered = SplitColumns<[PresentedPage]>(repeating: [])
  /// Pages whose destination nobody declared yet.
  private var missing: [PageNode] = []
  private var hasContent: Bool { Content.self != EmptyView.self }

  /// The button of a sidebar around this split view, which takes the place of its own.
  private var outerToggle: SidebarToggle?

  /// The top of the stack whose title the split view said last.
  private var titledTop: SplitColumn?
  /// The window's title, which one of the columns shows where none has a title of its own.
  private var windowTitle: String?

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: NodeContext) {
    super.init(view, context, Content.self == EmptyView.self ? .two : .three)
    takeSurroundings()
    addPage(.sidebar, .sidebar)
    if hasContent { addPage(.content, .content) }
    addPage(.detail, .detail)
    showColumns()
    context.inspector?.offer(to: self)
    link.owner = self
    begin()
    hasBegun = true
    restyle()
    takePresented()
  }

  private func addPage(_ column: SplitColumn, _ slot: Slot) {
    let columnContext = ColumnContext(column, self)
    var around = slotContext
    around.scope = EnvironmentScope(inside: scope)
    let page = PageNode(
      around, role: slot.rawValue, place: SplitPages.start(of: column),
      overrides: {
        $0[ColumnKey.self] = columnContext
        $0[NavigatorKey.self] = NavigatorBox(columnContext)
        $0[PlanReaderKey.self] = nil
        $0[StacksFilledColumnsKey.self] = false
        $0[HasNoDetailKey.self] = false
        $0[SidebarAroundKey.self] = .split
      })
    columnContext.page = page
    page.saidChanged = { [weak self] in self?.columnChanged() }
    pages.append(ColumnPage(column: column, page: page, context: columnContext, scope: around.scope))
    host.setSlot(slot, [page])
  }

  private func page(_ column: SplitColumn) -> PageNode? { pages.first { $0.column == column }?.page }

  private func showColumns() {
    page(.sidebar)?.show(view.sidebar)
    page(.content)?.show(view.content)
    page(.detail)?.show(view.detail)
  }

  override var children: [ViewNode] { pages.map(\.page) + [styling?.root].compactMap { $0 } }

  override func viewChanged(from old: NavigationSplitView<Sidebar, Content, Detail>) {
    showColumns()
    evaluate()
  }

  /// What is declared now: the bindings, the style, and the widths that the columns ask for.
  override func declared() -> SplitConfiguration {
    var configuration = super.declared()
    graph.track(self) {
      configuration.visibility = view.columnVisibility?.wrappedValue.core
      configuration.preferredCompactColumn = view.preferredCompactColumn?.wrappedValue.core
      choice = scope.value(SplitStyleKey.self)
    }
    configuration.style = if case .native(let style) = choice { style } else { styling?.decision.style ?? .automatic }
    for entry in pages {
      configuration.widths[entry.column] = widthWished(by: entry)
      configuration.hasSelection[entry.column] = entry.context.hasSelection
      configuration.awaitsChoice[entry.column] = entry.context.awaitsChoice
    }
    return configuration
  }

  /// The detail has what the other columns leave, so that a frame in it says nothing of its width.
  private func widthWished(by entry: ColumnPage) -> ColumnWidth? {
    let said = entry.page.said
    return said.columnWidth ?? entry.page.frameWidth ?? (entry.column == .detail ? nil : said.framedWidth)
  }

  /// The one of the modifier around the split view, or else of its last column that has one.
  override var inspector: InspectorEntry? {
    context.inspector?.entry(for: self) ?? pages.reversed().firstNonNil(\.page.said.inspector)
  }

  func inspectorChanged() { invalidate() }

  override func write(_ action: SplitAction) {
    switch action {
    case .writeVisibility(let visibility): view.columnVisibility?.wrappedValue = NavigationSplitViewVisibility(visibility)
    case .writePreferredCompactColumn(let column): view.preferredCompactColumn?.wrappedValue = NavigationSplitViewColumn(column)
    case .writeInspector, .planChanged: break
    }
  }

  override func restoreBindings(_ earlier: LastingValue) {
    if let visibility = view.columnVisibility, visibility.mayRestore(whereEmpty: { $0 == .automatic }),
      let known = earlier["visibility"]?.text.flatMap(SplitVisibility.init(name:))
    {
      visibility.restore(NavigationSplitViewVisibility(known))
    }
    if let column = view.preferredCompactColumn, column.mayRestore(whereEmpty: { _ in false }),
      let known = earlier["top"]?.text.flatMap(SplitColumn.init(name:))
    {
      column.restore(NavigationSplitViewColumn(known))
    }
  }

  override func planChanged() {
    var stand = SplitPages(host.id, split)
    stand.windowTitle = windowTitle
    stand.outerToggle = outerToggle
    stand.removesToggle = pages.contains { $0.page.said.removesSidebarToggle }
    stand.isTitled = pages.contains { $0.page.said.title != nil }
    graph[Sidebars.self].set(stand.toggle, of: host.id, in: scope)
    for entry in pages {
      entry.page.place = stand.place(of: entry.column, sizeClass: sizeClass(of: entry.column))
      entry.page.inner.set(CollapsedKey.self, to: model.plan.isCollapsed)
    }
  }

  private func takeSurroundings() {
    windowTitle = graph.reading(self) { scope.value(WindowTitleKey.self) }
    // A split view around this one has a button of its own beside this one's.
    outerToggle = graph.reading(self) { scope.value(SidebarAroundKey.self) == .tabs ? scope.value(SidebarToggleKey.self) : nil }
  }

  /// The views of a style follow in the next flush.
  override func modelChanged() {
    if hasBegun, model.plan.top != titledTop {
      titledTop = model.plan.top
      settlePreferences()
    }
    if let styling, !styling.knows(model) { invalidate() }
    if hasBegun, split.showsColumns, model.regularWidth != preferences?.columnsWidth { settlePreferences() }
  }

  /// A column says something else: its width may have changed, and the window's title with it.
  private func columnChanged() {
    invalidate()
    planChanged()
    settlePreferences()
    for page in missing where page.isAlive { page.invalidate() }
  }

  override func mergedPreferences() -> Preferences? {
    var merged = preferencesBeyondPages
    merged.hasOwnHeader = split.showsColumns
    merged.refusesTabs = split.showsColumns
    merged.columnsWidth = split.showsColumns ? model.regularWidth : 0
    merged.toolbar = styling?.root.preferences?.toolbar ?? []
    // The bar of the tabs stands below all columns that are shown.
    for entry in pages.reversed() where split.isVisible(entry.column) { merged.bars.fill(from: entry.page.said.bars.only(.tabs)) }
    for entry in pages where split.isVisible(entry.column) { merged.grounds.add(entry.page.said.grounds.aroundPage) }
    merged.grounds.leave(.split)
    // In the stack it is the page that is seen.
    let columns = [model.plan.top, .detail, .content, .sidebar].compactMap { $0 }
    merged.title = styling?.root.preferences?.title ?? columns.firstNonNil { page($0)?.said.title }
    merged.scrolled = columns.first.flatMap { self.page($0)?.said.scrolled }
    return merged
  }

  /// Where a style places a column, only that place knows how wide it is.
  private func sizeClass(of column: SplitColumn) -> SizeClass? {
    split.hasOwnLayout ? model.sizeClass(of: column) : styling?.sizeClasses[column]
  }

  // MARK: Style

  var splitID: NodeID { host.id }

  override var arrangement: SplitArrangement { styling?.decision.arrangement ?? .plan }

  override func evaluate() {
    let (title, toggle) = (windowTitle, outerToggle)
    takeSurroundings()
    super.evaluate()
    if title != windowTitle || toggle != outerToggle { planChanged() }
    restyle()
    if hasBegun { takePresented() }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[Sidebars.self].set(nil, of: host.id, in: scope)
    context.inspector?.withdraw(from: self)
  }

  func slotsChanged() { invalidate() }

  /// Brings the views of the style up to date, and the columns to where these want them.
  private func restyle() {
    let before = (arrangement, styling?.decision.style)
    switch choice {
    case .native:
      guard styling != nil else { return }
      exchange(nil)
      for entry in pages { entry.scope.replace(with: KeyedValues()) }
    case .custom(let style):
      if styling?.update(style, model) != true { exchange(SplitStyling(style, model, link, slotContext)) }
      settleStyling()
    }
    guard before != (arrangement, styling?.decision.style) else { return }
    // The plan follows from the style whose layout is asked for.
    declare()
    apply()
    settlePreferences()
  }

  private func exchange(_ new: SplitStyling?) {
    let old = styling
    styling = new
    host.setSlot(.body, new.map { [$0.root] } ?? [])
    old?.root.destroy()
  }

  private func settleStyling() {
    guard let styling else { return }
    styling.settle()
    for entry in pages {
      if let values = styling.environments[entry.column] { entry.scope.replace(with: values) }
      entry.page.place.sizeClass = sizeClass(of: entry.column)
    }
  }

  // MARK: Columns

  var destinations: [DestinationEntry] { pages.flatMap(\.page.said.destinations) }

  func stacksTurned() { if hasBegun { invalidate() } }

  func selectionsTurned() { if hasBegun { invalidate() } }

  func selectionWritten() { tellAfterUpdate { $0.isWritten = true } }

  func selectionTaken(from column: SplitColumn) { tellAfterUpdate { $0.taken.insert(column) } }

  /// Code that writes one selection often writes another, and lists come with them: all of it counts together.
  private func tellAfterUpdate(_ note: (inout SelectionNews) -> Void) {
    guard hasBegun else { return }
    let isFirst = selectionNews == nil
    var news = selectionNews ?? SelectionNews()
    note(&news)
    selectionNews = news
    guard isFirst else { return }
    graph.after { [weak self] in
      guard let self, isAlive, let news = selectionNews else { return }
      selectionNews = nil
      declare()
      if news.isWritten { tell(.selectionWritten) }
      let cleared = pages.first { news.taken.contains($0.column) && !$0.context.hasSelection }
      if let cleared { tell(.selectionCleared(in: cleared.column)) }
    }
  }

  func advance(from column: SplitColumn) { tell(.advanced(from: column)) }

  func follow(_ value: AnyHashable, from column: SplitColumn) {
    guard let next = pages.after(column) else { return }
    if let stack = next.stack {
      stack.present(value)
    } else {
      endPresented(in: next)
      next.page.present(value) { [weak self, weak page = next.page] in
        self?.destination(for: value, in: page) ?? MissingDestination(value: value)
      }
    }
    advance(from: column)
  }

  func follow(_ source: PageSource, from column: SplitColumn, toDetail: Bool) {
    guard let next = toDetail ? pages.last : pages.after(column) else { return }
    let makesStack = makesStack(in: next)
    if !makesStack, let stack = next.stack {
      stack.present(source)
    } else {
      endPresented(in: next)
      next.page.present(source, source.filling(makesStack))
    }
    // A column between the two is not where the user goes.
    if let last = pages.last(where: { $0.column < next.column }) { advance(from: last.column) }
  }

  /// Whether what fills a column stands in a stack of its own: in the detail of a navigation view, so that the links in it have where to
  /// lead. Those in the other columns lead to the next one.
  private func makesStack(in next: ColumnPage) -> Bool { next.column == .detail && isNavigationView }

  private var isNavigationView: Bool { graph.reading(self) { scope.value(StacksFilledColumnsKey.self) } }

  var linksLeaveStacks: Bool { isNavigationView }

  var selectionsLead: Bool { graph.reading(self) { !scope.value(HasNoDetailKey.self) } }

  /// What a link leads to takes the place of what a binding presents in a column. The binding has the last word.
  private func endPresented(in next: ColumnPage) {
    guard let column = pages.last(where: { $0.column < next.column })?.column, let old = presented[column] else { return }
    presented[column] = nil
    old.source.end(old.item)
    invalidate()
  }

  /// Brings the columns to what bindings in the ones before them present now. Of several in one column the newest one counts, and ends the
  /// one before it.
  private func takePresented() {
    for (entry, next) in zip(pages, pages.dropFirst()) {
      let wanted = entry.page.said.presented
      let known = offered[entry.column]
      offered[entry.column] = wanted
      let old = presented[entry.column]
      let new = wanted.last { !known.contains($0) } ?? wanted.last { $0 == old } ?? wanted.last
      let hasOtherStack = next.context.takeStackNews()
      guard new != old else {
        if hasOtherStack, let new { next.keep(new, makesStack: makesStack(in: next)) }
        continue
      }
      presented[entry.column] = new
      next.show(new, insteadOf: old, makesStack: makesStack(in: next))
      if new != nil { advance(from: entry.column) } else { tell(.selectionCleared(in: entry.column)) }
      if let old, wanted.contains(old) { old.source.end(old.item) }
    }
    guard let last = pages.last, !last.page.said.presented.isEmpty else { return }
    Problem.report(
      "a navigationDestination(isPresented:) or (item:) presents nothing: it stands in the last column of a split view. Put a "
        + "NavigationStack into that column, around the view that has the modifier.")
  }

  override func handle(_ event: Event) {
    super.handle(asFarAsAllowed(event))
  }

  /// Going back in a stack of columns takes away what bindings brought there, from the last column on. A binding that keeps its page keeps
  /// the user there.
  private func asFarAsAllowed(_ event: Event) -> Event {
    guard case .split(let id, let happened) = event, let wanted = model.columnLedBack(by: happened) else { return event }
    for entry in pages.reversed() where entry.column >= wanted {
      guard let page = presented[entry.column] else { continue }
      page.source.end(page.item)
      if entry.page.said.presented.contains(page), let next = pages.after(entry.column) { return .split(id, .showTop(next.column)) }
    }
    return event
  }

  private func destination(for value: AnyHashable, in page: PageNode?) -> (any View)? {
    missing.removeAll { $0 === page }
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let view = destinations.map(\.destination).first(where: { $0.type == type })?.page(for: value) { return view }
    if let page { missing.append(page) }
    Problem.report(
      "no navigationDestination(for: \(Swift.type(of: value.base)).self) is in a column of the split view that a link with such a value "
        + "stands in. Add the modifier to the column's content, or put a NavigationStack into the next column.")
    return nil
  }
}

extension SplitElement {
  /// Whether there is a column to be seen, and its header bar with it.
  fileprivate var showsColumns: Bool { arrangement != .slots([]) }
}

/// What code did to the selections of a split view in one update.
private struct SelectionNews {
  var isWritten = false
  /// The columns in which a list has nothing selected any more.
  var taken: Set<SplitColumn> = []
}
