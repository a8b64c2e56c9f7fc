/// Distances from the four edges of a row or of its list, in pixels; nil for those that the app does not set. Leading and trailing follow
/// the direction of the text.
package struct RowInsets: Equatable, Sendable {
  package var top, leading, bottom, trailing: Double?

  package init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(_ all: Insets) { self.init(top: all.top, leading: all.leading, bottom: all.bottom, trailing: all.trailing) }

  package var isEmpty: Bool { self == RowInsets() }

  /// Replaces distances by those that are set nearer to the content.
  package mutating func override(with inner: RowInsets) {
    top = inner.top ?? top
    leading = inner.leading ?? leading
    bottom = inner.bottom ?? bottom
    trailing = inner.trailing ?? trailing
  }

  /// All four distances, with those of the style for the missing ones; nil if the app sets none.
  package func filled(with style: Insets) -> Insets? {
    guard !isEmpty else { return nil }
    return Insets(
      top: top ?? style.top, leading: leading ?? style.leading, bottom: bottom ?? style.bottom, trailing: trailing ?? style.trailing)
  }
}

extension ListElement.Style {
  /// The distances of a row's content from the row's edges, as in the style sheet.
  package var rowInsets: Insets {
    self == .sidebar ? Insets(top: 4, leading: 8, bottom: 4, trailing: 8) : Insets(top: 8, leading: 12, bottom: 8, trailing: 12)
  }
}
