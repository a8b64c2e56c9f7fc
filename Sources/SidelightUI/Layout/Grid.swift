import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
///   Divider()
///   GridRow {
///     Text("Place")
///     TextField("Place", text: $place)
///   }
/// }
/// ```
///
/// Each column is as wide as its widest cell, and each row as high as its highest one. What stands between the rows goes across all columns.
/// All cells are made at once. Source: SwiftUI's `Grid`.
public struct Grid<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let arrangement: GridArrangement
  let content: Content
}

extension Grid: View where Content: View {
  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is smaller than its cell.
  ///   - horizontalSpacing: the distance between columns in pixels, from 0; nil for the usual 6.
  ///   - verticalSpacing: the distance between rows in pixels, from 0; nil for the usual 6.
  ///   - content: the rows, from the top on.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment: GuidePair(alignment.element), horizontalSpacing: usableLength(horizontalSpacing, in: "Grid(horizontalSpacing:)"),
      verticalSpacing: usableLength(verticalSpacing, in: "Grid(verticalSpacing:)"))
    self.content = content()
  }
}

extension Grid: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content, overrides: { $0[StackAxisKey.self] = nil }, isSame: { $0.arrangement == $1.arrangement },
      lower: { view, _ in .arranged(.grid(view.arrangement)) })
  }
}

/// A row of a ``Grid``: each view in it is a cell of the next column.
///
/// Outside of a grid the views stand side by side. Source: SwiftUI's `GridRow`.
public struct GridRow<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is lower than the row; nil for what the grid says.
  ///   - content: the cells, from the leading edge on.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content, overrides: { $0[StackAxisKey.self] = nil }, isSame: { $0.alignment == $1.alignment },
      lower: { view, _ in .arranged(.row(RowArrangement(alignment: view.alignment.map { GuideKey($0.side, along: .vertical) }))) })
  }
}
