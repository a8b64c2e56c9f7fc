public import SidelightUI

extension TestElement {
  /// Clicks it once, with keys held down.
  ///
  /// A button acts; a switch goes on or off; a row is selected, and with ``TestModifiers/control`` or ``TestModifiers/shift`` the selection changes as it does
  /// with a mouse; a link in a list without selection is followed; a view with `onTapGesture` hears it, also from what stands in it; anything
  /// else that can takes the focus.
  ///
  /// - Parameter modifiers: the keys that are held meanwhile.
  public func click(_ modifiers: TestModifiers = []) async throws { try await app.perform(.click(modifiers), on: path) }

  /// Clicks a row twice, which runs the list's primary action, or a divider, or a view that hears two taps.
  public func doubleClick() async throws { try await app.perform(.doubleClick, on: path) }

  /// Types into a text field, one character after the other, at the end of what is there.
  public func type(_ text: String) async throws { try await app.perform(.type(text), on: path) }

  /// Deletes everything in a text field, and writes its binding.
  public func clear() async throws { try await app.perform(.clear, on: path) }

  /// Selects the first part of a text field that says this, and writes the binding of its selection; nothing puts the cursor at the end.
  public func selectText(_ part: String) async throws { try await app.perform(.selectText(part), on: path) }

  /// Moves the keyboard focus to it.
  public func focus() async throws { try await app.perform(.focus, on: path) }

  /// Opens or folds the section of a heading, a row of an outline, or a disclosure group.
  public func toggle() async throws { try await app.perform(.toggle, on: path) }

  /// Opens it, unless it is open.
  public func expand() async throws { if try !isExpanded { try await toggle() } }

  /// Closes it, unless it is closed.
  public func collapse() async throws { if try isExpanded { try await toggle() } }

  /// Chooses an option of a picker by what it says, the first one of several, or opens a menu and chooses an entry by its title: the one in
  /// the menus that the titles before it open.
  ///
  /// - Parameter titles: the titles of the menus on the way, and last that of the entry or option.
  public func choose(_ titles: String...) async throws {
    let isMenu = try sighting().role == .menu
    if !isMenu, titles.count != 1 { throw TestFailure("A picker has one choice at a time, and \(titles.count) are named.") }
    try await app.perform(isMenu ? .choose(menuPath: titles) : .pick(option: titles[0]), on: path)
  }

  /// Moves a slider to a value, as near as its range and its step allow.
  public func set(_ value: Double) async throws { try await app.perform(.slide(value), on: path) }

  /// Chooses a day in the calendar of a date picker.
  ///
  /// - Parameters:
  ///   - year: from 1 to 9999.
  ///   - month: from 1 to 12.
  ///   - day: from 1; past the last day of the month it is that one.
  public func choose(year: Int, month: Int, day: Int) async throws {
    try await app.perform(.pickDay(year: year, month: month, day: day), on: path)
  }

  /// Sets the clock of a date picker.
  ///
  /// - Parameters:
  ///   - hour: from 0 to 23.
  ///   - minute: from 0 to 59.
  public func choose(hour: Int, minute: Int) async throws { try await app.perform(.pickTimeOfDay(hour: hour, minute: minute), on: path) }

  /// Chooses a colour of a colour picker, by its components.
  public func choose(_ color: Color) async throws { try await app.perform(.pickColor(color.style), on: path) }

  /// Clicks the button of a stepper that makes the value larger.
  public func increment() async throws { try await app.perform(.step(up: true), on: path) }

  /// Clicks the button of a stepper that makes the value smaller.
  public func decrement() async throws { try await app.perform(.step(up: false), on: path) }

  /// Drags it by so many pixels to the right, or to the left where the number is negative, as the pointer does.
  ///
  /// The width beside a divider follows within its limits; far below the least width a column hides. A double click gives it its ideal
  /// width back.
  public func drag(by offset: Double) async throws { try await app.perform(.drag(offset), on: path) }

  /// Drags a row, with the selection that it is part of, and drops it above another row of the same list; outside of lists a view that can
  /// be moved within its container, to the beginning of another view.
  ///
  /// - Parameters:
  ///   - other: the row that it is dropped at.
  ///   - depth: the level of an outline that it is to land on, from 0; nil for the one that is nearest to its own, where the pointer goes
  ///     straight.
  public func drag(above other: TestElement, depth: Int? = nil) async throws {
    try await app.dragRow(path, beside: other.path, isBelow: false, depth: depth)
  }

