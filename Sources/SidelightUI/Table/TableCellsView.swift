package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// The cells of one row of a table, or its header: one view for each column.
///
/// In compact width a row has two lines, and a header does not belong there.
package struct TableCellsView<Content> {
  let columns: TableColumns
  let isHeader: Bool
  let content: Content
}

extension TableCellsView: View where Content: View {
  package typealias Body = Never

  /// The header of a table, whose edges between the cells the user can drag.
  /// - Parameters:
  ///   - columns: where the cells stand, and how wide they are.
  ///   - content: the cells.
  package init(header columns: TableColumns, @ViewBuilder content: () -> Content) {
    self.columns = columns
    isHeader = true
    self.content = content()
  }

  /// Makes the rows of a table: for each value its cells, from edge to edge.
  ///
  /// The types of the rows have names here: `some View` in code that is generic over an app's types is looked up for each row.
  /// - Parameters:
  ///   - columns: where the cells stand, and how wide they are.
  ///   - cells: makes the cells of a value.
  package static func rows<Value>(_ columns: TableColumns, _ cells: @escaping (Value) -> Content) -> (Value) -> AnyView {
    var traits = RowTraits()
    traits.insets = RowInsets(Insets())
    return { value in
      AnyView(RowTraitView(content: Self(columns: columns, isHeader: false, content: cells(value)), traits: traits))
    }
  }
}

extension TableCellsView: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content,
      overrides: {
        $0[StackAxisKey.self] = .horizontal
        $0[TableCellAroundKey.self] = true
      },
      isSame: { $0.columns == $1.columns && $0.isHeader == $1.isHeader },
      lower: { view, environment in
        let isCompact = environment.horizontalSizeClass == .compact
        return .stack(StackElement(.horizontal, spacing: 0, cells: TableCells(view.columns, isCompact: isCompact, isHeader: view.isHeader)))
      })
  }
}

/// Makes the cells of the rows of the table around.
package final class TableCellMaker {
  let make: (Any) -> AnyView?

  package init(_ make: @escaping (Any) -> AnyView?) { self.make = make }
}

private enum TableCellMakerKey: EnvironmentKey {
  static var defaultValue: TableCellMaker? { nil }
}

/// The cells of a value, as the table around has them.
package struct TableValueCells<Value>: View {
  @Environment(\.tableCellMaker) private var maker
  let value: Value

  package init(_ value: Value) { self.value = value }

  package var body: some View { maker?.make(value) }
}

extension EnvironmentValues {
  fileprivate var tableCellMaker: TableCellMaker? {
    get { self[TableCellMakerKey.self] }
    set { self[TableCellMakerKey.self] = newValue }
  }
}

extension View {
  /// Says how the rows in the view are shown as cells.
  nonisolated package func tableCells(_ maker: TableCellMaker) -> some View {
    EnvironmentView(content: self) { $0[TableCellMakerKey.self] = maker }
  }
}
