import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Text of many lines that the user edits.
///
/// ```swift
/// TextEditor(text: $note).frame(minHeight: 120)
/// ```
///
/// It takes all the room that there is and scrolls when the text is longer. On GNOME it is a `GtkTextView` with the frame of an entry, with
/// GNOME's own undo and menu; the tab key writes a tab, and Ctrl+Tab goes to the next control. While the user types, the cursor, the selection
/// and what an input method composes stay as they are, whatever the binding makes of the text. Give it a
/// ``View/accessibilityLabel(_:isEnabled:)-(LocalizedStringKey,_)``: it has no title. ``View/textEditorStyle(_:)`` and
/// ``View/scrollContentBackground(_:)`` take its frame away. Source: SwiftUI's `TextEditor`.
/// Complexity: O(letters) for each change.
public struct TextEditor {
  var edited: EditedText

  /// Makes an editor of a text.
  ///
  /// - Parameter text: what is edited; written with every letter.
  nonisolated public init(text: Binding<String>) { self.init(EditedText(text)) }

  nonisolated package init(_ edited: EditedText) { self.edited = edited }
}

extension TextEditor: View {}

extension TextEditor: OfferedText {}

extension TextEditor: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let node = OfferedTextNode.make(self, context) { return node }
    let caret = RestoredCaret()
    let node = SimpleElementNode(
      leaf: self, context,
      action: { view, event, environment in
        guard environment.isEnabled else { return }
        switch event {
        case .edit(_, let new): view.edited.take(new)
        case .selectText(_, let range): view.edited.selection?.take(range)
        default: break
        }
      },
      watchesObjects: true,
      lower: { view, environment in
        var editor = TextEditorElement(text: view.edited.text())
        editor.caret = caret.place
        editor.selection = view.edited.selection?.wanted()
        editor.tellsSelection = view.edited.selection != nil
        if let parts = view.edited.parts { editor.runs = parts().allRuns(in: environment[TextEnvironmentKey.self]) }
        editor.isMonospaced = environment[TextEnvironmentKey.self].resolve().design == .monospaced
        let look = environment[ControlLookKey.self]
        editor.input = look.fieldInput
        editor.isPlain = look.hasPlainEditors || environment[ScrollBackgroundKey.self] == false
        return .control(editor)
      })
    edited.binding?.restoreText(of: node, caret)
    return node
  }
}
