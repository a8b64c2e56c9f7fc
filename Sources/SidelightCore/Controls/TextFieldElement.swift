/// A line of text that the user edits. Sends ``Event/edit(_:text:)`` as it changes and ``Event/submit(_:)`` on Enter, which then presses the
/// default button around it where nothing in the app has a use for the key. With suggestions it sends ``Event/search(_:_:)`` as well.
package struct TextFieldElement: ControlElement {
  /// The text that the app wants it to show. An entry with the focus takes it only if it differs from what the entry reported last.
  @ShownText package var text: String
  /// Where the cursor is at first, in characters; nil for where it is by itself.
  package var caret: Int?
  /// What of the text the app wants to be selected, in Unicode scalars; empty for a cursor, nil for what the user selects.
  package var selection: Range<Int>?
  package var tellsSelection = false
  package var title: FieldTitle
  package var isSecure: Bool
  /// Whether it is drawn without a frame.
  package var isPlain = false
  /// Where the text lies in it.
  package var alignment = ElementAlignment.Side.start
  package var scale = ControlScale.regular
  package var input = TextInput()
  /// Whether it sends ``Event/editing(_:_:)`` when it gets the keyboard focus, and when it loses it.
  package var tellsEditing = false
  /// Whether something is typed that does not count yet.
  package var hasDraft = false
  /// The suggestions, one line each in slot `.suggestions`; nil for a field without any.
  package var suggestions: SuggestionModel?

  /// Whether Enter does something of the app's own.
  package var submits = false

  package init(text: String, title: FieldTitle, isSecure: Bool = false) {
    self.text = text
    self.title = title
    self.isSecure = isSecure
  }
}

extension TextFieldElement {
  package var controlRole: ControlRole { .textField }
  package var formRow: FormRow? { title.name.isEmpty || isPlain ? nil : .field }
  package var picture: String { "field \"\(text)\"" }
  package var valueText: String { text }
  package var name: ControlName { .said(title.name) }
  package var keys: ControlKeys? { .text }
  package var pressesDefaultButton: Bool { !submits }

  package var suggested: SuggestionModel? { suggestions }

  /// What Escape does to the entry with this number; nil where the key is for something else.
  package func escape(of entry: NodeID) -> Event? {
    if suggestions?.isShown == true { return .search(entry, .escape) }
    return hasDraft ? .revert(entry) : nil
  }

  /// The choice of a suggestion that Enter makes in the entry with this number; nil where the key submits.
  package func choice(of entry: NodeID) -> Event? { suggestions?.active.map { .search(entry, .choose($0)) } }

  package func differs(from event: Event) -> Bool { if case .edit(_, let text) = event { text != self.text } else { false } }
}

extension Element.Kind {
  /// Whether an alert with it has the focus there at first: where there is something to type. Otherwise the button for Return has it.
  package var beginsFocusOfAlert: Bool { control(TextFieldElement.self) != nil }
}
