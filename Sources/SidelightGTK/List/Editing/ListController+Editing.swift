import SidelightBridge
import SidelightCore

extension ListController {
  /// Delete deletes, and Alt with an arrow moves; nil for other keys.
  func edit(with key: KeyController.Key, _ modifiers: KeyController.Modifiers, at position: Int, _ row: RowElement?) -> Bool? {
    switch key {
    case .delete where modifiers.isEmpty:
      // Rows that are selected far away have no place here.
      guard row?.editing.canDelete == true || source?.mayDelete(position, .selectionOrRow) == true else { return nil }
      send(.list(id, .delete(position, .selectionOrRow)))
    case .up where modifiers == .alt, .down where modifiers == .alt:
      guard row?.editing.canMove == true else { return nil }
      send(.list(id, .moveStep(position, forward: key == .down)))
    case .left where modifiers == .alt, .right where modifiers == .alt:
      guard row?.editing.changesLevel == true else { return nil }
      send(.list(id, .moveLevel(position, inward: (key == .right) != list.isRightToLeft)))
    case .escape where openSwipe != nil: closeSwipe()
    // GDK ends a drag itself where the display lets it have the keyboard; elsewhere the rows at least stay where they are.
    case .escape where drag != nil: endDrag()
    default: return nil
    }
    return true
  }

  /// Whether a click adds to the selection and takes away from it.
  package var togglesSelectionOnClick: Bool { listElement.isEditing && listElement.selectionMode == .multiple }

  /// In edit mode the keys that lead to other rows move the focus alone, as clicks only add to the selection and take away from it; Space
  /// selects the row.
  func stepsInEditMode(_ key: KeyController.Key, _ position: Int, _ count: Int) -> Bool {
    guard togglesSelectionOnClick else { return false }
    let page = max(1, places.values.count { $0.item.child?.parent.flatMap(top) != nil } - 1)
    // Past headings it goes on, and back where nothing is beyond them.
    let (start, steps): (Int, [Int]) =
      switch key {
      case .down: (position + 1, [1])
      case .up: (position - 1, [-1])
      case .home: (0, [1])
      case .end: (count - 1, [-1])
      case .pageDown: (min(position + page, count - 1), [1, -1])
      case .pageUp: (max(position - page, 0), [-1, 1])
      default: (0, [])
      }
    guard !steps.isEmpty else { return false }
    let stopsAtHeadings = key == .down || key == .up
    // A heading that is passed should be seen.
    if !stopsAtHeadings { list.scroll(to: start) }
    for step in steps {
      var next = start
      while (0..<count).contains(next), isHeading(next), !(stopsAtHeadings && hasUse(next)) { next += step }
      guard (0..<count).contains(next) else { continue }
      list.scroll(to: next, focus: true)
      return true
    }
    list.scroll(to: start)
    return true
  }

  /// In edit mode a click on a row selects it with the others; GTK, which would select it alone, then does not get the click.
  func togglesSelection(_ x: Double, _ y: Double) -> Bool {
    guard togglesSelectionOnClick, let position = position(x, y), boundRow(position)?.isSelectable == true, !isOnControl(x, y) else {
      return false
    }
    list.scroll(to: position, focus: true)
    send(.list(id, .toggleSelection(position)))
    return true
  }

  /// The control that deletes a row in edit mode was used.
  func delete(_ row: RowController) {
    guard let position = places[row.id]?.item.position else { return }
    // The focus would go to the top of the list with the control that had it.
    if list.containsFocus { list.scroll(to: position, focus: true) }
    send(.list(id, .delete(position, .row)))
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
  private func top(of line: Widget) -> Double? {
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
