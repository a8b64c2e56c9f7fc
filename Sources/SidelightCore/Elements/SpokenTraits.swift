/// What a screen reader hears of an element besides its name.
package struct SpokenTraits: Equatable, Sendable {
  /// What happens when the user operates it.
  @ShownText package var hint: String? = nil
  /// What it has to tell, in place of the value that it shows.
  @ShownText package var value: String? = nil

  package init() {}
}
