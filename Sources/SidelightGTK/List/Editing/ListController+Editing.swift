import SidelightBridge
import SidelightCore

extension ListController {
  /// Escape ends what the pointer is about to do to a row; false where that is nothing.
  func endMovement() -> Bool {
    // GDK ends a drag itself where the display lets it have the keyboard; elsewhere the rows at least stay where they are.
    if openSwipe != nil { closeSwipe() } else if drag != nil { endDrag() } else { return false }
    return true
  }

  /// Rows leave the list, and the one with the focus may be among them: it goes to a row that stays. Afterwards GTK would give it to
  /// another one. The places still are where they were.
  func keepFocus() {
    guard let source, let line = focusedLine, let focused = place(showing: line), let position = focused.item.position,
      let token = focused.item.token, source.index(ofToken: token) == nil
    else { return }
    var remaining: [Int: RowPlace] = [:]
    for place in places.values {
      guard let position = place.item.position, let token = place.item.token, source.index(ofToken: token) != nil else { continue }
      if row(of: place)?.role == .row { remaining[position] = place }
    }
    guard let next = RemovalFocus.next(from: position, remaining: remaining.keys) else { return }
    remaining[next]?.item.child?.parent?.grabFocus()
  }

  /// The focus goes to the row that was closed when rows below it go that have the focus; GTK would give it to just any row.
  func saveFocus(before change: Splice) {
    guard change.removed > 0, change.position > 0, let source, let line = focusedLine, let focused = place(showing: line),
      let position = focused.item.position, (change.position..<change.position + change.removed).contains(position),
      // What came or went around a row that stays is told with it.
      let token = focused.item.token, source.index(ofToken: token) == nil,
      let place = places.values.first(where: { $0.item.position == change.position - 1 }), let row = row(of: place), row.role == .row,
      row.isExpanded == false
    else { return }
    place.item.child?.parent?.grabFocus()
  }

  /// The row with the focus, by what stays with it, and the row that stays in sight.
  struct RowFocus {
    let token: Int
    /// The row with the focus itself, or the first one in sight that stays where the focus is out of sight; nil where none stays.
    let seen: Int?
  }

  var rowFocus: RowFocus? {
    guard let line = focusedLine, let token = place(showing: line)?.item.token else { return nil }
    return RowFocus(token: token, seen: top(of: line) == nil ? firstSeen : token)
  }

  /// Where the row with the focus stands; nil where it is out of sight.
  var focusInSight: Int? { focusedLine.flatMap { top(of: $0) == nil ? nil : focusedPosition } }

  /// How far down a row begins in what is seen of the list; nil for one that is out of sight. GTK leaves such a row where it was when it
  /// was seen last.
  func top(of line: Widget) -> Double? {
    guard line.isMapped, let box = line.bounds(in: list), box.y + box.height > 0, box.y < Double(list.height) else { return nil }
    return box.y
  }

  private var firstSeen: Int? {
    var first: (token: Int, y: Double)?
    for place in places.values {
      guard let token = place.item.token, let line = place.item.child?.parent, let y = top(of: line) else { continue }
      if y < first?.y ?? .infinity, source?.index(ofToken: token) != nil { first = (token, y) }
    }
    return first?.token
  }

  /// A row that moved far is taken away and comes again, as GTK is told, and the focus follows it all the same. If the row was in sight it
  /// stays in sight, as GTK keeps it where it hears of one change; a list that was scrolled away from it stays where it is.
  func restore(_ focus: RowFocus) {
    guard let source, let position = source.index(ofToken: focus.token) else { return }
    // GTK also takes along the widget of a row that it was told of again before it went, and has noted another row then.
    let isLost = focusedPosition != position || hasRowFocus
    if isLost { list.scroll(to: position, focus: true) }
    guard let token = focus.seen, let seen = source.index(ofToken: token) else { return }
    if isLost, seen != position { list.scroll(to: seen) }
    // GTK takes a row that it has not laid out yet for one without height, and puts it below what is seen.
    scroll.afterLayout { [weak self] in
      guard let self, let position = self.source?.index(ofToken: token), line(at: position).flatMap(top) == nil else { return }
      list.scroll(to: position)
    }
  }
}
