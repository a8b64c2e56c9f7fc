import SidelightBridge
package import SidelightCore

/// A line of text that the user edits, as a GtkEntry.
@MainActor package final class TextFieldController: Controller {
  private let entry: EntryWidget
  private let echo = EchoGuard()
  /// The text that the program last heard of, or set.
  private var reported: String
  /// A text that arrived while an input method was composing.
  private var waiting: String?
  private var isComposing = false

  init(_ id: NodeID, _ element: Element, _ field: TextFieldElement, in renderer: Renderer) {
    entry = EntryWidget(isSecure: field.isSecure)
    reported = ""
    super.init(id, element, in: renderer, core: entry)
    entry.connect(EntryWidget.changed) { [weak self] in self?.edited() }
    entry.connect(EntryWidget.activated) { [weak self] in
      guard let self else { return }
      send(.submit(self.id))
    }
    entry.onPreedit { [weak self] text in self?.composing(text) }
  }

  package override func update(from old: Element?) {
    guard case .textField(let field) = element.kind else { return }
    entry.prompt = field.prompt
    if element.traits.accessibilityLabel == nil { entry.setAccessibleLabel(field.prompt.isEmpty ? nil : field.prompt) }
    offer(field.text)
  }

  /// The program's answer to an edit may be what it said before the edit.
  package override func insist() {
    if case .textField(let field) = element.kind { offer(field.text) }
  }

  package override func measureGreed() -> Greed { .horizontal }

  private func edited() {
    echo.unlessApplying {
      let text = entry.text
      guard text != reported else { return }
      reported = text
      waiting = nil
      send(.edit(id, text: text))
    }
  }

  private func composing(_ text: String) {
    isComposing = !text.isEmpty
    guard !isComposing, let text = waiting else { return }
    waiting = nil
    offer(text)
  }

  /// The program's text, unless it is what the entry reported itself: while an answer is on its way, the user has typed on.
  private func offer(_ text: String) {
    guard text != reported else { return }
    if isComposing {
      waiting = text
      return
    }
    reported = text
    guard text != entry.text else { return }
    let cursor = Self.cursor(in: text, after: entry.text, entry.cursor)
    echo.applying {
      entry.text = text
      entry.cursor = cursor
    }
  }

  /// Where the cursor goes when the program replaces a text: before what stays behind it, else as far from the start as it was.
  static func cursor(in new: String, after old: String, _ cursor: Int) -> Int {
    let behind = old.unicodeScalars.dropFirst(cursor)
    let count = new.unicodeScalars.count
    let stays = !behind.isEmpty && new.unicodeScalars.reversed().starts(with: behind.reversed())
    return stays ? count - behind.count : min(cursor, count)
  }
}
