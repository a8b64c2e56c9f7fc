/// A key with its modifiers.
package struct KeyShortcut: Hashable, Sendable {
  /// The modifier keys, with the bits that GDK gives them.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 2)
    package static let alt = Modifiers(rawValue: 1 << 3)
  }

  /// The X11 key symbol. For a letter it is that of the lower-case letter.
  package var symbol: UInt32
  package var modifiers: Modifiers

  package init(symbol: UInt32, modifiers: Modifiers) {
    self.symbol = symbol
    self.modifiers = modifiers
  }

  /// The key that types a character.
  package init(_ character: Character, modifiers: Modifiers) {
    let scalar = character.lowercased().unicodeScalars.first?.value ?? 0x20
    self.init(symbol: scalar < 0x100 ? scalar : scalar | 0x0100_0000, modifiers: modifiers)
  }

  /// Alt and the Left arrow key, with which people go back.
  package static let goBack = KeyShortcut(symbol: 0xff51, modifiers: .alt)
  /// Alt and the Right arrow key, with which people go forward.
  package static let goForward = KeyShortcut(symbol: 0xff53, modifiers: .alt)

  /// Return alone, which does what a dialog is there for.
  package static let defaultAction = KeyShortcut(symbol: 0xff0d, modifiers: [])
  /// Escape alone, which leaves a dialog without doing anything.
  package static let cancelAction = KeyShortcut(symbol: 0xff1b, modifiers: [])
}
