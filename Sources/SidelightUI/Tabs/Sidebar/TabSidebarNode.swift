import SidelightCore

/// The node of a tab view with a sidebar: a split view of two columns, the list of the tabs in the first one and the tab view itself in the
/// other. The tab view's model decides everything.
final class TabSidebarNode<SelectionValue: Hashable, Content: View>: ElementNode<TabView<SelectionValue, Content>>, DependentNode,
  ColumnOwner, InnerSidebar
{
  private let link = TabSidebarLink()
  /// The sidebars of split views in the pages.
  private let inner = SidebarFamily(isOfTabs: true)
  private var sidebar: PageNode?
  private var detail: PageNode?
  /// What the sidebar shows.
  private var listed: TabSidebarContents?

  init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context, .split(TabModel(TabConfiguration([])).split))
    graph.reading(self) { scope.value(SidebarFamilyKey.self) }?.join(self)
    let column = ColumnContext(.sidebar, self)
    let sidebar = PageNode(
      slotContext, role: Slot.sidebar.rawValue,
      overrides: {
        $0[ColumnKey.self] = column
        $0[NavigatorKey.self] = NavigatorBox(nil)
        $0[PlanReaderKey.self] = nil
        $0[TabSurroundingsKey.self] = TabSurroundings(isInside: true)
        $0[CutsContentKey.self] = true
        $0[StacksFilledColumnsKey.self] = false
        $0[SidebarFamilyKey.self] = nil
      })
    self.sidebar = sidebar
    column.page = sidebar
    let search = graph.reading(self) { scope.value(TabSearchTargetKey.self) }
    let detail = PageNode(
      slotContext,
      overrides: { [link, inner] in
        $0[PlanReaderKey.self] = nil
        $0[CutsContentKey.self] = true
        $0[TabSidebarLinkKey.self] = link
        // The tab view in it is this one.
        $0[TabSearchTargetKey.self] = search
        $0[SidebarFamilyKey.self] = inner
      })
    self.detail = detail
    detail.isBare = true
    detail.takesOuterItems = true
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

  override func evaluate() {
    isDirty = false
    listed = nil
    perform()
  }

  override func handle(_ event: Event) {
    guard case .split(_, let event) = event, let wasShown = link.contents?.plan.isSidebarShown else { return }
    if let event = TabEvent(event) { link.send(event) }
    if case .toggleSidebar = event, !wasShown, link.contents?.plan.isSidebarShown == true { inner.show() }
  }

  // MARK: What is shown

  /// Performs the plan of the tab view: tells the consumer and the columns how everything stands.
  private func perform() {
    guard let contents = link.contents, let sidebar, let detail else { return }
    let plan = contents.plan
    let outerToggle = graph.reading(self) { scope.value(SidebarFamilyKey.self) == nil ? nil : scope.value(SidebarToggleKey.self) }
    host.set(.split(contents.split))
    sidebar.isCovered = !plan.isSidebarShown
    if plan.hasSidebar { list(contents, in: sidebar) }
    sidebar.setSizeClass(.compact)
    let isRemoved = sidebar.said.removesSidebarToggle || detail.said.removesSidebarToggle
    let ownToggle = plan.hasSidebar && !isRemoved ? SidebarToggle(split: host.id, isOn: plan.isSidebarShown) : nil
    let isBeside = if case .sidebar(.some) = plan.place { true } else { false }
    // One button: that of the outermost sidebar, in the first header bar beside it.
    sidebar.inner.set(SidebarToggleKey.self, to: isBeside ? outerToggle : nil)
    detail.inner.set(SidebarToggleKey.self, to: outerToggle == nil ? ownToggle : isBeside ? nil : outerToggle)
    settlePreferences()
    guard plan.hasSidebar, let reader = scope.value(PlanReaderKey.self) else { return }
    graph.after { [weak self] in if let self, isAlive { reader.read(contents.split.plan) } }
  }

  private func list(_ contents: TabSidebarContents, in sidebar: PageNode) {
    // A resize changes nothing in the list.
    if let listed, listed.lists(as: contents) { return }
    listed = contents
    let extras = graph.reading(self) { scope.value(TabSidebarExtrasKey.self) }
    sidebar.show(TabSidebar(contents: contents, extras: extras) { [link] in link.send($0) })
  }

  // MARK: The column of the sidebar

  var destinations: [DestinationEntry] { [] }
  func selectionsTurned() {}
  func selectionWritten() {}
  func selectionTaken(from column: SplitColumn) {}
  func advance(from column: SplitColumn) { link.send(.leaveSidebar) }
  // Links in the sidebar have no navigator, and are reported before they come here.
  func follow(_ value: AnyHashable, from column: SplitColumn) {}
  func follow(_ source: PageSource, from column: SplitColumn, toDetail: Bool) {}

  func showSidebar() {
    guard graph.reading(self, { scope.value(VisibleKey.self) }) else { return }
    link.send(.setSidebarShown(true))
  }
}

/// The sidebars inside something with a sidebar of its own. One button shows and hides the outer one, and where it shows that one it shows
/// those that are hidden inside, too: nothing else would.
@MainActor final class SidebarFamily {
  private struct Member {
    weak var sidebar: (any InnerSidebar)?
  }
  private var members: [Member] = []
  /// Whether it is a tab view that has the outer sidebar.
  let isOfTabs: Bool

  init(isOfTabs: Bool = false) { self.isOfTabs = isOfTabs }

  func join(_ sidebar: any InnerSidebar) {
    members.removeAll { $0.sidebar == nil }
    members.append(Member(sidebar: sidebar))
  }

  func show() { for member in members { member.sidebar?.showSidebar() } }
}

/// Something whose sidebar has no button because something around it has one.
@MainActor protocol InnerSidebar: AnyObject {
  /// Shows the sidebar if the user could see it.
  func showSidebar()
}

/// The family of the sidebar around; nil where there is none.
enum SidebarFamilyKey: EnvironmentKey {
  static var defaultValue: SidebarFamily? { nil }
}
