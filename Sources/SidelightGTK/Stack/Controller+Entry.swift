import SidelightBridge
import SidelightCore

extension Controller {
  /// Gives the keyboard focus to the first thing inside that can have it, of a list to the row that is selected; false where there is none.
  func takeFocus() -> Bool {
    switch element.kind {
    case .list: (self as? ListController)?.focus.take() == true
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
