import SidelightCore

extension Controller {
  /// What a click on the first control inside, or on an entry of a menu there, would send whose keys are pressed; nil where none has them.
  ///
  /// Complexity: O(elements inside and entries of their menus).
  ///
  /// - Parameter isInBars: whether this stands in bars that make room for what is scrolled. Their keys work all the time.
  final func eventInside(for isPressed: (KeyShortcut) -> Bool, isInBars: Bool = false) -> Event? {
    let makesRoom = if case .page(let page) = element.kind { page.isHeaderMinimized && widget.isMapped } else { false }
    for child in children {
      // What is in the menu of a bar is not shown by itself, but its page is.
      if widget.isMapped || isInBars, !child.element.traits.isDisabled, let event = child.event(for: isPressed) { return event }
      if let event = child.eventInside(for: isPressed, isInBars: isInBars || makesRoom && Slot.topBars.contains(child.slot)) {
        return event
      }
    }
    return nil
  }

  /// What a click on it, an entry of its menu or a button of an alert would send, whose keys are pressed.
  final func event(for isPressed: (KeyShortcut) -> Bool) -> Event? {
    element.click(on: id, menu: { renderer?.host?.menu(id) ?? [] }, isPressed)
  }
}

/// A list, as seen by what goes through its rows in their order.
@MainActor protocol OrderedRows: Controller {
  func position(of row: NodeID) -> Int?
}

extension Controller {
  /// Presses the button that Enter in this text field presses, once the program has answered to what the field said last; nothing where there
  /// is none.
  final func pressDefaultButton() {
    renderer?.host?.flush()
    guard renderer?.controller(for: id) === self, let button = ControllerPlaces().defaultButton(for: self) else { return }
    button.click()
  }
}

/// The tree of controllers, in which default buttons are looked for.
private struct ControllerPlaces: DefaultButtonPlaces {
  func element(of place: Controller) -> Element { place.element }
  func parent(of place: Controller) -> Controller? { place.parent }
  func isShown(page: Controller) -> Bool { page.widget.isMapped }

  func children(of place: Controller, in slot: Slot) -> [Controller] {
    let children = place.children(in: slot)
    guard slot == .rows, let list = place as? any OrderedRows else { return children }
    return children.compactMap { child in list.position(of: child.id).map { ($0, child) } }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
