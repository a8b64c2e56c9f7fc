import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// The cells of one row of a table, or its header: one view for each column.
///
/// In compact width a row has two lines, and a header does not belong there.
package struct TableCellsView<Content> {
  /// Nil for a row.
  let header: Header?
  let content: Content

  /// What a header has of its own.
  struct Header {
    let columns: TableColumns
    /// What the user does with the columns.
    let changed: (TableEvent) -> Void
  }
}

extension TableCellsView: View where Content: View {
  /// The header of a table, in which the user drags the edges between the cells, and the cells.
  ///
  /// - Parameters:
  ///   - columns: where the cells stand, and how wide they are.
  ///   - changed: what the user does with the columns.
  ///   - content: the cells of the columns that are shown.
  init(header columns: TableColumns, changed: @escaping (TableEvent) -> Void, @ViewBuilder content: () -> Content) {
    header = Header(columns: columns, changed: changed)
    self.content = content()
  }

  /// Makes the rows of a table: for each value its cells, from edge to edge. The table around says how its columns are arranged.
  ///
  /// The types of the rows have names here: `some View` in code that is generic over an app's types is looked up for each row.
  /// - Parameter cells: makes the cells of a value.
  package static func rows<Value>(_ cells: @escaping (Value) -> Content) -> (Value) -> AnyView {
    var traits = RowTraits()
    traits.insets = RowInsets(Insets())
    return { value in AnyView(RowTraitView(content: Self(header: nil, content: cells(value)), traits: traits)) }
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
      action: { view, event, _ in if case .table(_, let change) = event { view.header?.changed(change) } },
      isSame: { $0.header?.columns == $1.header?.columns },
      lower: { view, environment in
        let isCompact = environment.horizontalSizeClass == .compact
        let columns = view.header?.columns ?? environment[TableColumnsKey.self]
        let cells = TableCells(columns, isCompact: isCompact, isHeader: view.header != nil)
        return .stack(StackElement(.horizontal, spacing: 0, cells: cells))
      })
  }
}

/// The columns of the table around, as they are arranged now.
enum TableColumnsKey: EnvironmentKey {
  static let defaultValue = TableColumns([])
}

/// The cells of a row of a table whose columns move or are hidden: those of the columns that are shown, in their order.
package struct ArrangedCells: View {
  @Environment(\.shownTableColumns) private var shown
  private let cell: (Int) -> AnyView

  /// - Parameter cell: makes the cell of a column, by its place among those that are declared.
  package init(_ cell: @escaping (Int) -> AnyView) { self.cell = cell }

  package var body: some View { ForEach(shown, id: \.key) { cell($0.place) } }
}

/// A column that is shown: its place among those that are declared, and what tells it from the others.
struct ShownColumn: Hashable {
  let place: Int
  let key: String
}

/// The columns of the table around that are shown, in their order. It stays where widths alone change.
enum ShownTableColumnsKey: EnvironmentKey {
  static let defaultValue: [ShownColumn] = []
}

extension EnvironmentValues {
  fileprivate var shownTableColumns: [ShownColumn] { self[ShownTableColumnsKey.self] }
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
