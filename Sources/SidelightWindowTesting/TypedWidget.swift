import SidelightBridge
import SidelightGTK
import SidelightTesting

/// The widget of a field or an editor of text.
@MainActor struct TypedWidget {
  let entry: EntryWidget?
  let editor: TextViewWidget?

  init(_ target: WidgetTarget, _ renderer: Renderer) {
    entry = target.widget as? EntryWidget
    editor = target.node.flatMap { renderer.controller(for: $0) as? TextEditorController }?.view
  }

  func append(_ text: String) {
    entry?.append(text)
    editor?.append(text)
  }

  func clear() {
    entry?.text = ""
    editor?.text = ""
  }

  func select(_ part: String) throws {
    guard let range = (entry?.text ?? editor?.text ?? "").scalars(ofFirst: part) else {
      throw TestFailure("There is no “\(part)” in the text.")
    }
    entry?.selection = range
    editor?.selection = range
  }
}

extension TextViewWidget {
  fileprivate func append(_ text: String) {
    cursor = self.text.unicodeScalars.count
    type(text)
  }
}
