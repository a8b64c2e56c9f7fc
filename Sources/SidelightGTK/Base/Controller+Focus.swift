import SidelightCore

extension Controller {
  /// Gives the keyboard focus to the first thing that can have it of what is inside, bars and sheets aside; false where there is none.
  final func takeFocusInside() -> Bool {
    if element.traits.hasRare, let manner = element.traits.rare.focusing { return manner.isOn && widget.grabFocus() }
    return switch element.kind {
    case .page, .stack, .layers, .arranged, .unavailable, .columnSlot, .row, .label, .list, .split, .navigation, .tabs, .panes:
      Slot.allCases.contains { slot in !slot.isBar && children(in: slot).contains { $0.takeFocus() } }
    case .scroll: children(in: .body).contains { $0.takeFocus() } || widget.grabFocus()
    case .text, .image, .spacer, .divider, .color, .shape, .drawing: false
    case .control(let control) where control.element.keys == nil: false
    case .control, .window, .sheet, .alert: widget.grabFocus() || widget.moveFocus(.tabForward)
    }
  }
}

extension Slot {
  private static let bars = Set(Slot.headerBar + Slot.bottomBar + [.sheets])

  /// Whether what stands there is no content of its page.
  var isBar: Bool { Slot.bars.contains(self) }
}
