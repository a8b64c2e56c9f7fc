import SidelightCore
public import SidelightUI

/// Where a script looks for things: the whole app, or one thing in it.
///
/// A thing is found by its role and its label: the accessibility label, or else the text in it. Without a label it is the only thing of
/// its role. Nothing is looked for before it is used, and then anew each time, so that an element can be named before it exists.
@MainActor public protocol TestScope {
  /// A thing of a role, with a label or without one.
  ///
  /// - Parameters:
  ///   - role: what it is.
  ///   - label: its accessibility label, or else the text in it; nil for the only thing of its role.
  func element(_ role: TestRole, _ label: String?) -> TestElement
  /// The thing to which the app gave this name with `accessibilityIdentifier(_:)`.
  func element(identifier: String) -> TestElement
  /// The column of a split view, by its place.
  func column(_ column: NavigationSplitViewColumn) -> TestElement
  /// The inspector of a split view, or of any other view that has one.
  var inspector: TestElement { get }
  /// The labels of everything of a role that can be seen, from top to bottom. The texts of buttons, rows and other controls are among those of
  /// ``TestRole/text``, as assistive technology finds them there. Complexity: O(what there is).
  func labels(of role: TestRole) -> [String]
}

extension TestScope {
  /// A push button, or a button of a header bar, such as `Back`.
  public func button(_ label: String? = nil) -> TestElement { element(.button, label) }
  /// A button that opens a menu, by its label; without one it is the only one.
  public func menu(_ label: String? = nil) -> TestElement { element(.menu, label) }
  /// A tab in the bar of a tab view, by its title; clicking it shows its page. `More` is the place behind which a bar has those that it
  /// has no room for: its page lists them as buttons.
  public func tab(_ label: String? = nil) -> TestElement { element(.tab, label) }
  /// A row of a list, by its label or one of the texts in it. Rows that are far from what the list shows are not made: see
  /// ``TestElement/scroll(to:)``.
  public func row(_ label: String? = nil) -> TestElement { element(.row, label) }
  /// The header of a section, or the large title of a page, by the text in it.
  public func heading(_ label: String? = nil) -> TestElement { element(.heading, label) }
  /// The divider that a column's width is dragged by.
  public func divider(_ column: NavigationSplitViewColumn) -> TestElement {
    element(.divider, column == .sidebar ? SplitDivider.sidebar.label : SplitDivider.content.label)
  }
  /// The divider that the inspector's width is dragged by.
  public var inspectorDivider: TestElement { element(.divider, SplitDivider.inspector.label) }
  /// A list, which has a label only where the app gives it one.
  public func list(_ label: String? = nil) -> TestElement { element(.list, label) }
  /// A line of text that is edited, by its title.
  public func textField(_ label: String? = nil) -> TestElement { element(.textField, label) }
  /// A line that a search field suggests, by its label or one of the texts in it.
  public func suggestion(_ label: String? = nil) -> TestElement { element(.suggestion, label) }
  /// Something that a search field holds as a whole, by its label or one of the texts in it.
  public func token(_ label: String? = nil) -> TestElement { element(.token, label) }
  /// A switch, by its label.
  public func toggle(_ label: String) -> TestElement { element(.toggle, label) }
  /// A line that shows and hides what is below it, by its label.
  public func disclosure(_ label: String? = nil) -> TestElement { element(.disclosure, label) }
  /// A choice of one of several options, by its label.
  public func picker(_ label: String) -> TestElement { element(.picker, label) }
  /// A number that is chosen on a line, by its label; without one it is the only one.
  public func slider(_ label: String? = nil) -> TestElement { element(.slider, label) }
  /// A text that is not edited, by what it says; also one in a row, a button or another control.
  public func text(_ label: String? = nil) -> TestElement { element(.text, label) }
  /// A picture or symbol, by its accessibility label.
  public func image(_ label: String? = nil) -> TestElement { element(.image, label) }
  /// A spinner or bar, by its label; without one it is the only one.
  public func progress(_ label: String? = nil) -> TestElement { element(.progress, label) }
  /// A column, a page of a stack or the window's own page, by its title.
  public func page(_ title: String? = nil) -> TestElement { element(.page, title) }
  /// A sheet over the window or over another sheet, by its title; without one it is the only one.
  public func sheet(_ title: String? = nil) -> TestElement { element(.sheet, title) }
  /// The labels of the rows that are made, from top to bottom.
  public var rows: [String] { labels(of: .row) }
}
