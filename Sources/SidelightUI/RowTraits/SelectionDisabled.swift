extension View {
  /// Forbids the user to select the row that this view is, or any row in it. A condition further out or in forbids it as well.
  ///
  /// ```swift
  /// List(items, selection: $selection) { item in Text(item.name).selectionDisabled(item.isHeading) }
  /// ```
  ///
  /// Clicks, keys, ranges and Ctrl+A pass the row over, in edit mode it has no circle, and assistive technology is not told that it could be
  /// selected. The keyboard focus still gets to it, and the app may select it. Of a row that nobody has made yet it is known where the
  /// modifier stands in the row's closure itself, and not in the body of a view there. A list whose rows have this modifier looks at each
  /// of them to select all: O(rows). An option of a ``Picker`` with it is there, and the user can't choose it.
  ///
  /// Source: SwiftUI's `selectionDisabled(_:)`.
  /// - Parameter isDisabled: whether the user may not select it.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTraits { $0.isSelectionDisabled = isDisabled }
  }
}
