import SidelightBridge
import SidelightCore

/// Shows in a list where what is dragged would go.
@MainActor final class DropMark {
  private let rows: BoundRows
  /// The row that shows it, and by which style classes.
  private var marked: (line: Widget, classes: [String])?

  init(_ rows: BoundRows) { self.rows = rows }

  /// A line between two rows, drawn by the one below it or by the last one, from the indentation of its level on.
  func show(_ goal: DropGoal?) {
    // An empty list has no row for the mark, but loses the frame that GTK draws around what takes a drop.
    if goal != nil { StyleSheet.editing.read() }
    let count = rows.source?.rowCount ?? 0
    let line: Widget? = goal.flatMap { count == 0 ? nil : rows.line(at: $0.gap < count ? $0.gap : $0.gap - 1) }
    var classes: [String] = []
    if let goal, line != nil {
      classes = [goal.gap == count ? "sidelight-drop-after" : "sidelight-drop-before"]
      if goal.depth > 0 { classes.append("sidelight-drop-level-\(min(goal.depth, OutlineMetrics.deepestLevel))") }
    }
    show(line, classes)
  }

  /// Gives the row that shows where something would go its look, and takes it from the one before.
  func show(_ line: Widget?, _ classes: [String]) {
    if let marked, marked.line != line || marked.classes != classes {
      for name in marked.classes { marked.line.setClass(name, false) }
      self.marked = nil
    }
    guard let line, marked == nil else { return }
    StyleSheet.editing.read()
    for name in classes { line.setClass(name, true) }
    marked = (line, classes)
  }
}

/// Where something would be dropped.
struct DropGoal: Equatable {
  /// The position of the row that it goes in front of; the number of rows for the end.
  var gap: Int
  /// Its level in an outline; 0 in a plain list.
  var depth: Int
}
