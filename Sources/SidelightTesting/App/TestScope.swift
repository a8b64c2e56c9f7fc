import SidelightCore
public import SidelightUI

/// Where a script looks for things: the whole app, or something in it.
///
/// Things are found by their role and label: the accessibility label, or else the text in them. Without a label there must be only one with
/// the role. Nothing is looked up until it is used, and then every time, so an element can be named before it exists.
@MainActor public protocol TestScope {
  /// Something with a role and a label.
  ///
  /// - Parameters:
  ///   - role: what it is.
  ///   - label: its accessibility label, or else the text in it; nil if it is the only one with this role.
  func element(_ role: TestRole, _ label: String?) -> TestElement
  /// What the app gave this name with `accessibilityIdentifier(_:)`.
  func element(identifier: String) -> TestElement
  /// A column of a split view.
  func column(_ column: NavigationSplitViewColumn) -> TestElement
  /// The inspector of a split view, or of any other view that has one.
  var inspector: TestElement { get }
  /// The labels of everything visible with a role, from top to bottom. ``TestRole/text`` includes the texts in buttons, rows and other controls,
  /// as assistive technology finds them there. Complexity: O(all elements).
  func labels(of role: TestRole) -> [String]
}

extension TestScope {
  /// A push button, or a button of a header bar, such as `Back`.
  public func button(_ label: String? = nil) -> TestElement { element(.button, label) }
  /// A button that opens a menu, by its label.
  public func menu(_ label: String? = nil) -> TestElement { element(.menu, label) }
  /// A tab in the bar of a tab view, by its title. A click shows its page. `More` shows a page with the tabs that do not fit in the bar, as
  /// buttons.
  public func tab(_ label: String? = nil) -> TestElement { element(.tab, label) }
  /// A row of a list, by its label or one of the texts in it. Rows far from the visible ones do not exist; scroll to them first, see
  /// ``TestElement/scroll(to:)``.
  public func row(_ label: String? = nil) -> TestElement { element(.row, label) }
  /// The header of a section, or the large title of a page, by the text in it.
  public func heading(_ label: String? = nil) -> TestElement { element(.heading, label) }
  /// The divider that changes the width of a column.
  public func divider(_ column: NavigationSplitViewColumn) -> TestElement {
    element(.divider, column == .sidebar ? SplitDivider.sidebar.label : SplitDivider.content.label)
  }
  /// The divider that changes the width of the inspector.
  public var inspectorDivider: TestElement { element(.divider, SplitDivider.inspector.label) }
  /// A list. It has a label only if the app gives it one.
  public func list(_ label: String? = nil) -> TestElement { element(.list, label) }
  /// A text field, by its title.
  public func textField(_ label: String? = nil) -> TestElement { element(.textField, label) }
  /// A suggestion of a search field, or of a field of text, by its label or one of the texts in it.
  public func suggestion(_ label: String? = nil) -> TestElement { element(.suggestion, label) }
  /// A token in a search field, by its label or one of the texts in it.
  public func token(_ label: String? = nil) -> TestElement { element(.token, label) }
  /// A switch, by its label.
  public func toggle(_ label: String) -> TestElement { element(.toggle, label) }
  /// A disclosure group outside of a list, by its label.
  public func disclosure(_ label: String? = nil) -> TestElement { element(.disclosure, label) }
  /// A picker, by its label.
  public func picker(_ label: String) -> TestElement { element(.picker, label) }
  /// A slider, by its label.
  public func slider(_ label: String? = nil) -> TestElement { element(.slider, label) }
  /// A stepper, by its label.
  public func stepper(_ label: String? = nil) -> TestElement { element(.stepper, label) }
  /// A choice of a day or a time of day, by its label.
  public func datePicker(_ label: String? = nil) -> TestElement { element(.datePicker, label) }
  /// A choice of a colour, by its label.
  public func colorPicker(_ label: String? = nil) -> TestElement { element(.colorPicker, label) }
  /// A gauge, by its label.
  public func gauge(_ label: String? = nil) -> TestElement { element(.gauge, label) }
  /// Views that belong together, by their title.
  public func group(_ label: String? = nil) -> TestElement { element(.group, label) }
  /// A text that can't be edited, by what it says; also one in a row, a button or another control.
  public func text(_ label: String? = nil) -> TestElement { element(.text, label) }
  /// A picture or symbol, by its accessibility label.
  public func image(_ label: String? = nil) -> TestElement { element(.image, label) }
  /// A spinner or progress bar, by its label.
  public func progress(_ label: String? = nil) -> TestElement { element(.progress, label) }
  /// A column, a page of a stack or the window's own page, by its title.
  public func page(_ title: String? = nil) -> TestElement { element(.page, title) }
  /// A sheet over the window or over another sheet, by its title.
  public func sheet(_ title: String? = nil) -> TestElement { element(.sheet, title) }
  /// A popover, by its title.
  public func popover(_ title: String? = nil) -> TestElement { element(.popover, title) }
  /// An alert or a confirmation dialog, by its title. `alert().labels(of: .text)` is its message, and `alert().button("OK").click()` chooses a
  /// button.
  public func alert(_ label: String? = nil) -> TestElement { element(.alert, label) }
  /// The labels of the rows that are made, from top to bottom.
  public var rows: [String] { labels(of: .row) }
}
