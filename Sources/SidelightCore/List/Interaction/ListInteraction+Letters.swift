extension ListInteraction {
  /// Whether a space belongs to the word that is being typed.
  package func isTyping(at time: Int) -> Bool { word.isTyping(at: time) }

  /// Takes in a letter that is typed while a row has the focus, and returns the search for a row; nil if the key is no letter of a word.
  ///
  /// A character that opens or closes the row with the focus does not begin a word, but can be part of one. What the search finds goes to
  /// ``find(_:in:)``.
  /// - Parameter time: when it was typed, in milliseconds.
  @MainActor package mutating func type(
    _ letter: Character, _ modifiers: KeyShortcut.Modifiers, at position: Int, time: Int, in list: some ListFacts
  ) -> RowSearch? {
    guard modifiers.isSubset(of: .shift) else { return nil }
    guard isTyping(at: time) || letter != " " && !opens(letter, position, in: list) else { return nil }
    return word.type(letter, at: time, cursor: position, count: list.rows.rowCount)
  }

  @MainActor private func opens(_ sign: Character, _ position: Int, in list: some ListFacts) -> Bool {
    guard "+-*/".contains(sign), let row = list.boundRow(position), row.role == .row else { return false }
    return row.isExpanded != nil
  }

  /// Moves the focus to the row that was found, and selects it as an arrow key would.
  @MainActor package mutating func find(_ position: Int, in list: some ListFacts) -> [ListStep] {
    arrive(at: position, ListKeyPress(.down, at: position), in: list)
  }
}
