package import SidelightCore

/// What something in the interface is, as assistive technology sees it.
public enum TestRole: String, CaseIterable, Sendable {
  /// The window; its label is its title.
  case window
  /// A column of a split view, a page of a stack, or the window's own page; its label is its title.
  case page
  /// A split view.
  case split
  /// The divider of a column or inspector that the user drags, such as `Sidebar Width`. Its value is the width of that part in pixels. A part
  /// with a fixed width has no divider.
  case divider
  /// A list.
  case list
  /// A row of a list, other than a header or a footer; its label is the text in it.
  case row
  /// The header of a section of a list, or a page's title in large letters below its header bar.
  case heading
  /// The footer of a section of a list.
  case footer
  /// Text that can't be edited, anywhere: also in a row, a heading, or the label of a control.
  case text
  /// A picture or symbol. Only one with an accessibility label has a label.
  case image
  /// A tab of a tab view, in a bar; its label is its title.
  case tab
  /// A push button, a link outside of a list, or a button of a header bar, such as `Back`, `Toggle Sidebar` and `More`, which opens the menu of
  /// a header bar. The entries of that menu are found by their own roles, such as button or switch.
  case button
  /// A button that opens a menu, and may have an action of its own; its label is the text in it.
  case menu
  /// A text field; its label is its title.
  case textField
  /// A suggestion of a search field, or of a field of text; its label is the text in it. A click chooses it.
  case suggestion
  /// A token in a search field; its label is the text in it.
  case token
  /// A switch; its label is the text in it.
  case toggle
  /// A disclosure group outside of a list; its label is the text of its title.
  case disclosure
  /// A picker; its label is the text before it.
  case picker
  /// A slider; its label is the text before it.
  case slider
  /// Two buttons that step a value up and down; its label is the text before them.
  case stepper
  /// A day, a time of day, or both; its label is the text before it.
  case datePicker
  /// A button with a colour, which opens the choice of another one; its label is the text before it.
  case colorPicker
  /// A spinner or a progress bar.
  case progress
  /// A bar that shows how much there is of something.
  case gauge
  /// Views that belong together, in a box with a title or as buttons that touch each other.
  case group
  /// A sheet over the window; its label is its title.
  case sheet
  /// A popover at something in the window; its label is the title of its content, or else that of what it points at. In a narrow window it
  /// is a ``sheet``.
  case popover
  /// An alert or a confirmation dialog; its label is its title. In it are its message, as a text, its text fields, and its buttons in the order
  /// in which they stand in a row.
  case alert
}

extension TestRole {
  package init(_ role: ControlRole) {
    switch role {
    case .button: self = .button
    case .menu: self = .menu
    case .textField: self = .textField
    case .toggle: self = .toggle
    case .disclosure: self = .disclosure
    case .picker: self = .picker
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .datePicker: self = .datePicker
    case .colorPicker: self = .colorPicker
    case .progress: self = .progress
    case .gauge: self = .gauge
    case .group, .hosted: self = .group
    }
  }
}
