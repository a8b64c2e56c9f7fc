import SidelightCore

/// The node of a split view: its pages, which its model places.
final class SplitNode<Sidebar: View, Content: View, Detail: View>: AnySplitNode<NavigationSplitView<Sidebar, Content, Detail>>,
  ColumnOwner, InspectorTaker
{
  private var pages: [(column: SplitColumn, page: PageNode, context: ColumnContext)] = []
  /// Pages whose destination nobody declared yet.
  private var missing: [PageNode] = []
  private var hasContent: Bool { Content.self != EmptyView.self }

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: NodeContext) {
    super.init(view, context, Content.self == EmptyView.self ? .two : .three)
    addPage(.sidebar, .sidebar)
    if hasContent { addPage(.content, .content) }
    addPage(.detail, .detail)
    showColumns()
    context.inspector?.taker = self
    begin()
  }

  private func addPage(_ column: SplitColumn, _ slot: Slot) {
    let columnContext = ColumnContext(column, self)
    let page = PageNode(
      slotContext, role: slot.rawValue,
      overrides: {
        $0[ColumnKey.self] = columnContext
        $0[NavigatorKey.self] = NavigatorBox(columnContext)
        $0[PlanReaderKey.self] = nil
      })
    page.saidChanged = { [weak self] in self?.columnChanged() }
    pages.append((column, page, columnContext))
    host.setSlot(slot, [page])
  }

  private func page(_ column: SplitColumn) -> PageNode? { pages.first { $0.column == column }?.page }

  private func showColumns() {
    page(.sidebar)?.show(view.sidebar)
    page(.content)?.show(view.content)
    page(.detail)?.show(view.detail)
  }

  override var children: [ViewNode] { pages.map(\.page) }

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
      configuration.style = scope.value(SplitStyleKey.self)
    }
    for entry in pages { configuration.widths[entry.column] = entry.page.said.columnWidth }
    return configuration
  }

  /// The one of the modifier around the split view, or else of its last column that has one.
  override var inspector: InspectorEntry? {
    context.inspector?.entry ?? pages.reversed().lazy.compactMap(\.page.said.inspector).first
  }

  func inspectorChanged() { invalidate() }

  override func write(_ action: SplitAction) {
    switch action {
    case .writeVisibility(let visibility): view.columnVisibility?.wrappedValue = NavigationSplitViewVisibility(visibility)
    case .writePreferredCompactColumn(let column): view.preferredCompactColumn?.wrappedValue = NavigationSplitViewColumn(column)
    case .writeInspector, .planChanged: break
    }
  }

  override func planChanged() {
    let carrier: SplitColumn = hasContent && model.plan.isVisible(.content) ? .content : .detail
    let isRemoved = pages.contains { $0.page.said.removesSidebarToggle }
    let taker = [SplitColumn.detail, .content, .sidebar].first(where: model.plan.isVisible)
    for entry in pages {
      entry.page.takesOuterItems = entry.column == taker
      entry.page.isCovered = !model.plan.isVisible(entry.column)
      entry.page.inner.set(CollapsedKey.self, to: model.plan.isCollapsed)
      let isCarrier = entry.column == carrier && !model.plan.isCollapsed && !isRemoved
      entry.page.inner.set(
        SidebarToggleKey.self, to: isCarrier ? SidebarToggle(split: host.id, isOn: model.plan.isVisible(.sidebar)) : nil)
    }
  }

  /// A column says something else: its width may have changed, and the window's title with it.
  private func columnChanged() {
    invalidate()
    planChanged()
    settlePreferences()
    for page in missing where page.isAlive { page.invalidate() }
  }

  override func mergedPreferences() -> Preferences? {
    var merged = Preferences()
    merged.hasOwnHeader = true
    merged.title = page(.detail)?.said.title ?? page(.content)?.said.title ?? page(.sidebar)?.said.title
    return merged
  }

  // MARK: Columns

  var destinations: [DestinationEntry] { pages.flatMap(\.page.said.destinations) }

  func advance(from column: SplitColumn) { tell(.advanced(from: column)) }

  func follow(_ value: AnyHashable, from column: SplitColumn) {
    guard let index = pages.firstIndex(where: { $0.column == column }), index + 1 < pages.count else { return }
    let next = pages[index + 1]
    if let stack = next.context.stack {
      stack.present(value)
    } else {
      present(value, in: next.page)
    }
    advance(from: column)
  }

  /// A column without a stack shows the destination over its own content.
  private func present(_ value: AnyHashable, in page: PageNode) {
    page.present { [weak self, weak page] in self?.destination(for: value, in: page) ?? MissingDestination(value: value) }
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

/// How split views treat their detail.
enum SplitStyleKey: EnvironmentKey {
  static var defaultValue: SplitStyle { .automatic }
}

/// The width in pixels that the window opens with, as far as its scene says it; 0 where it does not.
enum ExpectedWidthKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}
