import SidelightBridge
import SidelightGTK

/// What the window shows.
extension ListWalk {
  /// What differs between the list and what it should be.
  var faults: [String] {
    let lines = lines
    var faults = dataFaults
    if list.list.rowCount != lines.count { return faults + ["\(list.list.rowCount) rows instead of \(lines.count)"] }
    var seen: Set<Int> = []
    for place in list.places.values {
      guard let position = place.item.position, let row = place.item.child?.parent else { continue }
      guard position < lines.count else {
        if row.isMapped { faults.append("a row is seen at \(position)") }
        continue
      }
      if !seen.insert(position).inserted { faults.append("two rows stand at \(position)") }
      let line = lines[position]
      let text = Self.text(of: row)
      if text != line.text { faults.append("row \(position) says \(text) instead of \(line.text)") }
      if place.item.isSelected != line.isSelected { faults.append("row \(position), \(text), is \(line.isSelected ? "not " : "")selected") }
      if row.accessibleMismatch(.expanded(line.isExpanded)) != nil { faults.append("row \(position), \(text), is open or not otherwise") }
      if let depth = line.depth, row.accessibleMismatch(.level(depth + 1)) != nil {
        faults.append("row \(position), \(text), is not at level \(depth + 1)")
      }
      if row.accessibleLabel != text { faults.append("row \(position) says \(text) and is called \(row.accessibleLabel ?? "nothing")") }
    }
    if lines.count > 50, seen.count < 20 { faults.append("only \(seen.count) rows are there") }
    if emptyRows > 0 { faults.append("\(emptyRows) rows are there without anything in them") }
    return faults + sightFaults(lines) + focusFaults(lines)
  }

  /// GTK's rows that show nothing, in sight or not.
  private var emptyRows: Int {
    sequence(first: list.list.firstChild) { $0?.nextSibling }.prefix { $0 != nil }.count { $0?.firstChild == nil }
  }

  /// The rows in the viewport follow one another without a gap, as GTK has laid them out.
  private func sightFaults(_ lines: [WalkLine]) -> [String] {
    let rows = visibleRows
    guard let first = rows.first, let last = rows.last else {
      return lines.isEmpty ? [] : ["no row is in sight of \(lines.count), \(boundRows)"]
    }
    var faults: [String] = []
    if rows.map(\.position) != Array(first.position..<(first.position + rows.count)) {
      faults.append("the rows in sight are \(rows.map(\.position))")
    }
    let height = Double(list.list.height)
    if first.box.y > 40 { faults.append("nothing is above row \(first.position)") }
    if last.box.y + last.box.height < height - 60, first.position > 0 || last.position < lines.count - 1 {
      faults.append("nothing is below row \(last.position) of \(lines.count), \(boundRows)")
    }
    return faults
  }

  /// Which rows GTK has, where it has put them, and where the list is scrolled to.
  private var boundRows: String {
    let bound = list.places.values.compactMap(\.item.position).sorted()
    let boxes = list.places.values.compactMap { $0.item.child?.parent?.bounds(in: list.list)?.y }.sorted()
    return
      "\(bound.first ?? -1) to \(bound.last ?? -1) are bound, at \(boxes.first ?? 0) to \(boxes.last ?? 0), scrolled by \(list.scroll.verticalOffset)"
  }

  private func focusFaults(_ lines: [WalkLine]) -> [String] {
    let now = focusedLine
    switch focus {
    case .free: return []
    case .on(let rows):
      let place = now ?? list.list.focusInRoot.map { "a \($0.typeName) elsewhere" } ?? "nothing"
      return now.map(rows.contains) == true ? [] : ["the focus is on \(place) instead of \(rows)"]
    case .kept:
      guard let focused, !lines.isEmpty else { return [] }
      guard let now else { return ["the focus was on \(focused) and is lost"] }
      return now == focused || !lines.contains { $0.id == focused } ? [] : ["the focus went from \(focused) to \(now)"]
    }
  }

  /// The row with the focus, or around the control with it.
  var focusedLine: String? {
    guard let position = list.focusedPosition else { return nil }
    let lines = lines
    return position < lines.count ? lines[position].id : "row \(position) of \(lines.count)"
  }

  /// What a row says first.
  static func text(of row: Widget) -> String { label(in: row)?.text ?? "nothing" }

  private static func label(in widget: Widget) -> LabelWidget? {
    var next = widget.firstChild
    while let child = next {
      if child.isVisible, let label = child as? LabelWidget ?? label(in: child) { return label }
      next = child.nextSibling
    }
    return nil
  }

  struct VisibleRow {
    let position: Int
    let line: Widget
    let box: PixelRectangle
  }

  /// The rows of which a part can be seen, from top to bottom.
  var visibleRows: [VisibleRow] {
    let height = Double(list.list.height)
    var rows: [VisibleRow] = []
    for place in list.places.values {
      guard let position = place.item.position, let line = place.item.child?.parent, line.isMapped,
        let box = line.bounds(in: list.list), box.y < height, box.y + box.height > 0
      else { continue }
      rows.append(VisibleRow(position: position, line: line, box: box))
    }
    return rows.sorted { $0.box.y < $1.box.y }
  }
}
