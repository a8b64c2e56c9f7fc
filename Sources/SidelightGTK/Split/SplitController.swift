package import SidelightBridge
package import SidelightCore

/// A split view of two or three columns: performs the plan that the split model made.
///
/// Nested AdwOverlaySplitViews show leading columns beside the detail or over it. The detail itself never leaves an
/// AdwNavigationSplitView that is always collapsed; in the compact stage the leading columns move into it and become one stack.
@MainActor package final class SplitController: Controller {
  /// Beside or over the rest: the sidebar, and with three columns within it the content. Unused with one column.
  package let outer = OverlaySplitWidget()
  package let inner: OverlaySplitWidget?
  /// The detail, and below it what the compact stage stacks.
  package let stack = NavigationSplitWidget()
  /// With three columns: sidebar and content as one page below the detail.
  package let leadingStack: NavigationSplitWidget?
  let leadingPage: NavigationPageWidget?
  /// Nil until there is an inspector for the first time.
  package private(set) var inspector: InspectorShell?
  private(set) var dividers: SplitDividers?

  let echo = EchoGuard()
  let layout: SplitLayout
  /// What the own layout is made of.
  let ownRoot: Widget
  let focus: SplitFocus
  private let attention: SplitAttention
  private var bin: LayoutContainer { layout.bin }
  /// What a style shows in place of the own layout.
  let style = StyleShell()
  /// Whether the own layout fills the split view, and not the views of a style.
  var hasOwnRoot = true
  /// Where each column is; in the own layout where this says nothing.
  var places: [SplitColumn: ColumnPlace] = [:]
  var layoutPlace = ColumnPlace.own
  /// Whether the own layout is the compact stage's stack.
  private(set) var isStacked = false
  private var reassertion: MainSource?
  /// Nil until the first layout, which decides where the columns go.
  private(set) var applied: SplitPlan?
  private var seenMinimums = SplitColumns<Int?>(repeating: nil)

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    var count = SplitColumnCount.two
    if case .split(let split) = element.kind { count = split.columnCount }
    let isThree = count == .three
    inner = isThree ? OverlaySplitWidget() : nil
    leadingStack = isThree ? NavigationSplitWidget() : nil
    leadingPage = isThree ? NavigationPageWidget() : nil
    ownRoot = count == .one ? stack : outer
    layout = SplitLayout(root: ownRoot)
    focus = SplitFocus(layout.bin)
    attention = SplitAttention(focus)
    super.init(id, element, in: renderer, core: layout.bin)
    layout.controller = self
    attention.controller = self
    dividers = SplitDividers(self, on: layout.bin, for: count == .one ? [] : isThree ? [.sidebar, .content] : [.sidebar])
    leadingPage?.title = "Sidebar"
    // It is not one of the columns that it has in it, which have names of their own.
    leadingPage?.accessibleRole = .generic
    leadingPage?.resetAccessible(.label(""))
    leadingPage?.setChild(leadingStack)
    inner?.setContent(stack)
    if count != .one { outer.setContent(inner ?? stack) }
    layout.bin.tabOrder = { [weak self] in self?.tabOrder }
    listen()
  }

  private func listen() {
    SteadyButtons.follow(self, bin)
    outer.onNotify("show-sidebar") { [weak self] in self?.report { .setShown(.sidebar, $0.outer.showsSidebar) } }
    inner?.onNotify("show-sidebar") { [weak self] in self?.report { .setShown(.content, $0.inner?.showsSidebar == true) } }
    for widget in [stack, leadingStack] {
      widget?.onNotify("show-content") { [weak self] in self?.report { $0.applied?.isCollapsed == true ? .showTop($0.shownTop) : nil } }
    }
  }

  /// The column that the stack shows now.
  private var shownTop: SplitColumn {
    if stack.showsContent { return .detail }
    return leadingStack?.showsContent == true ? .content : .sidebar
  }

  /// Sends what the user did. If the model does not want it so, the widgets go back to its plan.
  private func report(_ event: (SplitController) -> SplitEvent?) {
    echo.unlessApplying {
      guard let event = event(self) else { return }
      send(.split(id, event))
      reassertion?.cancel()
      reassertion = MainSource.idle { [weak self] () -> Void in
        guard let self else { return }
        reassertion = nil
        // The answer may still wait for the next frame; the old plan would take back what the user did.
        renderer?.host?.flush()
        if applied != nil { perform() }
      }
    }
  }

  package override func update(from old: Element?) {
    // Before the first layout the plan knows no width yet.
    if applied != nil { perform() }
    if case .split(let new) = element.kind, new.arrangement != arrangement(of: old) { renderer?.settleLater(self) }
  }

  private func arrangement(of element: Element?) -> SplitArrangement {
    if case .split(let split)? = element?.kind { split.arrangement } else { .plan }
  }

  package override func settle() {
    if let renderer { renderer.movingLists.move(arrange) } else { arrange() }
    renderer?.movingLists.release(self)
  }

  package override func attach(_ child: Controller, at index: Int) {
    if child.slot == .inspector { return showInspector((child as? PageController)?.page, child) }
    if child.slot == .body {
      child.place(Placement(.center, .center))
      style.holder.attach(child, at: index)
      renderer?.settleLater(self)
      return
    }
    guard let column = SplitColumn(child.slot), let page = (child as? PageController)?.page else { return }
    child.place(Placement(.fill, .fill))
    seenMinimums[column] = nil
    echo.applying { put(page, at: column, isCollapsed: isStacked) }
  }

  package override func detach(_ child: Controller) {
    if child.slot == .inspector { return echo.applying { inspector?.put(nil) } }
    if child.slot == .body { return style.holder.detach(child) }
    guard let column = SplitColumn(child.slot), place(of: column) == .own else { return }
    echo.applying { put(nil, at: column, isCollapsed: isStacked) }
  }

  package override func discard() {
    reassertion?.cancel()
    attention.forget()
    renderer?.movingLists.release(self)
  }

  package override func measureGreed() -> Greed { .both }

  /// What the header bar of a column needs at least, in pixels; the content below it needs nothing. A column below the top of the stack
  /// needs what it needed when it was last seen: to measure it would lay its rows out for nobody.
  private func minimumWidth(_ column: SplitColumn) -> Int {
    if isStacked, place(of: column) == .own, let applied, applied.isCollapsed, applied.top != column,
      let seen = seenMinimums[column]
    {
      return seen
    }
    let minimum = page(column)?.measure(.horizontal).minimum ?? 0
    seenMinimums[column] = minimum
    return minimum
  }

  /// What the split view needs at least, in pixels: the widest header bar, because its compact stage shows one column at a time.
  var leastWidth: Int {
    var least = inspectorMinimum
    for column in SplitColumn.allCases { least = max(least, minimumWidth(column)) }
    return least
  }

  func place(of column: SplitColumn) -> ColumnPlace { places[column] ?? .own }

  /// Whether there is a sidebar to show and hide; a view with an inspector alone has none.
  var hasSidebar: Bool { if case .split(let split) = element.kind { split.hasSidebar } else { false } }

  func page(_ column: SplitColumn) -> NavigationPageWidget? {
    for child in children where child.slot == Slot(column) { return (child as? PageController)?.page }
    return nil
  }
}

