/// A button that opens a menu, its label in slot `.body`. The entries are asked for with ``TreeHost/menu(_:)`` and its own id when it opens.
/// Where it has an action of its own a click sends ``Event/activate(_:)``, and the menu has a button beside it.
package struct MenuElement: ControlElement {
  package var style: ButtonElement.Style
  /// Stands in a header bar, where GNOME draws it flat.
  package var isInToolbar: Bool
  package var hasPrimaryAction: Bool
  /// Whether an arrow says that there is a menu; nil for what suits the label: icons go without.
  package var hasArrow: Bool?
  /// The colour that the app gives it in place of the accent colour.
  package var tint: ColorStyle?

  package init(style: ButtonElement.Style = .automatic, isInToolbar: Bool = false, hasPrimaryAction: Bool = false, hasArrow: Bool? = nil) {
    self.style = style
    self.isInToolbar = isInToolbar
    self.hasPrimaryAction = hasPrimaryAction
    self.hasArrow = hasArrow
  }
}

extension MenuElement {
  package var controlRole: ControlRole { .menu }
  package var picture: String { "menu" + (hasPrimaryAction ? " with an action" : "") }
  /// What its button says is its label, and its entries are not there until it is opened.
  package var readSlots: [Slot]? { [] }
  package var menuEntry: ControlMenuEntry? { .submenu }

  package func click(on id: NodeID) -> Event? { hasPrimaryAction ? .activate(id) : nil }
}
