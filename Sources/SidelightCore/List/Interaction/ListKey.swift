/// The keys that a list uses, by their X11 key symbols.
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
  /// What the key goes to.
  package enum Origin: Sendable {
    /// The row itself has the focus.
    case row
    /// A control in the row has the focus. It gets the key after the list.
    case control
    /// A control in the row has the focus, and did not use the key.
    case handedOn
  }

  package var key: ListKey
  package var modifiers: KeyShortcut.Modifiers
  /// The position of the row that has the focus, or that has the control with the focus.
  package var position: Int
  package var origin: Origin

  package init(_ key: ListKey, _ modifiers: KeyShortcut.Modifiers = [], at position: Int, origin: Origin = .row) {
    self.key = key
    self.modifiers = modifiers
    self.position = position
    self.origin = origin
  }
}

/// A click or tap, when it is released.
package struct ListClick: Equatable, Sendable {
  /// The row; nil for the empty area after the rows.
  package var position: Int?
  package var modifiers: KeyShortcut.Modifiers
  /// The number of this click in a series at the same point, from 1.
  package var count: Int
  /// Whether something in the row handles clicks at this point itself.
  package var isOnControl: Bool

  package init(_ position: Int?, _ modifiers: KeyShortcut.Modifiers = [], count: Int = 1, isOnControl: Bool = false) {
    self.position = position
    self.modifiers = modifiers
    self.count = count
    self.isOnControl = isOnControl
  }
}

/// A part of a row that can be clicked on its own.
package enum RowPart: Sendable {
  /// The button that folds and unfolds the section of a header.
  case disclosure
  /// The triangle that opens and closes a row of an outline.
  case triangle
  /// The button that deletes the row in edit mode.
  case deleteButton
}
