package import SidelightBridge
package import SidelightCore

/// A list as one GtkListView: rows are bound when they come near the viewport, some two hundred of any number.
///
/// Everything that a list does besides standing in its place is the business of a part of its own: the parts stand on ``BoundRows``, and know
/// nothing of each other.
@MainActor package final class ListController: Controller {
  package let scroll: ScrollWidget
  package let list: ListViewWidget
  /// What keeps the cards of a wide list from getting wider than is easy to read.
  private var clamp: ClampWidget?
  private var classes: [String] = []
  /// What its sections are found by along its trailing edge; nil until one of them has a label.
  package private(set) var index: SectionIndexBar?
  package let rows: BoundRows
  private let dresser: RowDresser
  private let spokenPlaces: SpokenPlaces
  private let spokenSelection: SpokenSelection
  private let fold: RowFold
  private let scrolling: ListScrolling
  private let sighting: RowSighting
  package let input: ListInput
  let focus: ListFocus
  package let dragging: RowDragging
  private let handleTouch: HandleTouch
  package let swiping: RowSwiping

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let scroll = ScrollWidget()
    let list = ListViewWidget()
    let rows = BoundRows(list)
    self.scroll = scroll
    self.list = list
    self.rows = rows
    dresser = RowDresser(rows)
    spokenPlaces = SpokenPlaces(rows)
    spokenSelection = SpokenSelection(rows)
    fold = RowFold(rows, in: scroll)
    scrolling = ListScrolling(rows, in: scroll)
    sighting = RowSighting(rows, in: scroll)
    // GTK asks the newest gesture first.
    let input = ListInput(rows)
    let dragging = RowDragging(rows)
    handleTouch = HandleTouch(rows, in: scroll)
    let swiping = RowSwiping(rows)
    // GDK ends a drag itself where the display lets it have the keyboard; elsewhere the rows at least stay where they are.
    input.escape = { [weak swiping, weak dragging] in swiping?.close() == true || dragging?.cancel() == true }
    input.pressed = { [weak swiping] in swiping?.pressed($0, $1) }
    self.input = input
    self.dragging = dragging
    self.swiping = swiping
    focus = ListFocus(rows, in: scroll)
    scroll.setChild(list)
    var hasIndex = false
    if case .list(let list) = element.kind { hasIndex = !list.index.isEmpty }
    index = hasIndex ? SectionIndexBar(beside: list, in: scroll) : nil
    index?.takeScroll()
    super.init(id, element, in: renderer, core: index?.frame ?? scroll)
    rows.controller = self
    rows.listener = self
    input.used = { [weak focus] in focus?.choose() }
    listenToPulls(scroll)
  }

  private var listElement: ListElement { rows.element }

  package override func update(from old: Element?) {
    let element = listElement
    let new = element.classes(textScale: textScale)
    list.changeClasses(from: classes, to: new)
    classes = new
    scroll.scroll(horizontally: false, vertically: true, element.manner)
    fit()
    showIndex()
    scrollingChanged(scroll, around: list, from: old)
    rows.connect()
    if old == nil { renderer?.settleLater(self) }
    sighting.isOn = element.tellsSight
    scrolling.tellMoves = element.tellsMeasure ? { [weak self] in if let self { send(.scrollMoved(id, scroll.measure)) } } : nil
    if case .list(let before)? = old?.kind, before.manner.topEdge != element.manner.topEdge { edgeChanged() }
    if case .list(let before)? = old?.kind,
      before.hasPrimaryAction != element.hasPrimaryAction || before.selectionMode != element.selectionMode
        || before.alternatesBackgrounds != element.alternatesBackgrounds || before.style != element.style
    {
      for place in rows.places.values {
        // Margins and heights count from those of the style.
        place.dressed = nil
        if let row = rows.controller(of: place) { decorate(place, row) }
      }
    }
  }

  /// GNOME's boxed lists are as wide as is easy to read, in the middle of what scrolls.
  private func fit() {
    let isClamped = listElement.style == .insetGrouped
    guard isClamped != (clamp != nil) else { return }
    scroll.setChild(nil)
    clamp?.setChild(nil)
    clamp = isClamped ? ClampWidget(width: ListElement.Style.boxedWidth) : nil
    clamp?.setChild(list)
    scroll.setChild(clamp ?? list)
  }

  private var textScale: Double { renderer?.desktop.traits.textScale ?? 1 }

  /// The index stands over what scrolls, in a widget around both that stays once it is there.
  private func showIndex() {
    let element = listElement
    if index == nil, !element.index.isEmpty {
      let bar = SectionIndexBar(beside: list, in: scroll)
      index = bar
      let hadFocus = list.containsFocus
      renderer?.movingLists.move {
        replaceCore(bar.frame)
        bar.takeScroll()
      }
      if let tint = self.element.traits.tint { scroll.removeClass(tint.tintClass) }
      if hadFocus, !list.containsFocus { focus.comeBack() }
    }
    index?.column.choose = { [weak self] in if let self { send(.list(id, .showSection($0))) } }
    index?.show(element.index, SectionIndexMetrics(element.index, textScale: textScale), within: element.cover)
  }

  package override var accessibleWidget: Widget? { list }

  /// A list that the views do not name is called as the page that it stands in, or as the column.
  package override func tellName() { list.setAccessibleLabel(element.traits.accessibilityLabel ?? pageName) }

  private var pageName: String? {
    let pages = sequence(first: self as Controller) { $0.parent }.compactMap { controller -> PageElement? in
      if case .page(let page) = controller.element.kind { page } else { nil }
    }
    return pages.firstNonNil { $0.title.isEmpty ? $0.roleName : $0.title }
  }

  /// Where it is scrolled to; nil at its beginning.
  package var topRow: TopRow? { scrolling.topRow }

  package override func settle() { tellName() }
  package override func measureGreed() -> Greed { .both }

  package override func discard() {
    input.stopSearch()
    spokenSelection.stop()
    spokenPlaces.stop()
    sighting.stop()
    scrolling.stop()
    fold.stop()
    rows.stop()
  }

  // MARK: - What the program changes

  override func splice(_ splices: [Splice]) {
    guard let model = rows.model, let first = splices.first else { return }
    input.stopSearch()
    let changes = rows.changes(by: splices)
    // A row that gets the focus makes GTK bind rows around it.
    model.announce(changes)
    list.settleAnchor(at: focus.positionInSight ?? 0)
    let given = scroll.verticalOffset == 0 ? focus.given : nil
    if let change = Splice.covering(splices) { focus.save(before: change) }
    focus.keep()
    // GTK keeps the row that was on top where it is; a list that nobody has scrolled begins with its first row, whatever comes before the old one.
    // A row that somebody put the focus at stays in sight.
    let staysAtTop = first.position == 0 && first.added > 0 && scroll.verticalOffset == 0 && (given != nil || !list.containsFocus)
    let movement = fold.prepare(splices)
    let focused = changes.count > 1 && given == nil ? focus.row : nil
    let hadFocus = list.containsFocus
    rows.change(changes, rowsGo: splices.contains { $0.removed > 0 })
    if hadFocus, !list.containsFocus { focus.comeBack() }
    var followsSelection = false
    if let focused {
      focus.restore(focused)
      rows.bindWaiting()
    } else if let given {
      followsSelection = focus.comeInAgain(after: given)
      rows.bindWaiting()
    }
    fold.start(movement, first)
    dresser.alternateAll()
    sighting.look()
    if staysAtTop, !followsSelection { list.scroll(to: 0) }
    spokenPlaces.tellAll()
    spokenSelection.tell(from: first.position)
    if rows.hasWaiting { scroll.afterLayout { [weak self] in self?.rows.bindWaiting() } }
  }

  override func selectionChanged(_ selected: SelectedRows?) {
    for place in rows.refreshSelection(selected) where !place.item.isSelectable { spokenSelection.tell(place) }
  }

  override func scroll(to target: ScrollTarget) { scrolling.scroll(to: target) }

  override func takeFocus() -> Bool { focus.take() }

  // MARK: - Rows

  private func show(_ place: RowPlace, _ row: RowController) {
    dresser.welcome(row)
    place.item.child = row.widget
    decorate(place, row)
  }

  private func decorate(_ place: RowPlace, _ controller: RowController) {
    let list = listElement
    let row = controller.row
    let item = place.item
    item.isSelectable = list.selects(row)
    item.isActivatable = list.activates(row) || list.isForm && (row.isExpanded != nil || controller.usesControl)
    item.accessibleLabel = controller.accessibleText(as: row)
    guard controller.widget.hasParent else { return }
    spokenSelection.tell(place)
    spokenPlaces.tell(place)
    dresser.dress(place, controller, in: list)
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.start, .center))
    guard let row = child as? RowController else { return }
    row.owner = self
    // A row that is being bound gets its place when all of it is there.
    if let place = rows.places[row.id] { show(place, row) }
  }

  package override func detach(_ child: Controller) {
    guard let place = rows.places[child.id], place.item.child == child.widget else { return }
    place.item.child = nil
  }

  // GTK knows where a row stands.
  package override var ordersChildren: Bool { false }
}