  /// Drags a row, with the selection that it is part of, and drops it below another row of the same list; outside of lists a view that can
  /// be moved within its container, to the end of another view.
  ///
  /// - Parameters:
  ///   - other: the row that it is dropped at.
  ///   - depth: the level of an outline that it is to land on, from 0; nil for the one that is nearest to its own, where the pointer goes
  ///     straight.
  public func drag(below other: TestElement, depth: Int? = nil) async throws {
    try await app.dragRow(path, beside: other.path, isBelow: true, depth: depth)
  }

  /// Swipes a row of a list, or another view with swipe actions, from an edge and chooses an action by its title; without one it swipes all
  /// the way, which performs the first action.
  ///
  /// - Parameters:
  ///   - edge: the edge that the swipe begins at.
  ///   - title: the title of the action; nil to swipe all the way.
  public func swipe(_ edge: HorizontalEdge = .trailing, _ title: String? = nil) async throws {
    try await app.perform(.swipe(edge.core, title: title), on: path)
  }

  /// Drops text from another app on a view that takes it, on a tab, on a row that takes it, on the upper half of another row, or on the empty area of a list.
  public func drop(text: String) async throws { try await app.perform(.dropIn(.text(text), isBelow: false), on: path) }

  /// Drops files from another app, by their URIs, in the same places as text.
  public func drop(uris: [String]) async throws { try await app.perform(.dropIn(.files(uris), isBelow: false), on: path) }

  /// Drags another element of the app here and drops it, in the same places as text. Throws if that can't be dragged.
  public func drop(_ other: TestElement) async throws {
    let sighting = try other.sighting()
    guard let drag = app.drag(of: sighting) else {
      throw TestFailure("The \(sighting.role.rawValue) “\(sighting.label)” can't be dragged away.")
    }
    try await app.drop(drag, on: path, isBelow: false)
  }

  /// Rests over it with something that is dragged: a tab is selected then, a closed row opens, and a button may be clicked.
  public func restDrag() async throws { try await app.perform(.restOver, on: path) }

  /// Brings the pointer over it, and over all that it stands in.
  public func hover() async throws { try await app.perform(.hover(true), on: path) }

  /// Brings the pointer away from it, and from all that it stands in.
  public func endHover() async throws { try await app.perform(.hover(false), on: path) }

  /// Deletes a row with the control that it shows in edit mode, or takes a token out of its search field with the button on it.
  public func delete() async throws { try await app.perform(.deleteRow, on: path) }

  /// Opens the menu of a row, of a list's empty area, or of the header bar of a page, and chooses an entry by its title: the one in the menus that the titles before it
  /// open.
  ///
  /// - Parameter titles: the titles of the menus on the way, and last that of the entry.
  public func contextMenu(_ titles: String...) async throws { try await app.perform(.choose(menuPath: titles), on: path) }

  /// Does what assistive technology can do at it, by the name of the action: one of `accessibilityAction(named:_:)`, or `increment` or `decrement`
  /// of `accessibilityAdjustableAction(_:)`.
  public func perform(action name: String) async throws { try await app.perform(.act(name), on: path) }

  /// Scrolls a list until the row at a position, counted from 0 and with headers and footers, is made and can be seen.
  public func scroll(toPosition position: Int) async throws { try await app.perform(.scroll(position: position), on: path) }

  /// Scrolls a list down, from where it is and then from its top, until there is a row with this label.
  ///
  /// Complexity: O(rows that are passed); ``scroll(toPosition:)`` makes only the rows around its goal.
  public func scroll(to label: String) async throws {
    if row(label).exists { return }
    let total = try app.rowCount(path)
    var next = 0
    while next < total {
      try await scroll(toPosition: next)
      if row(label).exists { return }
      next += 100
    }
    throw TestFailure("No row of the list is called “\(label)”, from the first to the last of \(total).")
  }

  /// The labels in the index along the trailing edge of a list, from top to bottom, also those that have no room there; empty for a list without.
  public var sectionIndex: [String] { get throws { try app.sectionIndex(path).marks.map(\.label) } }

  /// Scrolls a list to the section with this label, the first of several, as the index along its trailing edge does when it is used.
  public func scroll(toSection label: String) async throws {
    let (list, marks) = try app.sectionIndex(path)
    guard let mark = marks.first(where: { $0.label == label }) else {
      let labels = marks.isEmpty ? "no labels" : marks.map(\.label).joined(separator: ", ")
      throw TestFailure("The list's index has \(labels), and no “\(label)”.")
    }
    app.driver.graph.send(.list(list, .showSection(mark.section)))
    try await app.settle()
  }

  /// How many rows a list has, made or not, with headers and footers. Complexity: O(what there is).
  public var rowCount: Int { get throws { try app.rowCount(path) } }
}
