/// Children in a row or a column, slot `.body`.
package struct StackElement: Equatable, Sendable {
  package var axis: Axis2D
  /// Pixels between children; nil for the platform's own distance.
  package var spacing: Double?
  /// Where children lie across the axis.
  package var alignment: ElementAlignment.Side

  package init(_ axis: Axis2D, spacing: Double? = nil, alignment: ElementAlignment.Side = .center) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Takes the space that its stack has left.
package struct SpacerElement: Equatable, Sendable {
  /// The axis of the stack around it; nil outside of one, where it takes both.
  package var axis: Axis2D?
  package var minLength: Double?

  package init(axis: Axis2D?, minLength: Double? = nil) {
    self.axis = axis
    self.minLength = minLength
  }
}

/// A push button, its label in slot `.body`. Sends ``Event/activate(_:)``.
package struct ButtonElement: Equatable, Sendable {
  package enum Role: Sendable { case destructive, cancel, confirm }
  package enum Style: Sendable { case automatic, plain, bordered, borderedProminent, borderless, link }
  package var role: Role?
  package var style: Style
  /// Stands in a header bar, where GNOME draws it flat.
  package var isInToolbar: Bool
  /// Ends in a disclosure chevron: a navigation link outside of a list.
  package var hasChevron = false
  /// The colour that the app gives it in place of the accent colour.
  package var tint: ColorStyle?
  /// Something that is dragged and rests over it clicks it.
  package var isSpringLoaded = false

  package init(role: Role? = nil, style: Style = .automatic, isInToolbar: Bool = false) {
    self.role = role
    self.style = style
    self.isInToolbar = isInToolbar
  }
}

/// A line of text that the user edits. Sends ``Event/edit(_:text:)`` as it changes and ``Event/submit(_:)`` on Enter.
package struct TextFieldElement: Equatable, Sendable {
  /// What the program wants it to show; a focused entry takes it only if it differs from what it reported last.
  @ShownText package var text: String
  /// Shown while it is empty; also its accessible label.
  @ShownText package var prompt: String
  package var isSecure: Bool

  package init(text: String, prompt: String, isSecure: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
  }
}

/// Progress: a bar with a value, or a spinner without one. An optional label in slot `.body`.
package struct ProgressElement: Equatable, Sendable {
  /// From 0 to 1; nil while it is not known.
  package var fraction: Double?
  /// Whether only assistive technology is told the label.
  package var isLabelHidden: Bool

  package init(fraction: Double? = nil, isLabelHidden: Bool = false) {
    self.fraction = fraction
    self.isLabelHidden = isLabelHidden
  }
}

/// A switch with its label in slot `.body`. Sends ``Event/toggle(_:isOn:)``.
package struct ToggleElement: Equatable, Sendable {
  /// What the program wants it to show.
  package var isOn: Bool
  /// Whether only assistive technology is told the label.
  package var isLabelHidden: Bool

  package init(isOn: Bool, isLabelHidden: Bool = false) {
    self.isOn = isOn
    self.isLabelHidden = isLabelHidden
  }
}

/// A choice of one of several options, its label in slot `.body`. Sends ``Event/choose(_:option:)``.
package struct PickerElement: Equatable, Sendable {
  @ShownText package var options: [String]
  /// The position of the option that is chosen; nil for none of them.
  package var selected: Int?
  /// The positions of the options that the user can't choose.
  package var disabled: Set<Int> = []
  /// Whether only assistive technology is told the label.
  package var isLabelHidden: Bool
  /// How the options are shown: in a menu, or side by side.
  package var style = Style.menu

  package enum Style: Sendable { case menu, segmented }

  package init(options: [String], selected: Int?, isLabelHidden: Bool = false) {
    self.options = options
    self.selected = selected
    self.isLabelHidden = isLabelHidden
  }
}

/// A scrolled area, its content in slot `.body`.
package struct ScrollElement: Equatable, Sendable {
  package var scrollsHorizontally: Bool
  package var scrollsVertically: Bool

  /// F5 and pulling at the top refresh it.
  package var isRefreshable: Bool
  /// A refresh is under way.
  package var isRefreshing = false
  /// Somebody around it goes by how it scrolls down, and it says so.
  package var followsScrolling = false

  package init(horizontal: Bool, vertical: Bool, isRefreshable: Bool = false) {
    scrollsHorizontally = horizontal
    scrollsVertically = vertical
    self.isRefreshable = isRefreshable
  }
}

/// A page that says that there is nothing to show: slots `.title` (a label or text), `.description` and `.actions`.
package struct UnavailableElement: Equatable, Sendable {
  package init() {}
}

/// A line with a triangle in slot `.title`, and what it shows and hides in slot `.body`, which is empty while it is closed.
package struct DisclosureElement: Equatable, Sendable {
  package var isExpanded: Bool

  package init(isExpanded: Bool) { self.isExpanded = isExpanded }
}
