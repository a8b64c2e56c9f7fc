import SidelightBridge
import SidelightCore

/// Where a split view's column is, or its own layout.
enum ColumnPlace {
  /// In the split view's own layout; for that layout itself, in the split view.
  case own
  /// In a place of a style's.
  case slot(ColumnSlotController)
  case nowhere
}

extension ColumnPlace: @MainActor Equatable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.own, .own), (.nowhere, .nowhere): true
    case (.slot(let left), .slot(let right)): left === right
    default: false
    }
  }
}

extension SplitController {
  /// The places that a style has for columns and that are to be filled, in the order in which they stand.
  private var filledSlots: [ColumnSlotController] {
    func find(_ controller: Controller) -> [ColumnSlotController] {
      if let slot = controller as? ColumnSlotController { return slot.split === self && slot.shown != nil ? [slot] : [] }
      return controller.children.flatMap(find)
    }
    return children(in: .body).flatMap(find)
  }

  /// Puts the columns where the style wants them, once for all patches of a batch. Widgets move; none is made anew.
  func arrange() {
    guard case .split(let split) = element.kind else { return }
    let slots = split.arrangement == .plan ? [] : filledSlots
    var wanted = SplitColumns(repeating: ColumnPlace.own)
    var wantedLayout = split.arrangement == .plan ? ColumnPlace.own : .nowhere
    let columns = SplitColumn.allCases.filter(split.columnCount.contains)
    for column in columns { wanted[column] = split.hasOwnLayout ? .own : .nowhere }
    for slot in slots {
      switch slot.shown {
      case .column(let column)?: wanted[column] = .slot(slot)
      case .columns?: wantedLayout = .slot(slot)
      case nil: break
      }
    }
    let moving = columns.filter { place(of: $0) != wanted[$0] }
    let isLayoutMoving = layoutPlace != wantedLayout
    let isShownOtherwise = hasOwnRoot != (split.arrangement == .plan)
    if !moving.isEmpty || isLayoutMoving || isShownOtherwise {
      echo.applying {
        focus.hold(in: [widget])
        for column in moving { take(column) }
        if isLayoutMoving { takeLayout() }
        hasOwnRoot = split.arrangement == .plan
        layout.fill(with: hasOwnRoot ? self.columns.root : style.bin)
        if isLayoutMoving { putLayout(wantedLayout) }
        for column in moving { put(column, wanted[column]) }
        focus.noteStray()
      }
      if split.hasOwnLayout, layout.isMeasured { perform(isReturning: true) }
      layout.bin.queueResize()
    }
    arrangeWindowButtons(slots)
  }

  private func take(_ column: SplitColumn) {
    switch place(of: column) {
    case .own: columns.put(nil, at: column)
    case .slot(let slot): slot.clear()
    case .nowhere: break
    }
    places[column] = .nowhere
  }

  private func put(_ column: SplitColumn, _ place: ColumnPlace) {
    guard let page = page(column) else { return }
    places[column] = place
    // The stack of a narrow window has hidden what was below its top.
    page.isChildVisible = true
    switch place {
    case .own: columns.put(page, at: column)
    case .slot(let slot): slot.insert(page)
    case .nowhere: break
    }
  }

  private func takeLayout() {
    switch layoutPlace {
    case .own: layout.fill(with: nil)
    case .slot(let slot): slot.clear()
    case .nowhere: break
    }
    layoutPlace = .nowhere
  }

  private func putLayout(_ place: ColumnPlace) {
    layoutPlace = place
    if case .slot(let slot) = place { slot.insert(columns.root) }
  }

  /// A place is about to go: what stands in it stays, with the focus in it.
  func release(_ slot: ColumnSlotController) {
    // They are put where they belong when all patches are in.
    renderer?.movingLists.hold(self)
    echo.applying {
      for column in SplitColumn.allCases where place(of: column) == .slot(slot) {
        focus.hold(in: [slot.widget])
        take(column)
        focus.noteStray()
      }
      if layoutPlace == .slot(slot) {
        focus.hold(in: [slot.widget])
        takeLayout()
        focus.noteStray()
      }
    }
    renderer?.settleLater(self)
  }

  /// The width that the own layout has within the views of a style, as far as it has been laid out there.
  var ownWidth: Int? {
    if case .slot(let slot) = layoutPlace { slot.ownWidth } else { nil }
  }

  /// Tells how wide the places of the columns have become, and says whether that was news.
  func tellSizeClasses() -> Bool { !hasOwnRoot && filledSlots.reduce(false) { $1.tellSizeClass() || $0 } }

  // MARK: Window buttons

  /// Header bars that a style places side by side know nothing of one another: only the one at each upper corner has the window's buttons.
  private func arrangeWindowButtons(_ slots: [ColumnSlotController]) {
    guard case .split(let split) = element.kind else { return }
    let first = corner(isTrailing: false, among: slots).map(ColumnPlace.slot) ?? .own
    let last = corner(isTrailing: true, among: slots).map(ColumnPlace.slot) ?? .own
    for column in SplitColumn.allCases {
      guard let page = children(in: Slot(column)).first as? PageController else { continue }
      let place = place(of: column)
      page.windowCorners = split.hasOwnLayout ? .both : WindowCorners(start: place == first, end: place == last)
    }
  }

  /// The place that is nearest to an upper corner: in a row the first or the last one, anywhere else the first.
  private func corner(isTrailing: Bool, among slots: [ColumnSlotController]) -> ColumnSlotController? {
    func find(_ controllers: [Controller], _ takesLast: Bool) -> ColumnSlotController? {
      for controller in takesLast ? controllers.reversed() : controllers {
        if let slot = controller as? ColumnSlotController, slots.contains(where: { $0 === slot }) { return slot }
        let isRow = if case .stack(let stack) = controller.element.kind { stack.axis == .horizontal } else { false }
        if let slot = find(controller.children, isTrailing && isRow) { return slot }
      }
      return nil
    }
    return find(children(in: .body), false)
  }
}

/// What a split view shows in place of its own layout: the views of a style.
@MainActor final class StyleShell {
  let bin = LayoutBin()
  let holder: BodyHolder

  init() {
    holder = BodyHolder { [weak bin] in bin?.child = $0 }
  }
}
