import SidelightBridge
import SidelightCore

/// Where the keyboard focus is in a list: it comes in at the selection, and stays with its row, or near it, whatever becomes of the rows.
@MainActor final class ListFocus {
  private let rows: BoundRows
  private let scroll: ScrollWidget

  /// - Parameter isChosen: whether a press puts the focus where it wants it.
  init(_ rows: BoundRows, in scroll: ScrollWidget, isChosen: @escaping () -> Bool) {
    self.rows = rows
    self.scroll = scroll
    let focus = FocusController()
    focus.connect(FocusController.entered) { [weak self] in
      guard !isChosen() else { return }
      MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.beginBelowHeading() }
    }
    rows.view.addController(focus)
  }

  /// GTK first gives the focus to the first row, which can be a heading: it goes on to the selection, or else to the row after it.
  private func beginBelowHeading() {
    guard let position = rows.focusedPosition, let source = rows.source, source.isHeading(position) else { return }
    let count = source.rowCount
    var next = position
    while next < count, source.isHeading(next) { next += 1 }
    let selected = rows.places.values.filter(\.item.isSelected).compactMap(\.item.position).min()
    guard let target = selected ?? (next < count ? next : nil) else { return }
    rows.view.scroll(to: target, focus: true)
  }

  // MARK: - Rows that go

  /// Rows leave the list, and the one with the focus may be among them: it goes to a row that stays. Afterwards GTK would give it to
  /// another one. The places still are where they were.
  func keep() {
    guard let source = rows.source, let line = rows.focusedLine, let focused = rows.place(showing: line),
      let position = focused.item.position,
      let token = focused.item.token, source.index(ofToken: token) == nil
    else { return }
    var remaining: [Int: RowPlace] = [:]
    for place in rows.places.values {
      guard let position = place.item.position, let token = place.item.token, source.index(ofToken: token) != nil else { continue }
      if rows.row(of: place)?.role == .row { remaining[position] = place }
    }
    guard let next = RemovalFocus.next(from: position, remaining: remaining.keys) else { return }
    remaining[next]?.item.child?.parent?.grabFocus()
  }

  /// When a row closes and the focus is in one of the rows below, the row that closes gets it; GTK would choose another one.
  func save(before change: Splice) {
    guard change.removed > 0, change.position > 0, let source = rows.source, let line = rows.focusedLine,
      let focused = rows.place(showing: line),
      let position = focused.item.position, (change.position..<change.position + change.removed).contains(position),
      // What came or went around a row that stays is told with it.
      let token = focused.item.token, source.index(ofToken: token) == nil,
      let place = rows.place(at: change.position - 1), let row = rows.row(of: place), row.role == .row, row.isExpanded == false
    else { return }
    place.item.child?.parent?.grabFocus()
  }

  /// The row with the focus, by what stays with it, and the row that stays in sight.
  struct FocusedRow {
    let token: Int
    /// The row with the focus itself, or the first one in sight that stays where the focus is out of sight; nil where none stays.
    let seen: Int?
  }

  var row: FocusedRow? {
    guard let line = rows.focusedLine, let token = rows.place(showing: line)?.item.token else { return nil }
    return FocusedRow(token: token, seen: rows.top(of: line) == nil ? firstSeen : token)
  }

  /// Where the row with the focus stands; nil where it is out of sight.
  var positionInSight: Int? { rows.focusedLine.flatMap { rows.top(of: $0) == nil ? nil : rows.focusedPosition } }

  private var firstSeen: Int? {
    var first: (token: Int, y: Double)?
    for place in rows.places.values {
      guard let token = place.item.token, let line = place.item.child?.parent, let y = rows.top(of: line) else { continue }
      if y < first?.y ?? .infinity, rows.source?.index(ofToken: token) != nil { first = (token, y) }
    }
    return first?.token
  }

  /// A row that moved far is taken away and comes again, as GTK is told, and the focus follows it all the same. If the row was in sight it
  /// stays in sight, as GTK keeps it where it hears of one change; a list that was scrolled away from it stays where it is.
  func restore(_ focus: FocusedRow) {
    guard let source = rows.source, let position = source.index(ofToken: focus.token) else { return }
    // GTK also takes along the widget of a row that it was told of again before it went, and has noted another row then.
    let isLost = rows.focusedPosition != position || rows.hasRowFocus
    if isLost { rows.view.scroll(to: position, focus: true) }
    guard let token = focus.seen, let seen = source.index(ofToken: token) else { return }
    if isLost, seen != position { rows.view.scroll(to: seen) }
    // GTK takes a row that it has not laid out yet for one without height, and puts it below what is seen.
    scroll.afterLayout { [weak self] in
      guard let self, let position = rows.source?.index(ofToken: token), rows.line(at: position).flatMap(rows.top) == nil else { return }
      rows.view.scroll(to: position)
    }
  }

  // MARK: - Coming in

  /// How many rows are asked whether they are selected in a list that has not bound any yet.
  private static let firstRows = 250

  func take() -> Bool {
    guard let source = rows.source, source.rowCount > 0 else { return false }
    if takeAtSelection() { return true }
    // The list itself would take it before it has ever had it in a row, and its arrow keys would begin before the first row.
    guard rows.view.moveFocus(.tabForward), let position = rows.focusedPosition else { return rows.view.containsFocus }
    rows.view.scroll(to: position, focus: true)
    return true
  }

  /// Gives the focus to the first selected row among those that are near; false where there is none.
  ///
  /// - Parameter origin: what had the focus. If it is in a row that is selected, that one comes first.
  func takeAtSelection(from origin: Widget? = nil) -> Bool {
    guard let source = rows.source else { return false }
    if let line = origin?.nearest(typeNamed: "GtkListItemWidget"), let row = rows.place(showing: line),
      row.row.map(source.isSelected(row:)) == true,
      row.item.takeFocusInSight(of: rows.view) || ScrollWidget.holding(around: line, { line.grabFocus() })
    {
      return true
    }
    var first: (position: Int, item: ListItem?)?
    for (row, place) in rows.places where source.isSelected(row: row) {
      guard let position = place.item.position else { continue }
      if position < first?.position ?? .max { first = (position, place.item) }
    }
    if rows.places.isEmpty { first = (0..<min(source.rowCount, Self.firstRows)).first(where: source.isSelected).map { ($0, nil) } }
    guard let first else { return false }
    if first.item?.takeFocusInSight(of: rows.view) != true { rows.view.scroll(to: first.position, focus: true) }
    return rows.view.containsFocus
  }
}
