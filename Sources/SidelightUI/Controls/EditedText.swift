import SidelightGraph

/// What a field of text edits: a text, or a value that is written as one.
package struct EditedText {
  /// What it says now.
  let text: () -> String
  /// Takes what the user typed.
  let take: (String) -> Void
  /// Whether what the user types counts when they are done with it: when they press Return, leave the field, or use something else.
  var keepsDraft = false
  /// The text itself, where the field edits no other value.
  let binding: Binding<String>?
  /// What of it is selected, where the app asks.
  var selection: EditedSelection?
  /// The text with the looks of its parts; nil for one that looks the same everywhere.
  var parts: (() -> Text)?
  /// What is done with the looks of its parts.
  var looks: EditedLooks?
  /// Whether commands find it while it has the focus.
  var isOffered = false
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?

  /// - Parameters:
  ///   - editingChanged: hears that the field got the keyboard focus, or lost it.
  ///   - commit: hears of Enter.
  nonisolated init(_ text: Binding<String>, editingChanged: ((Bool) -> Void)? = nil, commit: (() -> Void)? = nil) {
    binding = text
    self.text = { text.wrappedValue }
    take = { text.wrappedValue = $0 }
    self.editingChanged = editingChanged
    self.commit = commit
  }

  /// Edits a value that is written as text.
  ///
  /// - Parameters:
  ///   - text: the value as text.
  ///   - take: reads a text and writes the value, or does nothing where it can't be read.
  nonisolated package init(text: @escaping () -> String, take: @escaping (String) -> Void) {
    binding = nil
    self.text = text
    self.take = take
    keepsDraft = true
  }

  /// Edits a text whose parts have looks of their own.
  ///
  /// - Parameters:
  ///   - text: its characters.
  ///   - parts: the same with its looks.
  ///   - take: takes what the user makes of the characters.
  ///   - selection: what of it is selected, where the app asks.
  ///   - looks: what is done with its looks.
  nonisolated package init(
    text: @escaping () -> String, parts: @escaping () -> Text, take: @escaping (String) -> Void, selection: EditedSelection?,
    looks: EditedLooks
  ) {
    self.looks = looks
    binding = nil
    self.text = text
    self.take = take
    self.parts = parts
    self.selection = selection
  }

  var tellsEditing: Bool { keepsDraft || editingChanged != nil }
}
