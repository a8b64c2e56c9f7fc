/// What the user did in a search field, or in a field of text with suggestions, besides typing.
package enum SearchEvent: Equatable, Sendable {
  /// Down or Up was pressed, for the next suggestion or the previous one.
  case step(forward: Bool)
  /// The user chose a suggestion, given by its position in its slot.
  case choose(Int)
  /// Escape was pressed. It closes the suggestions if they are open, or else ends the search.
  case escape
  /// The user removed a token, given by its position in its slot.
  case removeToken(Int)
}
