import SidelightBridge

/// Keeps an entry's text in step with the program's, while the user types on.
@MainActor final class EntryEditing {
  private let entry: EntryWidget
  private let echo = EchoGuard()
  /// The text that the program last heard of, or set.
  private var reported = ""
  /// A text that arrived while an input method was composing.
  private var waiting: String?
  private(set) var isComposing = false
  /// Whether the next text of the program's takes the place of what is typed, because the user chose it.
  private var isReplaced = false
  /// Hears what the user makes of the text.
  var edited: (String) -> Void = { _ in }

  init(_ entry: EntryWidget) {
    self.entry = entry
    entry.connect(EntryWidget.changed) { [weak self] in self?.changed() }
    entry.onPreedit { [weak self] text in self?.composing(text) }
  }

  private func changed() {
    echo.unlessApplying {
      let text = entry.text
      guard text != reported else { return }
      reported = text
      waiting = nil
      isReplaced = false
      edited(text)
    }
  }

  private func composing(_ text: String) {
    isComposing = !text.isEmpty
    guard !isComposing, let text = waiting else { return }
    waiting = nil
    offer(text)
  }

  /// The user has chosen another text, which the program sets next: the cursor goes behind it.
  func expectReplacement() { isReplaced = true }

  /// Takes the program's text, unless that is what the entry itself reported: the user may have typed more while the answer was on its way.
  func offer(_ text: String) {
    guard text != reported else { return isReplaced = false }
    if isComposing {
      waiting = text
      return
    }
    reported = text
    guard text != entry.text else { return }
    let cursor = isReplaced ? text.unicodeScalars.count : TextFieldController.cursor(in: text, after: entry.text, entry.cursor)
    isReplaced = false
    echo.applying {
      entry.text = text
      entry.cursor = cursor
    }
  }
}
