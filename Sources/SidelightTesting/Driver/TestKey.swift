/// A key of the keyboard.
///
/// At ``Depth/window`` every key goes to the widget with the focus. Without a display keys go the same way: first to what has the focus, then
/// to the app's shortcuts, then to those of every window; a key that nothing uses does nothing. Keys that depend on where things are on the
/// screen throw there: ``tab``, arrows outside of lists, ``pageUp`` and ``pageDown``, the cursor of a text field, and keys that open a menu.
public struct TestKey: Hashable, Sendable {
  /// The name that is printed in failures.
  package let name: String
  /// The X11 key symbol, which GDK uses as well.
  package let symbol: UInt32

  private init(_ name: String, _ symbol: UInt32) {
    self.name = name
    self.symbol = symbol
  }

  /// The Enter key, also called Return.
  public static let enter = TestKey("Enter", 0xff0d)
  /// The space bar.
  public static let space = TestKey("Space", 0x20)
  /// The Escape key.
  public static let escape = TestKey("Escape", 0xff1b)
  /// The Tab key, which moves the focus.
  public static let tab = TestKey("Tab", 0xff09)
  /// The Backspace key, which deletes what is before the cursor.
  public static let backspace = TestKey("Backspace", 0xff08)
  /// The Delete key, which deletes what is after the cursor, or the selected rows.
  public static let delete = TestKey("Delete", 0xffff)
  /// The Up arrow key.
  public static let up = TestKey("Up", 0xff52)
  /// The Down arrow key.
  public static let down = TestKey("Down", 0xff54)
  /// The Left arrow key.
  public static let left = TestKey("Left", 0xff51)
  /// The Right arrow key.
  public static let right = TestKey("Right", 0xff53)
  /// The Home key, which goes to the beginning.
  public static let home = TestKey("Home", 0xff50)
  /// The End key, which goes to the end.
  public static let end = TestKey("End", 0xff57)
  /// The Page Up key.
  public static let pageUp = TestKey("Page Up", 0xff55)
  /// The Page Down key.
  public static let pageDown = TestKey("Page Down", 0xff56)
  /// The key that opens the menu of what has the focus.
  public static let menu = TestKey("Menu", 0xff67)
  /// The F5 key, which refreshes.
  public static let f5 = TestKey("F5", 0xffc2)
  /// F6, which goes to the next column, or with Shift to the one before.
  public static let f6 = TestKey("F6", 0xffc3)
  /// F8, which goes to the next divider.
  public static let f8 = TestKey("F8", 0xffc5)
  /// F9, which shows and hides the sidebar.
  public static let f9 = TestKey("F9", 0xffc6)
  /// The F10 key; with Shift it opens the menu of what has the focus.
  public static let f10 = TestKey("F10", 0xffc7)

  /// Whether it moves to another row or control, or moves the cursor in a text.
  package var movesFocus: Bool {
    [.tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown].contains(self)
  }

  /// The text that the key types; nil for keys that type nothing.
  package var letter: Character? { self == .space ? " " : name.count == 1 ? name.first : nil }

  /// The key of a letter, digit or sign.
  public static func character(_ character: Character) -> TestKey {
    let scalar = character.lowercased().unicodeScalars.first?.value ?? 0x20
    return TestKey(String(character), scalar < 0x100 ? scalar : scalar | 0x0100_0000)
  }
}

/// Keys that are held while another one is pressed, or while something is clicked.
public struct TestModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key, as GDK numbers them.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift: extends a selection.
  public static let shift = TestModifiers(rawValue: 1 << 0)
  /// Control: adds to a selection or removes from it.
  public static let control = TestModifiers(rawValue: 1 << 2)
  /// The Alt key, which shortcuts and the keys that move rows use.
  public static let alt = TestModifiers(rawValue: 1 << 3)
}
