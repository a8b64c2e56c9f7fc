/// Text of many lines that the user edits, or of several in a field. Sends ``Event/edit(_:text:)`` as it changes, and ``Event/submit(_:)`` on
/// Enter where that submits.
package struct TextEditorElement: ControlElement {
  /// The text that the app wants it to show. With the focus it takes it only if it differs from what it reported last.
  @ShownText package var text: String
  /// Where the cursor is at first, in characters; nil for where it is by itself.
  package var caret: Int?
  /// What of the text the app wants to be selected, in Unicode scalars; empty for a cursor, nil for what the user selects.
  package var selection: Range<Int>?
  package var tellsSelection = false
  /// The parts of the text with looks of their own; empty for a text that looks the same everywhere.
  package var runs: [TextRun] = []
  /// Whether all letters are as wide.
  package var isMonospaced = false
  package var input = TextInput()
  /// Whether it has no frame and no background.
  package var isPlain = false
  package var title = FieldTitle("")
  /// Whether it is a field that is as high as its text; else it takes all the room that there is.
  package var isField = false
  /// How many lines a field is high at least.
  package var leastLines = 1
  /// How many lines a field has at most before it scrolls; nil for any number.
  package var lineLimit: Int?
  /// Whether Enter submits; else it begins a new line. Shift+Enter always begins one.
  package var submits = false

  package init(text: String) { self.text = text }
}

extension TextEditorElement {
  package var controlRole: ControlRole { .textField }
  package var picture: String { "editor \"\(text)\"" }
  package var valueText: String { text }
  package var name: ControlName { .said(title.name) }
  package var keys: ControlKeys? { .text }
  package func breaksLine(withShift: Bool) -> Bool { withShift || !submits }

  package func differs(from event: Event) -> Bool { if case .edit(_, let text) = event { text != self.text } else { false } }
}