// MARK: - The inspector and the dividers

extension SplitController: Sliding {
  var isAtRest: Bool {
    outer.isAtRest && inner?.isAtRest != false && inspector?.split.isAtRest != false && stack.isAtRest
      && leadingStack?.isAtRest != false
  }

  var inspectorPage: NavigationPageWidget? { (children.first { $0.slot == .inspector } as? PageController)?.page }

  /// What the inspector needs at least, in pixels.
  var inspectorMinimum: Int { inspectorPage?.measure(.horizontal).minimum ?? 0 }

  private func showInspector(_ page: NavigationPageWidget?, _ child: Controller) {
    child.place(Placement(.fill, .fill))
    let shell = inspector ?? makeInspector()
    echo.applying {
      shell.put(page)
      if let applied { shell.perform(applied.inspector, sheetPlan, isAnimated: false) }
    }
  }

  private var sheetPlan: SheetPlan? { if case .split(let split) = element.kind { split.sheet } else { nil } }

  private func tell(_ event: SheetEvent) { send(.sheet(id, event)) }

  private func makeInspector() -> InspectorShell {
    holdFocus(everywhere: true)
    let shell = InspectorShell()
    if let renderer { renderer.movingLists.move { layout.wrap(in: shell) } } else { layout.wrap(in: shell) }
    inspector = shell
    dividers?.add(.inspector)
    shell.split.onNotify("show-sidebar") { [weak self] in self?.report { .setInspectorShown($0.inspector?.split.showsSidebar == true) } }
    shell.sheet.onNotify("open") { [weak self] in self?.report { .setInspectorShown($0.inspector?.sheet.isOpen == true) } }
    shell.sheet.connect(BottomSheetWidget.closeAttempt) { [weak self] in self?.tell(.dismissed) }
    shell.pane.send = { [weak self] in self?.tell($0) }
    return shell
  }

  func placeDividers(width: Int, height: Int) {
    guard case .split(let split) = element.kind else { return }
    var indent = 0.0
    if !hasOwnRoot, let box = ownRoot.bounds(in: bin) { indent = bin.isRightToLeft ? Double(width) - box.x - box.width : box.x }
    dividers?.allocate(split, width: width, height: height, indent: indent)
  }
}

// MARK: - Performing the plan

extension SplitController {
  /// Called inside of layout, with the model's answer to the measurements already in the element.
  func performFirst() {
    guard applied == nil else { return }
    perform()
  }

