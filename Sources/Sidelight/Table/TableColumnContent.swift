#if Foundation
public import Foundation
public import SidelightUI
import SidelightCore

/// The columns of a ``Table``.
///
/// Only the library's own types conform to it. Source: SwiftUI's `TableColumnContent`.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// What the table is sorted by; `Never` where it is not.
  associatedtype TableColumnSortComparator
  /// For the library alone: the cells of a row.
  associatedtype _Cells: View
  /// For the library alone: makes the cells of a row.
  func _cells(of value: TableRowValue) -> _Cells
  /// For the library alone: the heading of each column.
  var _headings: [TableHeading<TableColumnSortComparator>] { get }
}

/// The heading of a column: its title, its side, its widths, how it sorts, and its cells where columns are moved or hidden.
@MainActor public struct TableHeading<Sort> {
  let label: AnyView
  let width: TableColumns.Width
  var alignment: ElementAlignment.Side
  let sorting: ColumnSorting<Sort>?
  /// Makes the cell of a row.
  let cell: (Any) -> AnyView
  var id: String?
  /// The elements of collections that it is made for, from the outside in; empty where it is made for none.
  var elements: [AnyHashable] = []
  var isShown = true
  var fixed = TableColumnCustomizationBehavior()

  /// The same column in a table that sorts by something else, and not by it.
  func unsorted<Other>() -> TableHeading<Other> {
    TableHeading<Other>(
      label: label, width: width, alignment: alignment, sorting: nil, cell: cell, id: id, elements: elements, isShown: isShown, fixed: fixed
    )
  }
}

extension Array {
  /// The columns of headings. An id that two of them have is the first one's.
  ///
  /// - Parameter areCustomized: whether the user may move and hide them.
  @MainActor func columns<Sort>(areCustomized: Bool) -> [TableColumns.Column] where Element == TableHeading<Sort> {
    var known: Set<String> = []
    var places: [[AnyHashable]: Int] = [:]
    let plain = count { $0.elements.isEmpty }
    return map { heading in
      var id = heading.id
      if let name = id, !known.insert(name).inserted {
        Problem.report("two columns of a table have the customization id “\(name)”; the second one is neither moved nor hidden.")
        id = nil
      }
      var changes: TableChanges = id != nil && areCustomized ? .all : .resize
      changes.subtract(heading.fixed.changes)
      let place = places[heading.elements, default: 0]
      places[heading.elements] = place + 1
      let elements = heading.elements.map { KeptText.text(of: $0.base) ?? "\($0.base)" }.joined(separator: " in ")
      let own = elements.isEmpty ? TableKey.place(place, of: plain) : TableKey.element(elements, place)
      return TableColumns.Column(
        heading.width, alignment: heading.alignment, key: id.map(TableKey.named) ?? own, isShown: heading.isShown, changes: changes)
    }
  }
}

/// One column of a ``Table``: its title, and the cell that it has in each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Size", value: \.size) { Text($0.size, format: .byteCount(style: .file)) }.width(80).alignment(.trailing)
/// ```
///
/// A cell has one line of text at most. Source: SwiftUI's `TableColumn`.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let sorting: ColumnSorting<Sort>?
  let content: (RowValue) -> Content
  private var width = TableColumns.Width()
  private var alignment = TableColumnAlignment.automatic

  nonisolated init(label: Label, sorting: ColumnSorting<Sort>?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.sorting = sorting
    self.content = content
  }

  /// Fixes the width of the column.
  ///
  /// Source: SwiftUI's `width(_:)`.
  /// - Parameter width: the width of the cells in pixels, without the 12 pixels on either side of them; nil for any.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = width.flatMap(usableWidth).map { TableColumns.Width(fixed: $0 + TableColumns.spaceAroundCell) } ?? TableColumns.Width()
    return column
  }

  /// Says how wide the column may be. Between its least and its greatest width the user may drag the edge behind its header.
  ///
  /// Source: SwiftUI's `width(min:ideal:max:)`.
  /// - Parameters:
  ///   - min: the least width of the cells in pixels, without the 12 pixels on either side of them. In a table that is too narrow for all columns they become smaller.
  ///   - ideal: the width where there is room; nil for an equal share of the table.
  ///   - max: the greatest width; nil for any.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    func whole(_ width: CGFloat?) -> Double? { width.flatMap(usableWidth).map { $0 + TableColumns.spaceAroundCell } }
    column.width = TableColumns.Width(minimum: whole(min), ideal: whole(ideal), maximum: max == .infinity ? nil : whole(max))
    return column
  }

  /// Says where the cells and the title lie in the column.
  ///
  /// Source: SwiftUI's `alignment(_:)`.
  /// - Parameter alignment: the side.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment
    return column
  }
}

