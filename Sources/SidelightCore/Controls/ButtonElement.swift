/// A push button, its label in slot `.body`. Sends ``Event/activate(_:)``.
package struct ButtonElement: ControlElement {
  package enum Role: Sendable { case destructive, cancel, confirm, close }
  package enum Style: Sendable {
    case automatic, plain, bordered, borderedProminent, borderless, link
    /// The app draws all of it.
    case bare
  }
  /// The outline of a button that has one.
  package enum Shape: Sendable { case automatic, capsule, roundedRectangle, circle }
  /// How wide it is: as suits, as wide as there is room for, or as its label wishes.
  package enum Sizing: Sendable { case automatic, flexible, fitted }
  package var role: Role?
  package var style: Style
  /// Whether it is in a header bar, where GNOME draws it flat.
  package var isInToolbar: Bool
  /// Whether a chevron is at its end: it is a navigation link that shows one.
  package var hasChevron = false
  /// Whether its label is as bold as text is, and not as those of buttons: it is a navigation link.
  package var weighsAsText = false
  /// The colour that the app set instead of the accent colour.
  package var tint: ColorStyle?
  package var scale = ControlScale.regular
  package var shape = Shape.automatic
  /// Whether it is a link to assistive technology.
  package var isLink = false
  /// Whether it says with ``Event/editing(_:_:)`` when it is pressed and let go.
  package var tellsPresses = false
  /// Whether holding a dragged item over it clicks it.
  package var isSpringLoaded = false
  /// Whether holding it clicks it again and again.
  package var repeats = false
  package var sizing = Sizing.automatic

  package init(role: Role? = nil, style: Style = .automatic, isInToolbar: Bool = false) {
    self.role = role
    self.style = style
    self.isInToolbar = isInToolbar
  }
}

extension ButtonElement {
  package var controlRole: ControlRole { .button }
  package var picture: String { "button" + (role.map { " \($0)" } ?? "") }
  package var menuEntry: ControlMenuEntry? { .action(isDestructive: role == .destructive) }

  /// A button with a frame or a look that the app asked for keeps it, and so does one that confirms.
  package var formRow: FormRow? {
    style == .automatic && role != .confirm && sizing != .fitted && !hasChevron && !isInToolbar ? .button : nil
  }

  package func click(on id: NodeID) -> Event? { .activate(id) }
}

extension Element {
  /// Whether it is a button that stands out because it confirms something: by its role, or because Return presses it. A button with a look that
  /// the app asked for keeps that.
  package var isSuggestedButton: Bool {
    guard let button = kind.control(ButtonElement.self), button.style == .automatic || button.style == .bordered else { return false }
    return button.role == .confirm || button.role == nil && isDefaultButton
  }
}
