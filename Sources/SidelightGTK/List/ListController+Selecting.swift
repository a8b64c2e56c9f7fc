import SidelightBridge
import SidelightCore

extension ListController {
  /// Gives a row the focus, and selects as the arrow keys do: that row alone, with Shift all rows from where the selection began, with
  /// Control none.
  func go(to position: Int, _ modifiers: KeyController.Modifiers = []) {
    let selects = listElement.selectionMode != .none && !modifiers.contains(.control)
    list.scroll(to: position, focus: true, select: selects && !modifiers.contains(.shift))
    if selects, modifiers.contains(.shift) { list.selectItem(at: position, extending: true) }
  }

  /// Takes back a selection that may be empty, as Escape does where nobody else has a use for it; false when there is nothing to do.
  func clearSelection() -> Bool {
    let mode = listElement.selectionMode
    guard mode == .single || mode == .multiple, source?.hasSelection == true else { return false }
    send(.list(id, .deselectAll))
    return true
  }
}
