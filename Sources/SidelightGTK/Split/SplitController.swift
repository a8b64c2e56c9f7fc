import SidelightBridge
package import SidelightCore

/// A split view of two or three columns: performs the plan that the split model made.
@MainActor package final class SplitController: Controller {
  package let columns: ColumnShell
  /// Nil until there is an inspector for the first time.
  package private(set) var inspector: InspectorShell?
  private(set) var dividers: SplitDividers?

  let echo = EchoGuard()
  let layout: SplitLayout
  let focus: SplitFocus
  private let attention: SplitAttention
  private var bin: LayoutContainer { layout.bin }
  /// What a style shows in place of the own layout.
  let style = StyleShell()
  package let glass = SplitGlass()
  /// Whether the own layout fills the split view, and not the views of a style.
  var hasOwnRoot = true
  /// Where each column is; in the own layout where this says nothing.
  var places = SplitColumns(repeating: ColumnPlace.own)
  var layoutPlace = ColumnPlace.own
  /// Nil until the first layout, which decides where the columns go.
  private(set) var applied: SplitPlan?
  private var seenMinimums = SplitColumns<Int?>(repeating: nil)

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    var count = SplitColumnCount.two
    if case .split(let split) = element.kind { count = split.columnCount }
    columns = ColumnShell(count)
    layout = SplitLayout(root: columns.root)
    focus = SplitFocus(layout.bin)
    attention = SplitAttention(focus)
    super.init(id, element, in: renderer, core: layout.bin)
    layout.controller = self
    attention.controller = self
    let edges: [SplitDivider] =
      switch count {
      case .one: []
      case .two: [.sidebar]
      case .three: [.sidebar, .content]
      }
    dividers = SplitDividers(self, on: layout.bin, for: edges)
    layout.bin.tabOrder = { [weak self] in self?.tabOrder }
    listen()
  }

  private func listen() {
    SteadyButtons.follow(self, bin)
    columns.listen { [weak self] event in
      if case .showTop = event, self?.applied?.isCollapsed != true { return }
      self?.report(event)
    }
  }

  /// Sends what the user did. If the model's plan is another one, the widgets follow that once the model has answered; the plan from before
  /// would undo what the user did.
  private func report(_ event: SplitEvent) {
    echo.unlessApplying {
      send(.split(id, event))
      renderer?.flushing.afterwards(by: id) { [weak self] in
        if let self, applied != nil { perform() }
      }
    }
  }

  package override func update(from old: Element?) {
    // Before the first layout the plan knows no width yet.
    applyGlass()
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
    echo.applying { columns.put(page, at: column) }
  }

  package override func detach(_ child: Controller) {
    if child.slot == .inspector { return echo.applying { inspector?.put(nil) } }
    if child.slot == .body { return style.holder.detach(child) }
    guard let column = SplitColumn(child.slot), place(of: column) == .own else { return }
    echo.applying { columns.put(nil, at: column) }
  }

  package override func discard() {
    renderer?.flushing.forget(id)
    glass.sidebar?.forget()
    glass.inspector?.forget()
    attention.forget()
    renderer?.movingLists.release(self)
  }

  package override func measureGreed() -> Greed { .both }

  override func takeFocus() -> Bool {
    guard case .split(let split) = element.kind else { return false }
    if !split.hasOwnLayout, children(in: .body).contains(where: { $0.takeFocus() }) { return true }
    return Slot.splitParts.contains { part in split.plan.isReachable(part: part) && children(in: part).contains { $0.takeFocus() } }
  }

  /// What the header bar of a column needs at least, in pixels; the content below it needs nothing. A column below the top of the stack
  /// needs what it needed when it was last seen: measuring it would lay out rows that nobody sees.
  private func minimumWidth(_ column: SplitColumn) -> Int {
    if columns.isStacked, place(of: column) == .own, let applied, applied.isCollapsed, applied.top != column,
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

  func place(of column: SplitColumn) -> ColumnPlace { places[column] }

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
    columns.isAtRest && inspector?.split.isAtRest != false
  }

  var inspectorPage: NavigationPageWidget? { (children.first { $0.slot == .inspector } as? PageController)?.page }

  /// What the inspector needs at least, in pixels.
  var inspectorMinimum: Int { inspectorPage?.measure(.horizontal).minimum ?? 0 }

  private func showInspector(_ page: NavigationPageWidget?, _ child: Controller) {
    child.place(Placement(.fill, .fill))
    let shell = inspector ?? makeInspector()
    echo.applying {
      shell.put(page)
      if let applied { shell.perform(applied.inspector, sheetPlan, slides: false, isAnimated: false) }
    }
  }

  private var sheetPlan: SheetPlan? { if case .split(let split) = element.kind { split.sheet } else { nil } }

  private func tell(_ event: SheetEvent) { send(.sheet(id, event)) }

  private func makeInspector() -> InspectorShell {
    holdFocus(everywhere: true)
    let shell = InspectorShell()
    if let renderer { renderer.movingLists.move { layout.wrap(in: shell) } } else { layout.wrap(in: shell) }
    inspector = shell
    applyGlass()
    dividers?.add(.inspector)
    shell.split.onNotify("show-sidebar") { [weak self] in self?.report(.setInspectorShown(self?.inspector?.split.showsSidebar == true)) }
    shell.sheet.onNotify("open") { [weak self] in self?.report(.setInspectorShown(self?.inspector?.sheet.isOpen == true)) }
    shell.sheet.connect(BottomSheetWidget.closeAttempt) { [weak self] in self?.tell(.dismissed) }
    shell.pane.send = { [weak self] in self?.tell($0) }
    return shell
  }

  func placeDividers(width: Int, height: Int) {
    guard case .split(let split) = element.kind else { return }
    var indent = 0.0
    if !hasOwnRoot, let box = columns.root.bounds(in: bin) { indent = bin.isRightToLeft ? Double(width) - box.x - box.width : box.x }
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
      let isMoving = isOwn && columns.isStacked != plan.isCollapsed && plan.columnCount != .one
      let isDisplacing = isMoving || inspector?.isMoved(by: plan.inspector) == true
      if isDisplacing { holdFocus() }
      let slides = applied.map { plan.slidesInspector(from: $0) } ?? false
      inspector?.perform(plan.inspector, split.sheet, slides: slides, isAnimated: renderer?.mayMove == true)
      if isMoving {
        renderer?.movingLists.move { columns.move(for: plan, sidebar: page(.sidebar), content: page(.content)) }
      }
      if isDisplacing, bin.isFocus { (focus.isHeld ? bin : page(.detail) ?? bin).moveFocus(.tabForward) }
      // One column is all there is, or nothing.
      if plan.columnCount != .one, isOwn {
        columns.perform(plan, from: applied)
        if plan.isCollapsed {
          // Its minimum counts as it is from now on.
          if applied?.top != plan.top { bin.queueResize() }
          // A page that comes from beside the others stays on the screen below the top, without a size, unless it is told.
          let isFromBeside = isMoving && columns.leadingStack != nil || isReturning
          if isFromBeside, plan.top != .sidebar { page(.sidebar)?.isChildVisible = false }
        }
      }
      if let departure { attention.perform(departure, plan) } else if applied == nil, isOwn { attention.begin(plan) }
      focus.noteStray()
    }
    applied = plan
    bin.queueAllocate()
  }

  /// The focus is held if it is in something that moves.
  private func holdFocus(everywhere: Bool = false) {
    focus.hold(in: everywhere ? [bin] : [page(.sidebar), page(.content), inspectorPage].compactMap { $0 })
  }
}
