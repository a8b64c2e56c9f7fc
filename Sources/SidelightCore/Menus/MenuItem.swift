/// One entry of a menu; choosing it sends its ``event``, or opens the menu that it holds.
package struct MenuItem: Equatable, Sendable {
  package var node: NodeID
  @ShownText package var title: String
  /// Stands below the title; empty for none.
  @ShownText package var subtitle = ""
  package var isEnabled: Bool
  /// Deletes or loses something.
  package var isDestructive = false
  /// Whether it has a check mark now; nil for one that never has.
  package var isOn: Bool?
  /// Which of the options of a choice it is, counted from 0; nil for what is no choice.
  package var option: Int?
  /// The entries of the menu that it opens; nil for one that does something.
  package var items: [MenuItem]?
  /// A line stands before it, and then a title where there is one.
  package var startsSection = false
  @ShownText package var sectionTitle: String? = nil
  /// The keys that choose it while the menu is closed.
  package var shortcut: KeyShortcut?

  /// What choosing it does.
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
  /// What choosing the first entry whose keys are pressed does, be it in a menu that opens from this one.
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
