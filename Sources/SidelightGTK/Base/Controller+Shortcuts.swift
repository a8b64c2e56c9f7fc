import SidelightCore

extension Controller {
  /// What a click on the first control inside, or on an entry of a menu there, would send whose keys are pressed; nil where none has them.
  ///
  /// Complexity: O(elements inside and entries of their menus).
  final func eventInside(for isPressed: (KeyShortcut) -> Bool) -> Event? {
    for child in children {
      // What is in the menu of a bar is not shown by itself, but its page is.
      if widget.isMapped, !child.element.traits.isDisabled, let event = child.event(for: isPressed) { return event }
      if let event = child.eventInside(for: isPressed) { return event }
    }
    return nil
  }

  /// What a click on it, an entry of its menu or a button of an alert would send, whose keys are pressed.
  final func event(for isPressed: (KeyShortcut) -> Bool) -> Event? {
    element.click(on: id, menu: { renderer?.host?.menu(id) ?? [] }, isPressed)
  }
}
