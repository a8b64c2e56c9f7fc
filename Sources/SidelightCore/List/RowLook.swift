/// What a list draws for a row besides the content, as far as that differs from the style.
package struct RowLook: Equatable, Sendable {
  /// The lines above and below the row.
  package var top = RowLine(), bottom = RowLine()
  /// The lines above and below the row at the start and end of its section.
  package var sectionTop = RowLine(), sectionBottom = RowLine()
  /// Where the row is in its section; empty in lists where nothing depends on it.
  package var edges: RowEdges = []
  /// The distance from the row above in pixels; nil for that of the style.
  package var spaceAbove: Double?
  /// The distances of the row from the edges of the list, if its section sets them.
  package var margins = RowInsets()
  /// A short text at the end of the row.
  package var badge: BadgeElement?
  /// Whether slot `.background` replaces the row's own background.
  package var hasBackground = false
  /// Whether it is a prominent header.
  package var isProminent = false

  package init() {}
}

/// A line between two rows, as one of them wants it. If both do, hiding it wins, then the colour of the row above.
package struct RowLine: Equatable, Sendable {
  /// Nil for the style's default.
  package var isShown: Bool?
  package var tint: ColorStyle?

  package init(isShown: Bool? = nil, tint: ColorStyle? = nil) {
    self.isShown = isShown
    self.tint = tint
  }
}

/// A short text at the end of a row, often a number.
package struct BadgeElement: Equatable, Sendable {
  package enum Prominence: Sendable { case decreased, standard, increased }
  package var text: TextElement
  package var prominence: Prominence

  package init(_ text: TextElement, prominence: Prominence = .standard) {
    self.text = text
    self.prominence = prominence
  }
}

/// Stores a look indirectly, so that the many rows without one stay small.
final class StoredRowLook: Equatable, Sendable {
  let look: RowLook

  init(_ look: RowLook) { self.look = look }

  static func == (left: StoredRowLook, right: StoredRowLook) -> Bool { left === right || left.look == right.look }
}

extension RowElement {
  /// What the list draws for the row besides its content; nil if that is the style's default.
  package var look: RowLook? {
    get { storedLook?.look }
    set { storedLook = newValue.map { StoredRowLook($0) } }
  }

  /// The short text at the row's end.
  package var badge: BadgeElement? { storedLook?.look.badge }

  /// Whether it is open; nil if it can't be opened and closed.
  package var isOpen: Bool? { isSectionOpen ?? isExpanded }
}
