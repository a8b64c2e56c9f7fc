package import SidelightBridge
package import SidelightCore

/// A list as one GtkListView: rows are bound when they come near the viewport, some two hundred of any number.
@MainActor package final class ListController: Controller {
  package let scroll: ScrollWidget
  package let list: ListViewWidget
  /// Which row stands in which of GTK's places.
  private(set) var ledger = PlaceLedger<RowPlace>()
  /// What keeps the cards of a wide list from getting wider than is easy to read.
  private var clamp: ClampWidget?
  private(set) var model: RowListModel?
  private var binding: ListBinding?
  private var factory: ListItemFactory?
  private var classes: [String] = []
  /// Whether rows of an outline have been bound.
  private var hasTriangles = false {
    didSet {
      guard !oldValue, let renderer else { return }
      for row in places.keys { (renderer.controller(for: row) as? RowController)?.isAmongTriangles = true }
    }
  }
  /// A row that has just said that it opens or closes the rows below it.
  var foldedRow: NodeID?
  /// The wrappers of the list's gestures, which their own handlers need.
  var gestures: [EventController] = []
  /// The word that the user types to get to a row.
  private(set) lazy var typing = RowTyping(self)
  /// What keys and clicks mean.
  var interaction = ListInteraction()
  /// The press that is under way.
  var press: ListPress?
  /// The row that is being swiped, and how far the fingers have gone to the right; the one whose actions are revealed; the pointer.
  var swiping: (row: NodeID, model: SwipeModel, distance: Double)?
  weak var openSwipe: RowController?
  var pointer = (x: 0.0, y: 0.0)
  /// What it is to show once it has been laid out.
  var awaitedTarget: ScrollTarget?
  var awaitedMap: SignalConnection?
  /// The rows that are being dragged, and the one that shows where they would go.
  package internal(set) var drag: ListDrag?
  /// The level of an outline that they would land on.
  package internal(set) var dropDepth: Int?
  var dropLine: (line: Widget, classes: [String])?
  let spoken = SpokenPlaces()
  /// The rows of which GTK says that they could be selected, and what takes that back.
  var untold: [RowPlace] = []
  var untelling: MainSource?
  /// Where the pointer was when the drag began.
  var dragStart = 0.0
  /// Uses the rows that something rests over.
  private(set) lazy var springs = makeSprings()

  /// Fingers hover over nothing, so that what only the pointer would show is always there for them.
  package var isTouched = false {
    didSet { if isTouched != oldValue { list.setClass("sidelight-touched", isTouched) } }
  }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    scroll = ScrollWidget()
    list = ListViewWidget()
    scroll.setChild(list)
    scroll.setScrolls(horizontally: false, vertically: true)
    super.init(id, element, in: renderer, core: scroll)
    listenToKeys()
    listenToPointer()
    listenToPulls(scroll)
    listenToDrags()
    listenToSwipes()
    listenToFocus()
    list.connect(ListViewWidget.activate) { [weak self] position in self?.activate(position) }
  }

  /// The bound rows and where GTK shows them.
  package var places: [NodeID: RowPlace] { ledger.places }

  /// The rows. GTK asks something of them for every row that it shows, so that they are looked up once.
  var source: (any ListSource)? {
    if knownSource == nil { knownSource = renderer?.host?.listSource(id) }
    return knownSource
  }

  /// Held weakly, because how long it lives is its graph's affair: a source that has ended has no rows to make.
  private weak var knownSource: (any ListSource)?

  var listElement: ListElement {
    if case .list(let list) = element.kind { list } else { ListElement(style: .plain, selectionMode: .none) }
  }

  package override func update(from old: Element?) {
    let new = listElement.classes
    list.changeClasses(from: classes, to: new)
    classes = new
    fit()
    scrollingChanged(scroll, around: list, from: old)
    if model == nil { connectModel() }
    if case .list(let before)? = old?.kind,
      before.hasPrimaryAction != listElement.hasPrimaryAction || before.selectionMode != listElement.selectionMode
        || before.alternatesBackgrounds != listElement.alternatesBackgrounds || before.style != listElement.style
    {
      for place in places.values {
        // Margins and heights count from those of the style.
        place.dressed = nil
        decorate(place)
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

  private func connectModel() {
    let binding = ListBinding(self)
    let model = RowListModel(source: binding)
    let factory = ListItemFactory(
      setup: { _ in }, bind: { [weak self] in self?.bind($0) }, unbind: { [weak self] in self?.unbind($0) },
      teardown: { [weak self] in self?.tearDown($0) })
    self.binding = binding
    self.model = model
    self.factory = factory
    list.setFactory(factory)
    list.setModel(model)
  }

  package override var accessibleWidget: Widget? { list }
  package override func measureGreed() -> Greed { .both }

  package override func discard() {
    typing.stop()
    untelling?.cancel()
    spoken.telling?.cancel()
    list.setModel(nil)
    list.setFactory(nil)
    binding?.stop()
    model = nil
    factory = nil
    binding = nil
    knownSource = nil
  }

  // MARK: - Changes of the rows

  func splice(_ splices: [Splice]) {
    guard let model, let first = splices.first else { return }
    typing.stop()
    let changes = told(splices)
    // A row that gets the focus makes GTK bind rows around it.
    model.announce(changes)
    list.settleAnchor(at: focusInSight ?? 0)
    if let change = Splice.covering(splices) { saveFocus(before: change) }
    keepFocus()
    // GTK keeps the row that was on top where it is; a list that nobody has scrolled begins with its first row, whatever comes before the old one.
    let staysAtTop = first.position == 0 && first.added > 0 && scroll.verticalOffset == 0 && !list.containsFocus
    let fold = prepareFold(splices)
    if fold == nil { list.endFold() }
    let focus = changes.count > 1 ? rowFocus : nil
    ledger.beginChanges(rowsGo: splices.contains { $0.removed > 0 })
    renderer?.movingLists.move { model.itemsChanged(changes) }
    bindWaiting()
    ledger.endChanges()
    if let focus {
      restore(focus)
      bindWaiting()
    }
    if let fold { startFold(fold, first) }
    if listElement.alternatesBackgrounds { for place in places.values { alternate(place) } }
    if staysAtTop { list.scroll(to: 0) }
    tellSetPlaces()
    tellSelection(from: first.position)
    if ledger.hasWaiting { scroll.afterLayout { [weak self] in self?.bindWaiting() } }
  }

  /// GTK follows a row by its item within one change, so that neighbours that change places are told as one. It asks for every row that
  /// came where one with a widget went, which may be a million: what lies far apart is told one by one, and a row with a widget goes
  /// before many rows come.
  private func told(_ splices: [Splice]) -> [RowChange] {
    if let all = Splice.covering(splices), all.removed + all.added <= Self.fewRows { return [RowChange(all)] }
    let bound = places.values.compactMap(\.item.position).sorted()
    return Splice.grouped(splices, around: bound).flatMap { splice -> [RowChange] in
      guard splice.removed > 0, splice.added > Self.fewRows else { return [RowChange(splice)] }
      return [
        RowChange(position: splice.position, removed: splice.removed, added: 0),
        RowChange(position: splice.position, removed: 0, added: splice.added),
      ]
    }
  }

  /// Some more than GTK has widgets for.
  private static let fewRows = 512

  func refreshSelection() {
    guard let model, let source else { return }
    // GTK asks again for every row that it is told of, and knows only of those that it shows.
    let count = source.rowCount
    var changed: [(place: RowPlace, position: Int)] = []
    for (row, place) in places where place.item.isSelected != source.isSelected(row: row) {
      // A row that had the focus may still have a position which the source does not have any longer.
      if let position = place.item.position, position < count { changed.append((place, position)) }
    }
    for rows in Self.runs(of: changed.map(\.position)) { model.selectionChanged(rows) }
    for (place, _) in changed where !place.item.isSelectable { tellSelection(place) }
  }

  private static func runs(of positions: [Int]) -> [Range<Int>] {
    positions.sorted().reduce(into: []) { runs, position in
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<(position + 1)
      } else {
        runs.append(position..<(position + 1))
      }
    }
  }

  // MARK: - Rows that come and go

  private func bind(_ item: ListItem) {
    // A row with the focus is bound once more on its way out, at a place that the source does not have any longer.
    // While GTK hears of one change after the other, it also binds rows that are to go.
    let place = item.attachment as? RowPlace ?? RowPlace(item)
    item.attachment = place
    guard let source, let position = item.position, let index = model?.index(of: position), index < source.rowCount else {
      return ledger.wait(place)
    }
    let old = ledger.begin(place, in: source)
    if let open = openSwipe, open.id == old { closeSwipe() }
    let row = source.bind(index, reusing: old)
    if let left = ledger.end(place, with: row, insteadOf: old) {
      if openSwipe?.id == row, left.token != place.token { closeSwipe() }
      left.item.child = nil
    }
    show(place)
    binding?.placesChanged()
  }

  /// Places that GTK has not taken away with the changes that it was hearing of show their rows now.
  private func bindWaiting() {
    guard ledger.hasWaiting, let source else { return }
    for place in ledger.takeWaiting() where ledger.isDue(place, in: source) { bind(place.item) }
  }

  private func unbind(_ item: ListItem) {
    if let place = item.attachment as? RowPlace, let row = ledger.unbound(place) { source?.unbind(row) }
  }

  private func tearDown(_ item: ListItem) {
    guard let place = item.attachment as? RowPlace, place.row != nil else { return }
    item.child = nil
    let moving = renderer?.movingLists
    switch ledger.tornDown(place, comesBack: moving?.isMoving == true) {
    case .nothing: break
    case .rests: moving?.add(self)
    case .discard(let row): source?.discard([row])
    }
  }

  /// The list is where it belongs again, and these rows did not return.
  func discardResting() { source?.discard(ledger.drain()) }

  /// The row's node is in the tree by now; a reused one may have another widget, and other rights.
  private func show(_ place: RowPlace) {
    guard let row = place.row, let controller = renderer?.controller(for: row) as? RowController else { return }
    if hasTriangles { controller.isAmongTriangles = true }
    place.item.child = controller.widget
    decorate(place, controller)
  }

  private func decorate(_ place: RowPlace) {
    guard let id = place.row, let controller = renderer?.controller(for: id) as? RowController else { return }
    decorate(place, controller)
  }

  private func decorate(_ place: RowPlace, _ controller: RowController) {
    let row = controller.row
    let item = place.item
    item.isSelectable = listElement.selects(row)
    item.isActivatable = listElement.activates(row)
    item.accessibleLabel = controller.accessibleText
    guard controller.widget.hasParent else { return }
    tellSelection(place)
    tellSetPlace(place)
    if listElement.alternatesBackgrounds || place.isOdd { alternate(place) }
    // Rows are mostly alike, and a wrapper of GTK's widget around the content costs more than all of this.
    if let dressed = place.dressed, dressed == row { return }
    guard let line = controller.widget.parent else { return }
    place.dressed = row
    if row.isExpanded != place.isExpanded {
      line.updateAccessible(.expanded(row.isExpanded))
      place.isExpanded = row.isExpanded
      if controller.hasTriangle { hasTriangles = true }
    }
    dress(place, line, row)
    if row.depth != place.depth {
      if let depth = row.depth { line.updateAccessible(.level(depth + 1)) } else { line.resetAccessible(.level(1)) }
      place.depth = row.depth
    }
    let isLow = row.insets.map { $0.top != listElement.style.rowInsets.top || $0.bottom != listElement.style.rowInsets.bottom } ?? false
    if place.hasInsets != (row.insets != nil) {
      place.hasInsets = row.insets != nil
      line.setClass("sidelight-inset-row", place.hasInsets)
    }
    if place.isLow != isLow {
      place.isLow = isLow
      line.setClass("sidelight-low-row", isLow)
    }
    guard place.role != row.role else { return }
    line.setClass("sidelight-header", row.role == .header)
    line.setClass("sidelight-footer", row.role == .footer)
    place.role = row.role
  }

  func rowChanged(_ row: RowController) {
    if let place = places[row.id] { decorate(place, row) }
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.start, .center))
    // A row that is being bound gets its place when all of it is there.
    if let place = places[child.id] { show(place) }
  }

  package override func detach(_ child: Controller) {
    guard let place = places[child.id], place.item.child == child.widget else { return }
    place.item.child = nil
  }

  // Where a row stands is GTK's to know.
  package override var ordersChildren: Bool { false }
}

extension RowChange {
  fileprivate init(_ splice: Splice) {
    self.init(position: splice.position, removed: splice.removed, added: splice.added)
  }
}
