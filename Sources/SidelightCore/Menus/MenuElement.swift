/// A button that opens a menu, with its label in slot `.body`. When it opens, ``TreeHost/menu(_:)`` makes the entries. If it has a primary
/// action, a click sends ``Event/activate(_:)``, and a second button opens the menu.
package struct MenuElement: ControlElement {
  package var style: ButtonElement.Style
  /// Whether it is in a header bar, where GNOME draws it flat.
  package var isInToolbar: Bool
  package var hasPrimaryAction: Bool
  /// Whether it shows an arrow; nil if that depends on the label: an icon has none.
  package var hasArrow: Bool?
  /// Whether it is the window's main menu, which F10 opens.
  package var isMain = false
  package var scale = ControlScale.regular
  package var shape = ButtonElement.Shape.automatic
  /// The colour that the app set instead of the accent colour.
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
  /// The label is read as the name of the button, and the entries don't exist until the menu opens.
  package var readSlots: [Slot]? { [] }
  package var menuEntry: ControlMenuEntry? { .submenu }
  package var formRow: FormRow? { style == .automatic && !hasPrimaryAction && !isInToolbar ? .button : nil }

  package func click(on id: NodeID) -> Event? { hasPrimaryAction ? .activate(id) : nil }
}
