import SidelightCore
import SidelightGraph

/// What a field of text edits: a text, or a value that is written as one.
package struct EditedText {
  /// What it says now.
  let text: () -> String
  /// Takes what the user typed. Final is what the field holds when it is left, or when Enter is pressed.
  let take: (_ text: String, _ isFinal: Bool) -> Void
  /// Whether what the user typed stays in the field until it is left, whatever the value has become.
  var keepsDraft = false
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?

  /// - Parameters:
  ///   - editingChanged: hears that the field got the keyboard focus, or lost it.
  ///   - commit: hears of Enter.
  nonisolated init(_ text: Binding<String>, editingChanged: ((Bool) -> Void)? = nil, commit: (() -> Void)? = nil) {
    self.text = { text.wrappedValue }
    take = { new, isFinal in if !isFinal { text.wrappedValue = new } }
    self.editingChanged = editingChanged
    self.commit = commit
  }

  /// Edits a value that is written as text.
  ///
  /// - Parameters:
  ///   - text: the value as text.
  ///   - take: reads a text and writes the value, or does nothing where it can't be read.
  nonisolated package init(text: @escaping () -> String, take: @escaping (_ text: String, _ isFinal: Bool) -> Void) {
    self.text = text
    self.take = take
    keepsDraft = true
  }

  var tellsEditing: Bool { keepsDraft || editingChanged != nil }
}

/// What the user has typed into a field and not left yet.
@MainActor final class TextDraft {
  private var typed: String?

  func text(of edited: EditedText) -> String { typed ?? edited.text() }

  /// Does what an event of the field asks for.
  func take(_ event: Event, _ edited: EditedText, _ environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    switch event {
    case .edit(_, let new):
      if edited.keepsDraft { typed = new }
      edited.take(new, false)
    case .submit:
      finish(edited)
      edited.commit?()
      environment[SubmitKey.self]?()
    case .editing(_, let isEditing):
      if !isEditing { finish(edited) }
      edited.editingChanged?(isEditing)
    default: break
    }
  }

  private func finish(_ edited: EditedText) {
    guard let text = typed else { return }
    typed = nil
    edited.take(text, true)
  }
}
