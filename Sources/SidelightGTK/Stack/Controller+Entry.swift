import SidelightBridge
import SidelightCore

extension Controller {
  /// Gives the keyboard focus to the first thing inside that can have it, of a list to the row that is selected; false where there is none.
  func takeFocus() -> Bool {
    switch element.kind {
    case .list: (self as? ListController)?.takeRowFocus() == true
    case .split(let split): takeFocus(split)
    case .navigation: children(in: .pages).last?.takeFocus() == true
    case .tabs: (self as? TabsController)?.shown?.takeFocus() == true
    case .page, .stack, .unavailable, .columnSlot, .row, .label:
      Slot.allCases.contains { slot in !Slot.bars.contains(slot) && children(in: slot).contains { $0.takeFocus() } }
    case .scroll: children(in: .body).contains { $0.takeFocus() } || widget.grabFocus()
    case .text, .image, .spacer, .divider, .color: false
    case .control(let control) where control.element.keys == nil: false
    case .control, .window, .sheet: widget.grabFocus() || widget.moveFocus(.tabForward)
    }
  }

  private func takeFocus(_ split: SplitElement) -> Bool {
    if !split.hasOwnLayout, children(in: .body).contains(where: { $0.takeFocus() }) { return true }
    return Slot.splitParts.contains { part in
      guard split.plan.isReachable(part: part) else { return false }
      return children(in: part).contains { $0.takeFocus() }
    }
  }

  /// Whether another controller is part of the content of this page: no item of its bars, nor of those of a page inside.
  func holdsInContent(_ other: Controller) -> Bool {
    var next = other
    while next !== self {
      guard !Slot.bars.contains(next.slot), let parent = next.parent else { return false }
      next = parent
    }
    return other !== self
  }

  /// The list inside that a widget belongs to.
  func list(around widget: Widget) -> ListController? {
    if let list = self as? ListController { return list }
    return children.first { widget.isInside($0.widget) }?.list(around: widget)
  }
}

extension Slot {
  fileprivate static let bars = Set(Slot.headerBar + Slot.bottomBar + [.sheets])
}

extension ListController {
  /// How many rows are asked whether they are selected in a list that has not bound any yet.
  private static let firstRows = 250

  fileprivate func takeRowFocus() -> Bool {
    guard let source, source.rowCount > 0 else { return false }
    if takeFocusAtSelection() { return true }
    // The list itself would take it before it has ever had it in a row, and its arrow keys would begin before the first row.
    guard list.moveFocus(.tabForward), let position = focusedPosition else { return list.containsFocus }
    list.scroll(to: position, focus: true)
    return true
  }

  /// Gives the focus to the first selected row among those that are near; false where there is none.
  ///
  /// - Parameter origin: what had the focus. If it is in a row that is selected, that one comes first.
  func takeFocusAtSelection(from origin: Widget? = nil) -> Bool {
    guard let source else { return false }
    if let line = origin?.nearest(typeNamed: "GtkListItemWidget"), let row = place(showing: line),
      row.row.map(source.isSelected(row:)) == true,
      row.item.takeFocusInSight(of: list) || ScrollWidget.holding(around: line, { line.grabFocus() })
    {
      return true
    }
    var first: (position: Int, item: ListItem?)?
    for (row, place) in places where source.isSelected(row: row) {
      guard let position = place.item.position else { continue }
      if position < first?.position ?? .max { first = (position, place.item) }
    }
    if places.isEmpty { first = (0..<min(source.rowCount, Self.firstRows)).first(where: source.isSelected).map { ($0, nil) } }
    guard let first else { return false }
    if first.item?.takeFocusInSight(of: list) != true { list.scroll(to: first.position, focus: true) }
    return list.containsFocus
  }
}
