import SidelightBridge
package import SidelightCore

/// Hears what becomes of the rows of a list that are bound.
@MainActor protocol BoundRowsListener: AnyObject {
  /// A row is about to leave the place where it was seen, to serve in another one or for another element.
  func rowLeaves(_ row: NodeID)
  /// A place shows another row; all of that is in the tree.
  func rowArrived(in place: RowPlace)
  /// The tokens that stay in use though no place may show their rows.
  var keptTokens: [Int] { get }
}

/// The rows of a list that GTK has places for: makes them when it asks, as the ``PlaceLedger`` says, and finds them again. What else a list does
/// with rows stands on this.
@MainActor package final class BoundRows: MovingRows {
  let view: ListViewWidget
  /// The list's, which sends what happens to rows.
  weak var controller: Controller?
  weak var listener: (any BoundRowsListener)?
  /// Which row stands in which of GTK's places.
  private var ledger = PlaceLedger<RowPlace>()
  private(set) var model: RowListModel?
  private var binding: ListBinding?
  private var factory: ListItemFactory?
  /// Held weakly: its graph decides how long it lives, and a source that has ended makes no rows.
  private weak var knownSource: (any ListSource)?
  /// The place of the widget that was looked for last.
  private weak var lastSought: RowPlace?

  init(_ view: ListViewWidget) { self.view = view }

  /// Lets GTK ask for rows, once there is somebody who has them.
  func connect() {
    guard model == nil else { return }
    let binding = ListBinding(self)
    let model = RowListModel(source: binding)
    let factory = ListItemFactory(
      setup: { _ in }, bind: { [weak self] in self?.bind($0) }, unbind: { [weak self] in self?.unbind($0) },
      teardown: { [weak self] in self?.tearDown($0) })
    self.binding = binding
    self.model = model
    self.factory = factory
    view.setFactory(factory)
    view.setModel(model)
  }

  func stop() {
    view.setModel(nil)
    view.setFactory(nil)
    binding?.stop()
    model = nil
    factory = nil
    binding = nil
    knownSource = nil
  }

  /// The rows. GTK asks something of them for every row that it shows, so that they are looked up once.
  var source: (any ListSource)? {
    if let knownSource { return knownSource }
    guard let controller else { return nil }
    let source = controller.renderer?.host?.listSource(controller.id)
    knownSource = source
    return source
  }

  var element: ListElement { controller?.listElement ?? ListElement(style: .plain, selectionMode: .none) }

  func send(_ event: ListEvent) {
    if let controller { controller.send(.list(controller.id, event)) }
  }

  // MARK: - Changes of the rows

  /// Tells GTK of changes that the source has made, so that the rows stand where it wants them.
  func change(_ changes: [RowChange], rowsGo: Bool) {
    guard let model else { return }
    ledger.beginChanges(rowsGo: rowsGo)
    if let moving = controller?.renderer?.movingLists { moving.move { model.itemsChanged(changes) } } else { model.itemsChanged(changes) }
    bindWaiting()
    ledger.endChanges()
  }

  /// GTK follows a row by its item within one change, so that neighbours that change places are told as one. It asks for every row that
  /// came where one with a widget went, which may be a million: what lies far apart is told one by one, and a row with a widget goes
  /// before many rows come.
  func changes(by splices: [Splice]) -> [RowChange] {
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

  /// Somewhat more rows than GTK has widgets for.
  private static let fewRows = 512

  /// Tells GTK which of its rows are selected or not any longer. Returns their places.
  /// - Parameter selected: nil where only the source knows.
  func refreshSelection(_ selected: SelectedRows?) -> [RowPlace] {
    guard let model, let source else { return [] }
    let selected = selected ?? source.selectedRows
    // GTK asks again for every row that it is told of, and knows only of those that it shows.
    let count = source.rowCount
    var changed: [(place: RowPlace, position: Int)] = []
    for (row, place) in places where place.item.isSelected != selected.contains(row) {
      // A row that had the focus may still have a position which the source does not have any longer.
      if let position = place.item.position, position < count { changed.append((place, position)) }
    }
    for rows in Self.runs(of: changed.map(\.position)) { model.selectionChanged(rows) }
    return changed.map(\.place)
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
    let place = place(of: item)
    guard let source, let position = item.position, let index = model?.index(of: position), index < source.rowCount else {
      return ledger.wait(place)
    }
    let old = ledger.begin(place, in: source)
    let listener = listener
    if let old { listener?.rowLeaves(old) }
    let row = source.bind(index, reusing: old)
    if let left = ledger.end(place, with: row, insteadOf: old) {
      if left.token != place.token { listener?.rowLeaves(row) }
      left.item.child = nil
    }
    listener?.rowArrived(in: place)
    binding?.placesChanged()
  }

  private func place(of item: ListItem) -> RowPlace {
    if let known = item.attachment as? RowPlace { return known }
    let place = RowPlace(item)
    item.attachment = place
    return place
  }

  /// Whether places wait for GTK to lay out what it knows.
  var hasWaiting: Bool { ledger.hasWaiting }

  /// Places that GTK has not taken away with the changes that it was hearing of show their rows now.
  func bindWaiting() {
    guard ledger.hasWaiting, let source else { return }
    for place in ledger.takeWaiting() where ledger.isDue(place, in: source) { bind(place.item) }
  }

  private func unbind(_ item: ListItem) {
    if let place = item.attachment as? RowPlace, let row = ledger.unbound(place) { source?.unbind(row) }
  }

  private func tearDown(_ item: ListItem) {
    guard let place = item.attachment as? RowPlace, place.row != nil else { return }
    item.child = nil
    let moving = controller?.renderer?.movingLists
    switch ledger.tornDown(place, comesBack: moving?.isMoving == true) {
    case .nothing: break
    case .rests: moving?.add(self)
    case .discard(let row): source?.discard([row])
    }
  }

  func discardResting() { source?.discard(ledger.drain()) }
}

// MARK: - Finding rows

extension BoundRows {
  /// The bound rows and where GTK shows them.
  package var places: [NodeID: RowPlace] { ledger.places }

  /// Whether a row has its place and all of its content.
  func isComplete(_ row: NodeID) -> Bool { ledger.filling != row && ledger.places[row] != nil }

  func place(at position: Int) -> RowPlace? { source.flatMap { ledger.place(at: position, in: $0) } }

  /// The place of one of GTK's row widgets. That of the row with the focus is looked for several times in each change.
  func place(showing line: Widget) -> RowPlace? {
    if let lastSought, let row = lastSought.row, places[row] === lastSought, lastSought.item.isShown(by: line) { return lastSought }
    lastSought = places.values.first { $0.item.isShown(by: line) }
    return lastSought
  }

  func controller(of place: RowPlace) -> RowController? {
    guard let row = place.row else { return nil }
    return controller?.renderer?.controller(for: row) as? RowController
  }

  func row(of place: RowPlace) -> RowElement? { controller(of: place)?.row }

  func boundRow(_ position: Int) -> RowElement? { place(at: position).flatMap { row(of: $0) } }

  /// GTK's widget of the row at a position, if it has one.
  func line(at position: Int) -> Widget? { place(at: position)?.item.child?.nearest(typeNamed: "GtkListItemWidget") }

  /// What is at a place of the list.
  func point(_ x: Double, _ y: Double) -> ListPoint {
    ListPoint(in: view, x, y, selects: element.selectionMode != .none) { place(showing: $0) }
  }

  /// How far down a row begins in what is seen of the list; nil for one that is out of sight. GTK leaves such a row where it was when it
  /// was seen last.
  func top(of line: Widget) -> Double? {
    // In a column that is hidden they all stay where they were.
    guard line.isMapped || !view.isMapped && line.isChildVisible else { return nil }
    guard let box = line.bounds(in: view), box.y + box.height > 0, box.y < Double(view.height) else { return nil }
    return box.y
  }

  /// The row with the focus, or around the focused control.
  var focusedLine: Widget? {
    guard let focus = view.focusInRoot, focus.isInside(view) else { return nil }
    return focus.nearest(typeNamed: "GtkListItemWidget")
  }

  /// Whether a row itself has the focus, and nothing in it.
  var hasRowFocus: Bool { focusedLine?.isFocus == true }

  /// Where the row with the focus stands, or the row around the focused control.
  var focusedPosition: Int? { focusedLine.flatMap { place(showing: $0) }?.item.position }
}

extension Controller {
  fileprivate var listElement: ListElement? { if case .list(let list) = element.kind { list } else { nil } }
}

extension RowChange {
  fileprivate init(_ splice: Splice) {
    self.init(position: splice.position, removed: splice.removed, added: splice.added)
  }
}
