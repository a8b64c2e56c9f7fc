/// A tree of elements, for the question which button Return presses.
@MainActor package protocol DefaultButtonPlaces {
  associatedtype Place
  func element(of place: Place) -> Element
  func parent(of place: Place) -> Place?
  /// What stands in a slot, in the order in which it is read.
  func children(of place: Place, in slot: Slot) -> [Place]
  /// Whether nothing lies over a page: no other page of its stack, no other tab, and it is in no hidden column.
  func isShown(page: Place) -> Bool
}

extension DefaultButtonPlaces {
  /// The button that Return presses in a text field that has no use for it: the first one with that shortcut, enabled and visible, in the
  /// nearest page, sheet or window that has one. Nil where there is none, where the field names a row of a list, and in an alert, which has
  /// buttons of its own.
  ///
  /// Complexity: O(elements of the nearest page, sheet or window that has one).
  package func defaultButton(for field: Place) -> Place? {
    var next = parent(of: field)
    while let place = next {
      switch element(of: place).kind {
      case .alert: return nil
      case .list(let list) where !list.isForm: return nil
      case .sheet: return first(in: place)
      case .page, .window: if let button = first(in: place) { return button }
      default: break
      }
      next = parent(of: place)
    }
    return nil
  }

  private func first(in place: Place) -> Place? {
    for slot in Slot.readingOrder where slot != .sheets {
      for child in children(of: place, in: slot) {
        let element = element(of: child)
        if element.traits.isDisabled || element.traits.opacity <= 0 { continue }
        if case .page = element.kind, !isShown(page: child) { continue }
        if element.isDefaultButton { return child }
        if let found = first(in: child) { return found }
      }
    }
    return nil
  }
}

extension Element {
  /// Whether it is a button that Return presses: the default action of its page, sheet or window.
  package var isDefaultButton: Bool {
    guard storedTraits?.traits.shortcut == .defaultAction, case .action? = kind.control?.menuEntry else { return false }
    return true
  }
}
