import SidelightBridge
import SidelightCore

/// Where the keyboard focus is in a list: it comes in at the selection, and stays with its row, or near it, whatever becomes of the rows.
@MainActor final class ListFocus {
  private let rows: BoundRows
  private let scroll: ScrollWidget
  /// The row that the user put it at last, by what stays with it.
  private(set) var lastToken: Int?
  /// The row that has it.
  private var focusedToken: Int?
  /// Whether nobody chose the row that has it: the window opened with the focus there, or the program gave it to the list as a whole.
  private(set) var isGiven = false
  /// The focus comes into the list, which says at which row.
  private var isEntering = false

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    self.scroll = scroll
    rows.view.directFocus(
      moving: { [weak self] in self?.move($0) }, taking: { [weak self] in self?.expect() },
      moved: { [weak self] in self?.isEntering = false })
    rows.view.onFocusMoved { [weak self] in self?.noteRow() }
  }

  private var facts: ListWidgetFacts? { rows.source.map { ListWidgetFacts(bound: rows, source: $0) } }

  /// A row got the focus, or none has it any longer.
  private func noteRow() {
    let token = rows.view.focusedRow.flatMap { rows.place(showing: $0)?.item.token }
    // GTK gives it to a row once more when the window comes onto the screen.
    if let token, token == focusedToken { return }
    focusedToken = token
    isGiven = token != nil && isEntering && rows.controller?.renderer?.wishes.isKeyDown != true
    if token != nil, !isGiven { lastToken = token }
  }

  /// The user did something with the rows, so that the focus is where it is wanted.
  func choose() {
    isGiven = false
    if let line = rows.view.focusedRow { lastToken = rows.place(showing: line)?.item.token }
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

  /// Where the focus comes in; nil for a list without rows.
  private var entrance: Int? {
    guard let facts else { return nil }
    return ListInteraction.entrance(last: lastToken.flatMap { facts.rows.index(ofToken: $0) }, in: facts)
  }

  /// The focus is about to come into the list.
  private func expect() {
    guard !rows.view.containsFocus else { return }
    if let position = entrance { rows.view.expectFocus(at: position) }
    isEntering = true
  }

  /// A key moves the focus into the list, or on in it; nil where GTK knows the way.
  private func move(_ direction: FocusDirection) -> Bool? {
    if rows.element.isForm, direction == .tabForward || direction == .tabBackward { return moveInForm(direction) }
    expect()
    return nil
  }

  private func moveInForm(_ direction: FocusDirection) -> Bool? {
    guard let facts else { return nil }
    var place: ListInteraction.TabStop?
    if let line = rows.focusedLine, let shown = rows.place(showing: line), let position = shown.item.position {
      // GTK would go from the first control to the row around it.
      if !line.isFocus, shown.item.child?.moveFocus(direction) == true { return true }
      place = line.isFocus ? .row(position) : .control(position)
    } else {
      isEntering = true
    }
    let start = place
    while let stop = ListInteraction.tabStop(after: place, forward: direction == .tabForward, in: facts) {
      if rows.place(at: stop.position) == nil {
        rows.view.scroll(to: stop.position, focus: true)
        // What is in the row is known now.
        if rows.place(at: stop.position) != nil { continue }
      }
      if go(to: stop, direction) { return true }
      place = stop
    }
    // A form without anything to operate is scrolled by its rows.
    return start == nil ? nil : false
  }

  private func go(to stop: ListInteraction.TabStop, _ direction: FocusDirection) -> Bool {
    if case .control(let position) = stop { return rows.place(at: position)?.item.child?.moveFocus(direction) == true }
    rows.view.scroll(to: stop.position, focus: true)
    return rows.focusedPosition == stop.position
  }

  func take() -> Bool {
    guard let source = rows.source, source.rowCount > 0 else { return false }
    isEntering = true
    defer { isEntering = false }
    if takeAtSelection() { return true }
    // The list itself would take it before it has ever had it in a row, and its arrow keys would begin before the first row.
    let hasGone = rows.view.moveFocus(.tabForward)
    guard hasGone, !rows.element.isForm, let position = rows.focusedPosition else { return rows.view.containsFocus }
    // The key's way is over by now, and this is still the way in.
    isEntering = true
    rows.view.scroll(to: position, focus: true)
    return true
  }

  /// A row that has the focus though nobody chose it, by what stays with it, and the row that somebody put the focus at before.
  struct GivenRow {
    let token: Int
    let last: Int?
  }

  var given: GivenRow? {
    guard isGiven, let line = rows.focusedLine, line.isFocus, let token = rows.place(showing: line)?.item.token else { return nil }
    return GivenRow(token: token, last: lastToken)
  }

  /// The rows are others now, and nobody chose the one with the focus: it goes to where it would come in. Returns whether it followed the
  /// selection.
  func comeInAgain(after old: GivenRow) -> Bool {
    lastToken = old.last
    guard rows.hasRowFocus, let source = rows.source, let position = entrance else { return false }
    isEntering = true
    defer { isEntering = false }
    let isOther = source.token(at: position) != old.token
    if rows.focusedPosition != position { rows.view.scroll(to: position, focus: true) }
    return isOther && source.isSelected(position)
  }

  /// The row with the focus has gone, and no other one that is made stays: the focus, which GTK loses then, goes to where it would come in.
  func comeBack() {
    guard let position = entrance else { return }
    isEntering = true
    defer { isEntering = false }
    rows.view.scroll(to: position, focus: true)
    rows.bindWaiting()
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
    guard let facts, let position = ListInteraction.firstSelected(in: facts) else { return false }
    if rows.place(at: position)?.item.takeFocusInSight(of: rows.view) != true { rows.view.scroll(to: position, focus: true) }
    return rows.view.containsFocus
  }
}
