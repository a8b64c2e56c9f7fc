/// What is to be typed into a field, for the keyboard on the screen and for input methods.
package struct TextInput: Hashable, Sendable {
  package var purpose = Purpose.free
  package var capitals = Capitals.asTyped
  /// Whether nobody corrects what is typed.
  package var isUncorrected = false

  package init() {}

  /// What a text is.
  package enum Purpose: Sendable {
    case free, letters, digits, number, phone, url, email, name, password, pin
  }

  /// Which letters a keyboard on the screen writes large by itself.
  package enum Capitals: Sendable {
    case asTyped, none, words, sentences, all
  }
}
