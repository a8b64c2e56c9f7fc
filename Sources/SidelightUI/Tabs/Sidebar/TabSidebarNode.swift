import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a tab view with a sidebar: a split view of two columns, the list of the tabs in the first one and the tab view itself in the
/// other. The tab view's model decides everything.
final class TabSidebarNode<SelectionValue: Hashable, Content: View>: ElementNode<TabView<SelectionValue, Content>>, DependentNode,
  ColumnOwner
{
  private let link = TabSidebarLink()
  private var sidebar: PageNode?
  private var detail: PageNode?
  /// What the sidebar shows.
  private var listed: TabSidebarContents?

  init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, .split(TabModel(TabConfiguration([])).split))
    let column = ColumnContext(.sidebar, self)
    let sidebar = PageNode(
      slotContext, role: Slot.sidebar.rawValue, place: TabSidebarPages.sidebarStart,
      overrides: {
        $0[ColumnKey.self] = column
        $0[NavigatorKey.self] = NavigatorBox(nil)
        $0[PlanReaderKey.self] = nil
        $0[InsideTabsKey.self] = true
        $0[StacksFilledColumnsKey.self] = false
        $0[SidebarAroundKey.self] = nil
      })
    self.sidebar = sidebar
    column.page = sidebar
    let search = graph.reading(self) { scope.value(TabSearchTargetKey.self) }
    let detail = PageNode(
      slotContext, place: TabSidebarPages.detailStart,
      overrides: { [link] in
        $0[PlanReaderKey.self] = nil
        $0[TabSidebarLinkKey.self] = link
        // The tab view in it is this one.
        $0[TabSearchTargetKey.self] = search
        $0[SidebarAroundKey.self] = .tabs
      })
    self.detail = detail
    detail.show(view)
    host.setSlot(.sidebar, [sidebar])
    host.setSlot(.detail, [detail])
    perform()
    sidebar.saidChanged = { [weak self] in self?.perform() }
    detail.saidChanged = { [weak self] in self?.perform() }
    link.changed = { [weak self] in self?.perform() }
  }

  override var children: [ViewNode] { [sidebar, detail].compactMap { $0 } }

  override func viewChanged(from old: TabView<SelectionValue, Content>) { detail?.show(view) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[Sidebars.self].set(nil, of: host.id, in: scope)
  }

  override func evaluate() {
    isDirty = false
    listed = nil
    perform()
  }

  override func handle(_ event: Event) {
    guard case .split(_, let event) = event, let event = TabEvent(event) else { return }
    link.send(event)
  }

  // MARK: What is shown

  /// Performs the plan of the tab view: tells the consumer and the columns how everything stands.
  private func perform() {
    guard let contents = link.contents, let sidebar, let detail else { return }
    let plan = contents.plan
    var stand = TabSidebarPages(host.id, plan, title: contents.title)
    graph.reading(self) {
      stand.hasSidebarAround = scope.value(SidebarAroundKey.self) != nil
      stand.outerToggle = scope.value(SidebarToggleKey.self)
    }
    stand.removesToggle = sidebar.said.removesSidebarToggle || detail.said.removesSidebarToggle
    var split = contents.split
    split.material = graph.reading(self) { scope.sidebarMaterial }
    host.set(.split(split))
    if plan.hasSidebar { list(contents, in: sidebar) }
    graph[Sidebars.self].set(stand.toggle, of: host.id, in: scope)
    sidebar.place = stand.sidebar
    detail.place = stand.detail(beside: split.material)
    settlePreferences()
    let reader = scope.value(PlanReaderKey.self)
    // Without a sidebar it is the split view in the page that has a plan.
    detail.inner.set(PlanReaderKey.self, to: plan.hasSidebar ? nil : reader)
    guard plan.hasSidebar, let reader else { return }
    graph.after { [weak self] in if let self, isAlive { reader.read(contents.split.plan) } }
  }

  private func list(_ contents: TabSidebarContents, in sidebar: PageNode) {
    // A resize changes nothing in the list.
    if let listed, listed.lists(as: contents) { return }
    listed = contents
    let extras = graph.reading(self) { scope.value(TabSidebarExtrasKey.self) }
    sidebar.show(TabSidebar(contents: contents, extras: extras) { [link] in link.send($0) })
  }

  override func mergedPreferences() -> Preferences? {
    guard let detail else { return nil }
    var merged = preferencesBeyondPages
    merged.sayOn(around: detail.said)
    merged.hasOwnHeader = true
    // A tab view around would not know which of the tabs a header bar in here is for.
    merged.refusesTabs = true
    return merged
  }

  // MARK: The column of the sidebar

  var destinations: [DestinationEntry] { [] }
  func selectionsTurned() {}
  func selectionWritten() {}
  func selectionTaken(from column: SplitColumn) {}
  func advance(from column: SplitColumn) { link.send(.leaveSidebar) }
  func follow(_ value: AnyHashable, from column: SplitColumn) { reportLink() }
  func follow(_ source: PageSource, from column: SplitColumn, toDetail: Bool) { reportLink() }

  private func reportLink() {
    Problem.report(
      "a NavigationLink leads nowhere: it stands in the sidebar of a TabView, whose tabs alone have pages. Select a tab in place of it.")
  }
}
