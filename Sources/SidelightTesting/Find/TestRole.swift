package import SidelightCore

/// What a thing in the interface is, as assistive technology sees it.
public enum TestRole: String, CaseIterable, Sendable {
  /// The window; its label is its title.
  case window
  /// A column of a split view, a page of a stack, or the window's own page; its label is its title.
  case page
  /// A split view.
  case split
  /// The edge of a column or inspector that the user drags, such as `Sidebar Width`; its value is that part's width in pixels. One with a
  /// fixed width has none.
  case divider
  /// A list.
  case list
  /// A row of a list that stands for an element; its label is the text in it.
  case row
  /// The header of a section of a list, and the title of a page that stands in large letters below its header bar.
  case heading
  /// The footer of a section of a list.
  case footer
  /// Text that is not edited, wherever it stands: in a row, a heading, a label, or a control that it is the label of, too.
  case text
  /// A picture or symbol. Only one with an accessibility label has a label.
  case image
  /// A tab of a tab view, in a bar; its label is its title.
  case tab
  /// A push button, a link outside of a list, or a button of a header bar, such as `Back`, `Toggle Sidebar` and
  /// `More`, which opens the menu of a header bar. What is in that menu is found as what it is, a button or a switch, and used as such.
  case button
  /// A button that opens a menu, its own action aside; its label is the text in it.
  case menu
  /// A line of text that is edited; its label is its title.
  case textField
  /// A line that a search field suggests; its label is the text in it. Clicking it chooses it.
  case suggestion
  /// Something that a search field holds as a whole; its label is the text in it.
  case token
  /// A switch; its label is the text in it.
  case toggle
  /// A line that shows and hides what is below it, outside of a list; its label is the text in that line.
  case disclosure
  /// A choice of one of several options; its label is the text before it.
  case picker
  /// A number that is chosen on a line; its label is the text before it.
  case slider
  /// A spinner or a bar.
  case progress
  /// A sheet over the window; its label is its title.
  case sheet
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
    case .progress: self = .progress
    }
  }
}