private func usableWidth(_ width: CGFloat) -> Double? {
  if width.isFinite, width >= 0 { return min(Double(width), LengthLimit.element) }
  Problem.report("the width \(width) of a table's column is no length; a number of pixels from 0 is meant.")
  return nil
}

extension TableColumn: TableColumnContent {
  /// For the library alone: the cell of a row.
  public func _cells(of value: RowValue) -> some View { TableCell(content(value)) }

  /// For the library alone: the heading of the column.
  public var _headings: [TableHeading<Sort>] {
    let cell = content
    return [
      TableHeading(label: AnyView(label), width: width, alignment: alignment.side, sorting: sorting) { value in
        (value as? RowValue).map { AnyView(TableCell(cell($0))) } ?? AnyView(EmptyView())
      }
    ]
  }
}

/// Where the cells of a column lie in it.
///
/// Source: SwiftUI's `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  let side: ElementAlignment.Side

  /// Where text begins.
  public static let automatic = TableColumnAlignment(side: .start)
  /// Where text begins.
  public static let leading = TableColumnAlignment(side: .start)
  /// In the middle.
  public static let center = TableColumnAlignment(side: .center)
  /// Where text ends.
  public static let trailing = TableColumnAlignment(side: .end)
  /// Where numbers lie: where text ends.
  public static let numeric = TableColumnAlignment(side: .end)
}

/// Several columns.
///
/// Source: SwiftUI's `TupleTableColumnContent`.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, Cells: View>: TableColumnContent {
  let cells: (RowValue) -> Cells
  /// For the library alone: the heading of each column.
  public let _headings: [TableHeading<Sort>]

  /// For the library alone: the cells of a row.
  public func _cells(of value: RowValue) -> Cells { cells(value) }
}

/// A column that nothing is sorted by, in a table that is sorted.
public struct UnsortedTableColumn<Column: TableColumnContent, Sort>: TableColumnContent {
  let column: Column

  /// For the library alone: the cell of a row.
  public func _cells(of value: Column.TableRowValue) -> Column._Cells { column._cells(of: value) }

  /// For the library alone: the heading of the column.
  public var _headings: [TableHeading<Sort>] {
    column._headings.map { $0.unsorted() }
  }
}

