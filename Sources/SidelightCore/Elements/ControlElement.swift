/// An element that the user works with, or that shows a value.
///
/// It says of itself what pictures of a tree, tests, the keyboard and menus ask of it, so that none of these names it: a new control is its
/// view, its element, and the controller that the renderer's table has for it.
package protocol ControlElement: Equatable, Sendable {
  /// What it is to assistive technology and to tests.
  var controlRole: ControlRole { get }
  /// The control in a few words, for pictures of a tree.
  var picture: String { get }
  /// What it shows besides its name: the text that is in it, `on` or `off`, a number, the option that is chosen; empty where it shows nothing.
  var valueText: String { get }
  /// What it is called where the app gives it no accessibility label.
  var name: ControlName { get }
  /// Whether what it shows and hides can be seen now; nil where it hides nothing.
  var isExpanded: Bool? { get }
  /// The slots that are read out with it, in their order; nil for all of them. What is not in them is part of the control itself.
  var readSlots: [Slot]? { get }
  /// What it does with keys while it has the keyboard focus; nil for what never has it.
  var keys: ControlKeys? { get }
  /// What a menu shows in its place; nil for what only stands in a bar.
  var menuEntry: ControlMenuEntry? { get }

  /// What a click on it, or Enter where it has the focus, tells the program.
  ///
  /// - Parameter id: the node of this element.
  func click(on id: NodeID) -> Event?

  /// Whether what the user made of it is not what it says, so that its widget has to be told again.
  func differs(from event: Event) -> Bool
}

extension ControlElement {
  package var valueText: String { "" }
  package var picture: String { valueText.isEmpty ? controlRole.rawValue : "\(controlRole.rawValue) \(valueText)" }
  package var name: ControlName { .texts() }
  package var isExpanded: Bool? { nil }
  package var readSlots: [Slot]? { nil }
  package var keys: ControlKeys? { .click }
  package var menuEntry: ControlMenuEntry? { nil }

  package func click(on id: NodeID) -> Event? { nil }
  package func differs(from event: Event) -> Bool { false }

  fileprivate func equals(_ other: any ControlElement) -> Bool { (other as? Self) == self }
}

/// What a control is, as assistive technology sees it.
package enum ControlRole: String, CaseIterable, Sendable {
  case button, menu, textField, toggle, disclosure, picker, slider, progress
}

/// Where the name of a control comes from.
package enum ControlName: Equatable, Sendable {
  /// The texts in its slots, or in some of them.
  case texts(in: [Slot]? = nil)
  /// What it says itself.
  case said(String)
}

/// What a control does with keys while it has the keyboard focus.
package enum ControlKeys: Sendable {
  /// Enter and space do what a click does. All others are left to the row that it is in.
  case click
  /// They are text, or move in it.
  case text
  /// It has a use for most of them that only its widget knows.
  case widget
}

/// What a menu shows in place of a control.
package enum ControlMenuEntry: Equatable, Sendable {
  case action(isDestructive: Bool)
  case check(isOn: Bool)
  /// One of several options; `disabled` are the positions of those that can't be chosen.
  case choice([String], selected: Int?, disabled: Set<Int>)
  /// A menu of its own: ``TreeHost/menu(_:)`` has the entries.
  case submenu
}

/// A control of whatever type.
package struct AnyControl: Equatable, Sendable {
  package let element: any ControlElement

  package static func == (left: AnyControl, right: AnyControl) -> Bool { left.element.equals(right.element) }
}
