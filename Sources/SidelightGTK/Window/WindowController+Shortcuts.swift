import SidelightCore

extension WindowController {
  /// Does what a click on the first control with some keys would; false where none has them.
  func perform(_ shortcut: KeyShortcut) -> Bool {
    guard let control = control(with: shortcut, below: topSheet ?? self) else { return false }
    switch control.element.kind {
    case .button: control.send(.activate(control.id))
    case .toggle(let toggle): control.send(.toggle(control.id, isOn: !toggle.isOn))
    default: return false
    }
    return true
  }

  /// Complexity: O(elements of the window), for a key that nothing else had a use for.
  private func control(with shortcut: KeyShortcut, below controller: Controller) -> Controller? {
    for child in controller.children {
      // What is in the menu of a bar is not shown by itself, but its page is.
      if child.element.traits.shortcut == shortcut, !child.element.traits.isDisabled, child.element.kind.isPressed,
        controller.widget.isMapped
      {
        return child
      }
      if let found = control(with: shortcut, below: child) { return found }
    }
    return nil
  }
}

extension Element.Kind {
  /// Whether it does something when it is clicked.
  fileprivate var isPressed: Bool {
    switch self {
    case .button, .toggle: true
    default: false
    }
  }
}
