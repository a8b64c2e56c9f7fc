/// Distances from the four edges of a row, or of its list, as far as the app says them, in pixels; nil for those of the style. Leading and
/// trailing follow the direction of the text.
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

  /// Takes what is said nearer to the content.
  package mutating func override(with inner: RowInsets) {
    top = inner.top ?? top
    leading = inner.leading ?? leading
    bottom = inner.bottom ?? bottom
    trailing = inner.trailing ?? trailing
  }

  /// All four of them, with those of a style where the app says nothing; nil where it says nothing at all.
  package func filled(with style: Insets) -> Insets? {
    guard !isEmpty else { return nil }
    return Insets(
      top: top ?? style.top, leading: leading ?? style.leading, bottom: bottom ?? style.bottom, trailing: trailing ?? style.trailing)
  }
}

extension ListElement.Style {
  /// The distances of a row's content from its edges, as the style sheet has them.
  package var rowInsets: Insets {
    self == .sidebar ? Insets(top: 4, leading: 8, bottom: 4, trailing: 8) : Insets(top: 8, leading: 12, bottom: 8, trailing: 12)
  }
}
