/// What the user did in a search field besides typing.
package enum SearchEvent: Equatable, Sendable {
  /// Down, or Up: to the next suggestion, or to the one before.
  case step(forward: Bool)
  /// Chose a suggestion, by its position in its slot.
  case choose(Int)
  /// Escape: closes the suggestions, or else ends the search.
  case escape
  /// Took a token away, by its position in its slot.
  case removeToken(Int)
}
