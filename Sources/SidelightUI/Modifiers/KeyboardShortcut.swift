import SidelightCore

/// The key of a keyboard shortcut: one that writes a character, or one of those with a name.
///
/// Source: SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes; of the keys with a name the character that Apple's systems use for them.
  public var character: Character

  /// Makes the key that writes a character on the user's keyboard.
  public init(_ character: Character) { self.character = character }

  /// Makes the key of a literal, so that `"d"` stands for the key that writes a d.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The Up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key, which deletes what is before the cursor.
  public static let delete = KeyEquivalent("\u{08}")
  /// The Delete key, which deletes what is behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key, which goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key, which goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Tab key, which moves the focus where no shortcut takes it.
  public static let tab = KeyEquivalent("\u{09}")
  /// The space bar, which uses what has the focus where no shortcut takes it.
  public static let space = KeyEquivalent("\u{20}")
  /// The Return key, which is called Enter on many keyboards.
  public static let `return` = KeyEquivalent("\u{0D}")

  /// The X11 symbols of the keys that write nothing.
  private static let symbols: [Character: UInt32] = [
    "\u{F700}": 0xff52, "\u{F701}": 0xff54, "\u{F702}": 0xff51, "\u{F703}": 0xff53, "\u{1B}": 0xff1b, "\u{08}": 0xff08,
    "\u{F728}": 0xffff, "\u{F729}": 0xff50, "\u{F72B}": 0xff57, "\u{F72C}": 0xff55, "\u{F72D}": 0xff56, "\u{09}": 0xff09,
    "\u{0D}": 0xff0d,
  ]

  private static let characters = Dictionary(uniqueKeysWithValues: symbols.map { ($0.value, $0.key) })

  /// The key of an X11 symbol; nil for one that writes nothing and has no name.
  init?(_ symbol: UInt32) {
    if let named = Self.characters[symbol] {
      self.init(named)
    } else {
      let code = symbol >= 0x0100_0000 ? symbol & 0x00ff_ffff : symbol < 0x100 ? symbol : 0
      guard code >= 0x20, code != 0x7f, let scalar = Unicode.Scalar(code) else { return nil }
      self.init(Character(scalar))
    }
  }

  func shortcut(_ modifiers: KeyShortcut.Modifiers) -> KeyShortcut {
    Self.symbols[character].map { KeyShortcut(symbol: $0, modifiers: modifiers) } ?? KeyShortcut(character, modifiers: modifiers)
  }
}

/// Keys that are held while another one is pressed.
///
/// The Command key of Apple's keyboards is Control on GNOME's, and the Option key is Alt. Source: SwiftUI's `EventModifiers`, without the
/// Caps Lock key and the number pad, which no shortcut on GNOME has.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key: on GNOME the same as ``command``.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Alt key, which takes the place of the Option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Control key, which takes the place of the Command key: the usual one for shortcuts of an app.
  public static let command = EventModifiers(rawValue: 1 << 4)

  init(held: KeyShortcut.Modifiers) {
    self = []
    if held.contains(.shift) { insert(.shift) }
    // Ctrl is the key that an app's Command stands for, and Control itself.
    if held.contains(.control) { formUnion([.command, .control]) }
    if held.contains(.alt) { insert(.option) }
  }

  var held: KeyShortcut.Modifiers {
    var held: KeyShortcut.Modifiers = []
    if contains(.shift) { held.insert(.shift) }
    if contains(.control) || contains(.command) { held.insert(.control) }
    if contains(.option) { held.insert(.alt) }
    return held
  }
}

/// A key, with those that are held while it is pressed.
///
/// Source: SwiftUI's `KeyboardShortcut`. Its `localization` is left out: a shortcut is the key that writes its character on the user's
/// keyboard.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed last.
  public var key: KeyEquivalent
  /// The keys that are held while it is pressed; none for a key alone.
  public var modifiers: EventModifiers

  /// Makes a shortcut; without other keys to hold it is Control and the key.
  ///
  /// - Parameters:
  ///   - key: the key that is pressed.
  ///   - modifiers: the keys that are held meanwhile; `[]` for none.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return alone, for the button that does what a page or a dialog is there for.
  ///
  /// The button stands out. Return in a ``TextField`` or ``SecureField`` presses it where no `onSubmit(of:_:)` is in effect: the first one that is
  /// enabled and visible in the nearest page, sheet or window that has one. In an alert or a confirmation dialog Return chooses it wherever the
  /// focus is. Source: SwiftUI's `defaultAction`.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape alone, for the button that leaves without doing anything.
  ///
  /// In an alert or a confirmation dialog it makes a button the one for Escape; in a sheet that button is chosen, and the sheet does not
  /// close by itself then. Source: SwiftUI's `cancelAction`.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Gives a button or a switch keys that do what a click on it does.
  ///
  /// ```swift
  /// Button("Add Bookmark") { add() }.keyboardShortcut("d")
  /// ```
  ///
  /// They work in the window that the control is in, also from a closed menu, which shows them, while the page or sheet that it belongs to is
  /// shown and it is not disabled. Of several controls with the same keys the first one hears of them. What has the focus goes first: keys
  /// that a text field or a list uses don't get there. On other views than controls they go to the controls inside.
  ///
  /// Source: SwiftUI's `keyboardShortcut(_:modifiers:)`.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives a button or a switch keys that do what a click on it does, as ``keyboardShortcut(_:modifiers:)`` says.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    traits(.shortcut(shortcut.key.shortcut(shortcut.modifiers.held)))
  }

  /// Gives a button or a switch keys that do what a click on it does; none for nil.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    traits(shortcut.map { .shortcut($0.key.shortcut($0.modifiers.held)) })
  }
}
