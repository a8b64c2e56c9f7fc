/// An element that the user operates, or that shows a value.
///
/// Tree pictures, tests, the keyboard and menus ask these questions, so none of them has to know a control by its type. A new control is a
/// view, an element, and a controller in the renderer's table.
package protocol ControlElement: Equatable, Sendable {
  /// What it is to assistive technology and to tests.
  var controlRole: ControlRole { get }
  /// The control in a few words, for pictures of a tree.
  var picture: String { get }
  /// The value that it shows: its text, `on` or `off`, a number, the chosen option; empty when it shows none.
  var valueText: String { get }
  /// What it is called when the app sets no accessibility label.
  var name: ControlName { get }
  /// Whether it is open now; nil for a control that does not open and close.
  var isExpanded: Bool? { get }
  /// The slots that a screen reader reads as content of their own, in this order; nil for all. The others are part of the control itself.
  var readSlots: [Slot]? { get }
  /// The slots whose content only gives it its name, and is not shown: those of a hidden label.
  var hiddenSlots: [Slot] { get }
  /// What it does with keys while it has the keyboard focus; nil if it never has the focus.
  var keys: ControlKeys? { get }
  /// Whether it says what of its text is selected, see ``Event/selectText(_:_:)``.
  var tellsSelection: Bool { get }
  /// Whether Enter writes a new line into its text, with Shift or without.
  func breaksLine(withShift: Bool) -> Bool
  /// Whether Enter in its text presses the default button around it, because it has no use for the key itself.
  var pressesDefaultButton: Bool { get }
  /// The suggestions that it shows while it has the keyboard focus, in its slot `.suggestions`; nil for a control without any.
  var suggested: SuggestionModel? { get }
  /// What a menu shows for it; nil if it can only be in a bar.
  var menuEntry: ControlMenuEntry? { get }
  /// What a row of a form looks like in which it is alone; nil for any other row.
  var formRow: FormRow? { get }

  /// The event that a click sends, or Enter while it has the focus.
  ///
  /// - Parameter id: the node of this element.
  func click(on id: NodeID) -> Event?

  /// Whether an event reports another value than the element has, so that the widget has to be set back.
  func differs(from event: Event) -> Bool
}

extension ControlElement {
  package var valueText: String { "" }
  package var picture: String { valueText.isEmpty ? controlRole.rawValue : "\(controlRole.rawValue) \(valueText)" }
  package var name: ControlName { .texts() }
  package var isExpanded: Bool? { nil }
  package var readSlots: [Slot]? { nil }
  package var hiddenSlots: [Slot] { [] }
  package var keys: ControlKeys? { .click }
  package var tellsSelection: Bool { false }
  package func breaksLine(withShift: Bool) -> Bool { false }
  package var pressesDefaultButton: Bool { false }
  package var suggested: SuggestionModel? { nil }
  package var menuEntry: ControlMenuEntry? { nil }
  package var formRow: FormRow? { nil }

  package func click(on id: NodeID) -> Event? { nil }
  package func differs(from event: Event) -> Bool { false }

  fileprivate func equals(_ other: any ControlElement) -> Bool { (other as? Self) == self }
}

/// What a control is, as assistive technology sees it.
package enum ControlRole: String, CaseIterable, Sendable {
  case button, menu, textField, toggle, disclosure, picker, slider, stepper, datePicker, colorPicker, progress, gauge, group, hosted
}

/// Where the name of a control comes from.
package enum ControlName: Equatable, Sendable {
  /// The texts in its slots, or in some of them.
  case texts(in: [Slot]? = nil)
  /// This text.
  case said(String)
}

/// What a control does with keys while it has the keyboard focus.
package enum ControlKeys: Sendable {
  /// Enter and Space act like a click. All other keys go to the row that it is in.
  case click
  /// Keys enter text, or move the cursor in it.
  case text
  /// The widget handles most keys in its own way.
  case widget
}

/// What a menu shows for a control.
package enum ControlMenuEntry: Equatable, Sendable {
  case action(isDestructive: Bool)
  case check(isOn: Bool)
  /// A choice between options. `disabled` has the positions of those that can't be chosen.
  case choice([String], selected: Int?, disabled: Set<Int>)
  /// A submenu. Its entries come from ``TreeHost/menu(_:)``.
  case submenu
}

/// A control of any type.
package struct AnyControl: Equatable, Sendable {
  package let element: any ControlElement

  package static func == (left: AnyControl, right: AnyControl) -> Bool { left.element.equals(right.element) }
}
