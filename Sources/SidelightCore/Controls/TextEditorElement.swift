/// Text of many lines that the user edits. Sends ``Event/edit(_:text:)`` as it changes.
package struct TextEditorElement: ControlElement {
  /// The text that the app wants it to show. With the focus it takes it only if it differs from what it reported last.
  @ShownText package var text: String
  /// Whether all letters are as wide.
  package var isMonospaced = false
  package var input = TextInput()

  package init(text: String) { self.text = text }
}

extension TextEditorElement {
  package var controlRole: ControlRole { .textField }
  package var picture: String { "editor \"\(text)\"" }
  package var valueText: String { text }
  package var name: ControlName { .said("") }
  package var keys: ControlKeys? { .text }

  package func differs(from event: Event) -> Bool { if case .edit(_, let text) = event { text != self.text } else { false } }
}
