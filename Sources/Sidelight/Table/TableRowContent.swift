#if Foundation
public import SidelightUI

/// The rows of a ``Table``.
///
/// Only the library's own types conform to it. Source: SwiftUI's `TableRowContent`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// For the library alone: the rows, whose cells a closure makes; without one, the table around.
  func _rows(_ cells: ((TableRowValue) -> AnyView)?) -> AnyView
}

extension TableRowContent where Self: View {
  /// For the library alone: the rows, which ask the table around for their cells.
  public func _rows(_ cells: ((TableRowValue) -> AnyView)?) -> AnyView {
    guard let cells else { return AnyView(self) }
    return AnyView(tableCells(TableCellMaker { ($0 as? TableRowValue).map(cells) }))
  }
}

/// One row of a ``Table``, for the form whose rows are written out.
///
/// ```swift
/// Table(of: Person.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   Section("Friends") { ForEach(friends) { TableRow($0) } }
///   TableRow(me)
/// }
/// ```
///
/// Source: SwiftUI's `TableRow`.
public struct TableRow<Value: Identifiable>: View, TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value
  private let value: Value

  /// Makes a row of a value.
  ///
  /// - Parameter value: what it shows.
  public init(_ value: Value) { self.value = value }

  /// The cells of the row.
  public var body: some View { TableValueCells(value).tag(value.id) }
}

/// The rows of a ``Table`` whose rows are a collection.
///
/// Source: SwiftUI's `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: View, TableRowContent where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// The rows, whose cells the table around makes.
  public var body: some View { ForEach(data) { TableValueCells($0) } }

  /// For the library alone: the rows, whose cells a closure makes.
  public func _rows(_ cells: ((Data.Element) -> AnyView)?) -> AnyView {
    guard let cells else { return AnyView(self) }
    return AnyView(ForEach(data) { cells($0) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent & View {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent & View, Footer: View {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
}

extension Optional: TableRowContent where Wrapped: TableRowContent & View {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
}

/// Rows of one of two kinds, as an `if` with an `else` makes them.
public struct ConditionalTableRowContent<First: TableRowContent & View, Second: TableRowContent & View>: View, TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  let rows: _ConditionalContent<First, Second>

  /// The rows, whose cells the table around makes.
  public var body: some View { rows }
}

/// No rows.
///
/// Source: SwiftUI's `EmptyTableRowContent`.
public struct EmptyTableRowContent<Value: Identifiable>: View, TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value

  /// Makes no rows.
  public init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Several rows, or kinds of rows.
///
/// Source: SwiftUI's `TupleTableRowContent`.
public struct TupleTableRowContent<Value: Identifiable>: View, TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  let rows: (((Value) -> AnyView)?) -> AnyView

  /// The rows, whose cells the table around makes.
  public var body: some View { rows(nil) }

  /// For the library alone: the rows, whose cells a closure makes.
  public func _rows(_ cells: ((Value) -> AnyView)?) -> AnyView { rows(cells) }
}

/// Makes the rows of a table from the statements of a closure.
///
/// Source: SwiftUI's `TableRowBuilder`.
@MainActor @preconcurrency @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// The compiler calls it for rows.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value { rows }

  /// The compiler calls it for one statement.
  public static func buildBlock<Rows: TableRowContent>(_ rows: Rows) -> Rows { rows }

  /// The compiler calls it for 2 statements.
  public static func buildBlock<A: TableRowContent<Value>, B: TableRowContent<Value>>(
    _ a: A, _ b: B
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(ViewBuilder.buildBlock(a._rows(cells), b._rows(cells)))
    }
  }

  /// The compiler calls it for 3 statements.
  public static func buildBlock<A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>>(
    _ a: A, _ b: B, _ c: C
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(ViewBuilder.buildBlock(a._rows(cells), b._rows(cells), c._rows(cells)))
    }
  }

  /// The compiler calls it for 4 statements.
  public static func buildBlock<A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(ViewBuilder.buildBlock(a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells)))
    }
  }

  /// The compiler calls it for 5 statements.
  public static func buildBlock<
    A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>, E: TableRowContent<Value>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(ViewBuilder.buildBlock(a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells), e._rows(cells)))
    }
  }

  /// The compiler calls it for 6 statements.
  public static func buildBlock<
    A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>, E: TableRowContent<Value>,
    F: TableRowContent<Value>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(ViewBuilder.buildBlock(a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells), e._rows(cells), f._rows(cells)))
    }
  }

  /// The compiler calls it for 7 statements.
  public static func buildBlock<
    A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>, E: TableRowContent<Value>,
    F: TableRowContent<Value>, G: TableRowContent<Value>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(
        ViewBuilder.buildBlock(
          a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells), e._rows(cells), f._rows(cells), g._rows(cells)))
    }
  }

  /// The compiler calls it for 8 statements.
  public static func buildBlock<
    A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>, E: TableRowContent<Value>,
    F: TableRowContent<Value>, G: TableRowContent<Value>, H: TableRowContent<Value>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(
        ViewBuilder.buildBlock(
          a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells), e._rows(cells), f._rows(cells), g._rows(cells), h._rows(cells)))
    }
  }

  /// The compiler calls it for 9 statements.
  public static func buildBlock<
    A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>, E: TableRowContent<Value>,
    F: TableRowContent<Value>, G: TableRowContent<Value>, H: TableRowContent<Value>, I: TableRowContent<Value>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(
        ViewBuilder.buildBlock(
          a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells), e._rows(cells), f._rows(cells), g._rows(cells), h._rows(cells),
          i._rows(cells)))
    }
  }

  /// The compiler calls it for 10 statements.
  public static func buildBlock<
    A: TableRowContent<Value>, B: TableRowContent<Value>, C: TableRowContent<Value>, D: TableRowContent<Value>, E: TableRowContent<Value>,
    F: TableRowContent<Value>, G: TableRowContent<Value>, H: TableRowContent<Value>, I: TableRowContent<Value>, J: TableRowContent<Value>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent { cells in
      AnyView(
        ViewBuilder.buildBlock(
          a._rows(cells), b._rows(cells), c._rows(cells), d._rows(cells), e._rows(cells), f._rows(cells), g._rows(cells), h._rows(cells),
          i._rows(cells), j._rows(cells)))
    }
  }

  /// The compiler calls it for an `if` without `else`.
  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> Rows? { rows }

  /// The compiler calls it for the first branch of a choice.
  public static func buildEither<First: TableRowContent & View, Second: TableRowContent & View>(
    first: First
  ) -> ConditionalTableRowContent<First, Second> where First.TableRowValue == Second.TableRowValue {
    ConditionalTableRowContent(rows: ViewBuilder.buildEither(first: first))
  }

  /// The compiler calls it for the second branch of a choice.
  public static func buildEither<First: TableRowContent & View, Second: TableRowContent & View>(
    second: Second
  ) -> ConditionalTableRowContent<First, Second> where First.TableRowValue == Second.TableRowValue {
    ConditionalTableRowContent(rows: ViewBuilder.buildEither(second: second))
  }

  /// The compiler calls it for no statements.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
}
#endif
