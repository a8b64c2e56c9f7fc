/// One entry of a menu. Choosing it sends its ``event``, or opens its submenu.
package struct MenuItem: Equatable, Sendable {
  package var node: NodeID
  @ShownText package var title: String
  /// A second line below the title; empty for none.
  @ShownText package var subtitle = ""
  package var isEnabled: Bool
  /// Whether it deletes something.
  package var isDestructive = false
  /// Whether it is checked; nil for an entry that can't be.
  package var isOn: Bool?
  /// Which option of a choice it is, counted from 0; nil if it is no choice.
  package var option: Int?
  /// The entries of its submenu; nil if it has none.
  package var items: [MenuItem]?
  /// Whether the menu stays open after its choice.
  package var keepsOpen = false
  /// Whether a section begins with it: there is a line before it, and the section's title if there is one.
  package var startsSection = false
  @ShownText package var sectionTitle: String? = nil
  /// Whether the entries of the section that it is in stand side by side, as symbols where they have some.
  package var isInPalette = false
  /// The symbol of an entry that stands in a palette.
  package var symbol: ImageElement.Source?
  /// The keys that choose it while the menu is closed.
  package var shortcut: KeyShortcut?

  /// The event that choosing it sends.
  package var event: Event {
    if let option { return .choose(node, option: option) }
    return isOn.map { .toggle(node, isOn: !$0) } ?? .activate(node)
  }

  package init(node: NodeID, title: String, isEnabled: Bool = true) {
    self.node = node
    self.title = title
    self.isEnabled = isEnabled
  }
}

extension [MenuItem] {
  /// The event of the first entry whose shortcut is pressed. Submenus are searched as well.
  package func event(for isPressed: (KeyShortcut) -> Bool) -> Event? {
    for item in self where item.isEnabled {
      if let inner = item.items {
        if let event = inner.event(for: isPressed) { return event }
      } else if let shortcut = item.shortcut, isPressed(shortcut) {
        return item.event
      }
    }
    return nil
  }
}
