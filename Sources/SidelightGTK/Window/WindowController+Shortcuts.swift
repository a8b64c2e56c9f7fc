import SidelightCore

extension WindowController {
  /// Does what a click on the first control, or entry of a menu, with the keys that are pressed would; false where none has them.
  ///
  /// Complexity: O(elements of the window and entries of its menus), for a key that nothing else had a use for.
  func perform(_ isPressed: (KeyShortcut) -> Bool) -> Bool {
    guard let event = event(below: topSheet ?? self, isPressed) else { return false }
    send(event)
    return true
  }

  private func event(below controller: Controller, _ isPressed: (KeyShortcut) -> Bool) -> Event? {
    for child in controller.children {
      // What is in the menu of a bar is not shown by itself, but its page is.
      if controller.widget.isMapped, !child.element.traits.isDisabled, let event = click(on: child, isPressed) { return event }
      if let event = event(below: child, isPressed) { return event }
    }
    return nil
  }

  private func click(on control: Controller, _ isPressed: (KeyShortcut) -> Bool) -> Event? {
    control.element.click(on: control.id, menu: { renderer?.host?.menu(control.id) ?? [] }, isPressed)
  }
}
