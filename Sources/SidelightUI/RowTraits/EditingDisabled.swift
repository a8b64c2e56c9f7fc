extension View {
  /// Forbids the user to delete the row that this view is, or any row in it. A condition further out or in forbids it as well.
  ///
  /// Of a row that nobody has made yet it is known where the modifier stands in the row's closure itself, and not in the body of a view
  /// there. Source: SwiftUI's `deleteDisabled(_:)`.
  ///
  /// - Parameter isDisabled: whether the user may not delete it; true further out can't be undone here.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { rowTraits { $0.isDeleteDisabled = isDisabled } }

  /// Forbids the user to move the row that this view is, or any row in it: it can't be dragged, and others still go past it.
  ///
  /// Source: SwiftUI's `moveDisabled(_:)`.
  ///
  /// - Parameter isDisabled: whether the user may not move it; true further out can't be undone here.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { rowTraits { $0.isMoveDisabled = isDisabled } }
}