  /// - Parameter isReturning: whether the columns come back from the places of a style.
  func perform(isReturning: Bool = false) {
    guard case .split(let split) = element.kind else { return }
    let plan = split.plan
    // While a style has the columns, and until they are back, the own layout has nothing to show.
    let isOwn = split.hasOwnLayout && SplitColumn.allCases.allSatisfy { place(of: $0) == .own }
    let departure = attention.prepare(from: applied, to: plan, among: isOwn ? Slot.splitParts : [.inspector], filling: split.filled)
    echo.applying {
      let isMoving = isOwn && isStacked != plan.isCollapsed && plan.columnCount != .one
      let isDisplacing = isMoving || inspector?.isMoved(by: plan.inspector) == true
      if isDisplacing { holdFocus() }
      inspector?.perform(plan.inspector, split.sheet, isAnimated: renderer?.mayMove == true)
      if isMoving { renderer?.movingLists.move { move(isCollapsed: plan.isCollapsed, plan) } }
      if isDisplacing, bin.isFocus { (focus.isHeld ? bin : page(.detail) ?? bin).moveFocus(.tabForward) }
      if plan.columnCount == .one || !isOwn {
        // The detail is all there is, or nothing.
      } else if plan.isCollapsed {
        stack.showsContent = plan.top == .detail
        leadingStack?.showsContent = plan.top != .sidebar
        // Its minimum counts as it is from now on.
        if applied?.top != plan.top { bin.queueResize() }
        // A page that comes from beside the others stays on the screen below the top, without a size, unless it is told.
        if isMoving && leadingStack != nil || isReturning, plan.top != .sidebar { page(.sidebar)?.isChildVisible = false }
      } else {
        perform(plan.placements.sidebar, on: outer)
        // Overlays stand side by side, and the sidebar's lies over the content's.
        if let inner { perform(plan.placements.content, on: inner, after: plan.overlay(of: .sidebar) ?? 0) }
      }
      if let departure { attention.perform(departure, plan) } else if applied == nil, isOwn { attention.begin(plan) }
      focus.noteStray()
    }
    applied = plan
    bin.queueAllocate()
  }

  private func perform(_ placement: SplitPlacement, on view: OverlaySplitWidget, after inset: Double = 0) {
    switch placement {
    case .column(let width):
      view.setSidebarWidth(minimum: width, current: width)
      view.isCollapsed = false
      show(true, view)
    case .overlay(let width, let isShown):
      view.setSidebarWidth(minimum: width, current: width, after: inset)
      view.isCollapsed = true
      show(isShown, view)
    case .hidden:
      view.isCollapsed = false
      show(false, view)
    case .stacked: break
    }
    view.setGestures(view.isCollapsed)
  }

  /// A layout that comes back from a style's views has no size yet. Nor has the first one of all, where nothing moves.
  private func show(_ isShown: Bool, _ view: OverlaySplitWidget) {
    if applied == nil { view.showsSidebar = isShown } else { view.show(isShown) }
  }

  /// Moves the leading columns between the overlays and the stack. The detail stays where it is.
  private func move(isCollapsed: Bool, _ plan: SplitPlan) {
    isStacked = isCollapsed
    let sidebar = page(.sidebar)
    let content = page(.content)
    if isCollapsed {
      show(false, outer)
      if let inner { show(false, inner) }
      outer.isCollapsed = false
      inner?.isCollapsed = false
      // The panes slide out although nothing is in them any more; nobody sees one pixel, and libadwaita divides by the width.
      outer.setSidebarWidth(minimum: 1, current: 1)
      inner?.setSidebarWidth(minimum: 1, current: 1)
      put(nil, at: .sidebar, isCollapsed: false)
      if inner != nil { put(nil, at: .content, isCollapsed: false) }
      // Said before there is a page below the detail, this is no transition.
      stack.showsContent = plan.top == .detail
      leadingStack?.showsContent = plan.top != .sidebar
      put(sidebar, at: .sidebar, isCollapsed: true)
      if inner != nil { put(content, at: .content, isCollapsed: true) }
      if let leadingPage { stack.setSidebar(leadingPage) }
    } else {
      stack.showsContent = true
      leadingStack?.showsContent = true
      if leadingPage != nil { stack.setSidebar(nil) }
      put(nil, at: .sidebar, isCollapsed: true)
      if inner != nil { put(nil, at: .content, isCollapsed: true) }
      put(sidebar, at: .sidebar, isCollapsed: false)
      if inner != nil { put(content, at: .content, isCollapsed: false) }
    }
  }

  func put(_ page: NavigationPageWidget?, at column: SplitColumn, isCollapsed: Bool) {
    switch column {
    case .detail: stack.setContent(page)
    case .content: isCollapsed ? leadingStack?.setContent(page) : inner?.setSidebar(page)
    case .sidebar: isCollapsed ? (leadingStack ?? stack).setSidebar(page) : outer.setSidebar(page)
    }
  }

  /// The focus is held if it is in something that moves.
  private func holdFocus(everywhere: Bool = false) {
    focus.hold(in: everywhere ? [bin] : [page(.sidebar), page(.content), inspectorPage].compactMap { $0 })
  }
}