extension ListController: BoundRowsListener {
  func rowLeaves(_ row: NodeID) { swiping.rowLeaves(row) }

  /// The row's node is in the tree by now; a reused one may have another widget, and may allow other things to be done.
  func rowArrived(in place: RowPlace) {
    if let row = rows.controller(of: place) { show(place, row) }
    sighting.look()
  }

  var keptTokens: [Int] { [dragging.drag?.token, input.interaction.keptToken, focus.lastToken].compactMap { $0 } }
}

extension ListController: FocusRows {
  func takeFocusAtSelection(from origin: Widget) -> Bool { focus.takeAtSelection(from: origin) }
  func shows(_ line: Widget) -> Bool { rows.place(showing: line) != nil }
  var hasRows: Bool { rows.source?.hasRows == true }
  var isGiven: Bool { focus.isGiven }
}

extension ListController: OrderedRows, PageNamed {}

extension ListController: RowOwner {
  func rowChanged(_ row: RowController) {
    if let place = rows.places[row.id] { decorate(place, row) }
  }

  var isForm: Bool { listElement.isForm }

  func rowsFold(below row: NodeID) { fold.opensOrCloses(below: row) }

  func use(_ part: RowPart, of row: NodeID) { input.use(part, of: row) }

  func isComplete(_ row: NodeID) -> Bool { rows.isComplete(row) }
}

// MARK: - For tests

extension ListController {
  /// The bound rows and where GTK shows them.
  package var places: [NodeID: RowPlace] { rows.places }

  /// The bound row that GTK shows at a place, and where that is; nil for one that is out of use.
  package func position(of row: NodeID) -> Int? { rows.places[row]?.item.position }

  /// Where the row with the focus stands, or the row around the focused control.
  package var focusedPosition: Int? { rows.focusedPosition }
}

extension ListController: ScrolledArea {
  var scrolledRoom: LayoutFrame? {
    guard scroll.width > 0, scroll.height > 0 else { return nil }
    return LayoutFrame(x: 0, y: 0, size: Size(Double(scroll.width), Double(scroll.height)))
  }
}

extension ListController: EdgeArea {
  var edgeScroll: ScrollWidget { scroll }
  var edgeManner: ScrollManner? { if case .list(let list) = element.kind { list.manner } else { nil } }
}

extension ListController: RowArea {}
