import SidelightCore

extension View {
  /// Shows a view behind a row, in place of the row's own background. On a `Section` or `ForEach` it applies to every row in it.
  ///
  /// The view has all of the row's place and the row's corners, whatever insets the content has. While the row is selected the
  /// selection is seen and the view is not. Source: SwiftUI's `listRowBackground(_:)`.
  /// - Parameter view: the view; nil leaves it to what is said further out, and at last to the style.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTraits { $0.dress.background = view.map { RowBackground($0) } }
  }
}