/// Makes the columns of a table from the statements of a closure.
///
/// Source: SwiftUI's `TableColumnBuilder`.
@MainActor @preconcurrency @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// The compiler calls it for a column.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    column
  }

  /// The compiler calls it for a column that nothing is sorted by, in a table that is sorted.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> UnsortedTableColumn<Column, Sort> where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    UnsortedTableColumn(column: column)
  }

  /// The compiler calls it for one column.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column { column }

  /// The compiler calls it for 2 columns.
  public static func buildBlock<A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>>(
    _ a: A, _ b: B
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells)>> {
    TupleTableColumnContent(
      cells: { value in ViewBuilder.buildBlock(a._cells(of: value), b._cells(of: value)) },
      _headings: a._headings + b._headings)
  }

  /// The compiler calls it for 3 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells)>> {
    TupleTableColumnContent(
      cells: { value in ViewBuilder.buildBlock(a._cells(of: value), b._cells(of: value), c._cells(of: value)) },
      _headings: a._headings + b._headings + c._headings)
  }

  /// The compiler calls it for 4 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells)>> {
    TupleTableColumnContent(
      cells: { value in ViewBuilder.buildBlock(a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value)) },
      _headings: a._headings + b._headings + c._headings + d._headings)
  }

  /// The compiler calls it for 5 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>, E: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells, E._Cells)>> {
    TupleTableColumnContent(
      cells: { value in
        ViewBuilder.buildBlock(a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value), e._cells(of: value))
      },
      _headings: a._headings + b._headings + c._headings + d._headings + e._headings)
  }

  /// The compiler calls it for 6 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>, E: TableColumnContent<RowValue, Sort>, F: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells, E._Cells, F._Cells)>> {
    TupleTableColumnContent(
      cells: { value in
        ViewBuilder.buildBlock(
          a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value), e._cells(of: value), f._cells(of: value))
      },
      _headings: a._headings + b._headings + c._headings + d._headings + e._headings + f._headings)
  }

  /// The compiler calls it for 7 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>, E: TableColumnContent<RowValue, Sort>, F: TableColumnContent<RowValue, Sort>,
    G: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells, E._Cells, F._Cells, G._Cells)>> {
    TupleTableColumnContent(
      cells: { value in
        ViewBuilder.buildBlock(
          a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value), e._cells(of: value), f._cells(of: value),
          g._cells(of: value))
      },
      _headings: a._headings + b._headings + c._headings + d._headings + e._headings + f._headings + g._headings)
  }

  /// The compiler calls it for 8 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>, E: TableColumnContent<RowValue, Sort>, F: TableColumnContent<RowValue, Sort>,
    G: TableColumnContent<RowValue, Sort>, H: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells, E._Cells, F._Cells, G._Cells, H._Cells)>>
  {
    TupleTableColumnContent(
      cells: { value in
        ViewBuilder.buildBlock(
          a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value), e._cells(of: value), f._cells(of: value),
          g._cells(of: value), h._cells(of: value))
      },
      _headings: a._headings + b._headings + c._headings + d._headings + e._headings + f._headings + g._headings + h._headings)
  }

  /// The compiler calls it for 9 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>, E: TableColumnContent<RowValue, Sort>, F: TableColumnContent<RowValue, Sort>,
    G: TableColumnContent<RowValue, Sort>, H: TableColumnContent<RowValue, Sort>, I: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> TupleTableColumnContent<
    RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells, E._Cells, F._Cells, G._Cells, H._Cells, I._Cells)>
  > {
    TupleTableColumnContent(
      cells: { value in
        ViewBuilder.buildBlock(
          a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value), e._cells(of: value), f._cells(of: value),
          g._cells(of: value), h._cells(of: value), i._cells(of: value))
      },
      _headings: a._headings + b._headings + c._headings + d._headings + e._headings + f._headings + g._headings + h._headings + i._headings
    )
  }

  /// The compiler calls it for 10 columns.
  public static func buildBlock<
    A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>, C: TableColumnContent<RowValue, Sort>,
    D: TableColumnContent<RowValue, Sort>, E: TableColumnContent<RowValue, Sort>, F: TableColumnContent<RowValue, Sort>,
    G: TableColumnContent<RowValue, Sort>, H: TableColumnContent<RowValue, Sort>, I: TableColumnContent<RowValue, Sort>,
    J: TableColumnContent<RowValue, Sort>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J
  ) -> TupleTableColumnContent<
    RowValue, Sort, TupleView<(A._Cells, B._Cells, C._Cells, D._Cells, E._Cells, F._Cells, G._Cells, H._Cells, I._Cells, J._Cells)>
  > {
    TupleTableColumnContent(
      cells: { value in
        ViewBuilder.buildBlock(
          a._cells(of: value), b._cells(of: value), c._cells(of: value), d._cells(of: value), e._cells(of: value), f._cells(of: value),
          g._cells(of: value), h._cells(of: value), i._cells(of: value), j._cells(of: value))
      },
      _headings: a._headings + b._headings + c._headings + d._headings + e._headings + f._headings + g._headings + h._headings + i._headings
        + j._headings)
  }
}
#endif
