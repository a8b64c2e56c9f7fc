/// The keys that mean something in a list, by their X11 key symbols.
package enum ListKey: UInt32, CaseIterable, Sendable {
  case up = 0xff52
  case down = 0xff54
  case left = 0xff51
  case right = 0xff53
  case home = 0xff50
  case end = 0xff57
  case pageUp = 0xff55
  case pageDown = 0xff56
  case enter = 0xff0d
  case space = 0x20
  case delete = 0xffff
  case menu = 0xff67
  case f10 = 0xffc7
  case asterisk = 0x2a
  case plus = 0x2b
  case minus = 0x2d
  case slash = 0x2f
  case backslash = 0x5c
  case a = 0x61
}

/// A key that was pressed while the focus was in a list.
package struct ListKeyPress: Equatable, Sendable {
  /// Who gets the key.
  package enum Origin: Sendable {
    /// The row itself has the focus.
    case row
    /// A control in the row has the focus, and gets the key after the list.
    case control
    /// A control in the row has the focus, and had no use for the key.
    case handedOn
  }

  package var key: ListKey
  package var modifiers: KeyShortcut.Modifiers
  /// Where the row stands that has the focus, or the row around the control that has it.
  package var position: Int
  package var origin: Origin

  package init(_ key: ListKey, _ modifiers: KeyShortcut.Modifiers = [], at position: Int, origin: Origin = .row) {
    self.key = key
    self.modifiers = modifiers
    self.position = position
    self.origin = origin
  }
}

/// A click or tap that was let go.
package struct ListClick: Equatable, Sendable {
  /// The row; nil for the empty area behind the rows.
  package var position: Int?
  package var modifiers: KeyShortcut.Modifiers
  /// Which one it is of clicks that follow one another at the same place, from 1.
  package var count: Int
  /// Something in the row takes clicks itself there.
  package var isOnControl: Bool

  package init(_ position: Int?, _ modifiers: KeyShortcut.Modifiers = [], count: Int = 1, isOnControl: Bool = false) {
    self.position = position
    self.modifiers = modifiers
    self.count = count
    self.isOnControl = isOnControl
  }
}

/// What stands in a row for one thing that can be done to it.
package enum RowPart: Sendable {
  /// The button that folds and unfolds the section of a header.
  case disclosure
  /// The triangle that opens and closes a row of an outline.
  case triangle
  /// The button that deletes the row in edit mode.
  case deleteButton
}
