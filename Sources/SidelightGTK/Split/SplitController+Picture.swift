import SidelightBridge
import SidelightCore

extension SplitController {
  /// The layout as the widgets have it, written as ``SplitPlan/picture`` writes the plan; nil before the first layout. For tests.
  package var shownPicture: String? {
    guard let applied else { return nil }
    let inspector = inspector?.picture ?? ""
    let slots = slotsInOrder
    if hasOwnRoot { return columnsPicture(applied) + inspector }
    if case .slot = layoutPlace { return "<" + columnsPicture(applied) + ">" + inspector }
    return "<" + slots.map { "\($0)" }.joined(separator: " ") + ">" + inspector
  }

  /// The columns that stand in places of a style's, in the order of these.
  private var slotsInOrder: [SplitColumn] {
    func find(_ widget: Widget) -> [SplitColumn] {
      if let column = SplitColumn.allCases.first(where: { page($0) == widget }) { return [column] }
      return widget.children.flatMap(find)
    }
    return hasOwnRoot ? [] : find(style.bin)
  }

  private func columnsPicture(_ applied: SplitPlan) -> String {
    let columns = SplitColumn.allCases.compactMap { column in page(column).map { (column, $0) } }
    let isStack = page(.sidebar)?.isInside(self.columns.stack) ?? applied.isCollapsed
    if isStack {
      let names = columns.map { $0.1.isMapped ? "(\($0.0))" : "\($0.0)" }
      return "[" + names.joined(separator: ">") + "]"
    }
    var overlays = ""
    var beside = "|"
    for (column, page) in columns where page.isMapped {
      let isOver = self.columns.isOver(column)
      let width = page.width + (column == .sidebar ? self.columns.outer.paneMargin : 0)
      if isOver { overlays += "{\(column) \(width)}" } else { beside += "\(column) \(width)|" }
    }
    return overlays + beside
  }
}
