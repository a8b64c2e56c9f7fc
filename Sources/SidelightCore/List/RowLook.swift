/// What a list draws for one of its rows besides the content, where that is not all its style's.
package struct RowLook: Equatable, Sendable {
  /// The lines above and below the row.
  package var top = RowLine(), bottom = RowLine()
  /// The lines above and below the row where its section begins and ends there.
  package var sectionTop = RowLine(), sectionBottom = RowLine()
  /// Where the row stands in its section; empty in lists where nothing depends on it.
  package var edges: RowEdges = []
  /// The distance from the row above in pixels; nil for that of the style.
  package var spaceAbove: Double?
  /// How far the line is from the edges of the list, where its section says so.
  package var margins = RowInsets()
  /// A short text at the end of the row.
  package var badge: BadgeElement?
  /// Slot `.background` takes the place of the row's own background.
  package var hasBackground = false
  /// A header that stands out.
  package var isProminent = false

  package init() {}
}

/// What is said of a line between two rows. Each of them may say something: hidden wins, then a colour of the row above.
package struct RowLine: Equatable, Sendable {
  /// Nil for what the style does.
  package var isShown: Bool?
  package var tint: ColorStyle?

  package init(isShown: Bool? = nil, tint: ColorStyle? = nil) {
    self.isShown = isShown
    self.tint = tint
  }
}

/// A short text at the end of a row, a number most often.
package struct BadgeElement: Equatable, Sendable {
  package enum Prominence: Sendable { case decreased, standard, increased }
  package var text: TextElement
  package var prominence: Prominence

  package init(_ text: TextElement, prominence: Prominence = .standard) {
    self.text = text
    self.prominence = prominence
  }
}

/// A look that is stored apart, so that the many rows without one stay small.
final class StoredRowLook: Equatable, Sendable {
  let look: RowLook

  init(_ look: RowLook) { self.look = look }

  static func == (left: StoredRowLook, right: StoredRowLook) -> Bool { left === right || left.look == right.look }
}

extension RowElement {
  /// What the list draws for the row besides its content; nil where all of it is the style's.
  package var look: RowLook? {
    get { storedLook?.look }
    set { storedLook = newValue.map { StoredRowLook($0) } }
  }

  /// The short text at the row's end.
  package var badge: BadgeElement? { storedLook?.look.badge }

  /// Whether rows below this one are open, as far as it opens any.
  package var isOpen: Bool? { isSectionOpen ?? isExpanded }
}
