import SidelightCore

extension View {
  /// Sets the distances of a row's content from the edges of the row, in place of those of the list's style.
  ///
  /// On a `Section` or `ForEach` it applies to every row in it.
  ///
  /// Source: SwiftUI's `listRowInsets(_:)`.
  /// - Parameter insets: the distances in pixels; nil leaves them to what is said further out, and at last to the style.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTraits { if let insets { $0.insets = RowInsets(insets.usable(in: "listRowInsets(_:)")) } }
  }

  /// Sets the distance of a row's content from some edges of the row; the others stay as they are.
  ///
  /// Source: SwiftUI's `listRowInsets(_:_:)`.
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the distance in pixels; nil leaves it to what is said further out, and at last to the style.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    let length = length.map { usableDistance($0, in: "listRowInsets(_:_:)") }
    return rowTraits {
      if edges.contains(.top) { $0.insets.top = length }
      if edges.contains(.leading) { $0.insets.leading = length }
      if edges.contains(.bottom) { $0.insets.bottom = length }
      if edges.contains(.trailing) { $0.insets.trailing = length }
    }
  }
}
