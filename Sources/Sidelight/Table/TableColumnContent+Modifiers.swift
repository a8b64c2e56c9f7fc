#if Foundation
public import SidelightUI

/// Columns whose headings something changes.
public struct ModifiedTableColumns<Column: TableColumnContent>: TableColumnContent {
  let column: Column
  let change: @MainActor (inout TableHeading<Column.TableColumnSortComparator>) -> Void

  /// For the library alone: the cells of a row.
  public func _cells(of value: Column.TableRowValue) -> Column._Cells { column._cells(of: value) }

  /// For the library alone: the heading of each column.
  public var _headings: [TableHeading<Column.TableColumnSortComparator>] {
    column._headings.map { heading in
      var heading = heading
      change(&heading)
      return heading
    }
  }
}

extension TableColumnContent {
  /// Names a column, so that a ``TableColumnCustomization`` can say what is made of it.
  ///
  /// Two columns of a table with one name are reported, and the second one then has none. Source: SwiftUI's `customizationID(_:)`.
  /// - Parameter id: the name, which stays from run to run.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(column: self) { $0.id = $0.id ?? id }
  }

  /// Says whether a column is shown where neither the user nor the app has chosen that.
  ///
  /// Source: SwiftUI's `defaultVisibility(_:)`.
  /// - Parameter visibility: `hidden` for a column that the user has to show first; `automatic` is the same as `visible`.
  public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(column: self) { $0.isShown = $0.isShown && visibility != .hidden }
  }

  /// Says what the user can't do with a column. The app still can.
  ///
  /// Source: SwiftUI's `disabledCustomizationBehavior(_:)`.
  /// - Parameter behavior: what the user can't do.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(column: self) { $0.fixed.formUnion(behavior) }
  }

  /// Says where the cells and the titles lie in the columns.
  ///
  /// Source: SwiftUI's `alignment(_:)`.
  /// - Parameter alignment: the side.
  public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(column: self) { $0.alignment = alignment.side }
  }
}

// MARK: Columns that come and go

/// Columns that are made of the elements of a collection.
///
/// ```swift
/// Table(stations) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(hours, id: \.self) { hour in
///     TableColumn("\(hour):00") { Text($0.departures(at: hour).formatted()) }
///   }
/// }
/// ```
///
/// Source: SwiftUI's `TableColumnForEach`.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent>:
  TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  /// Makes columns of elements with identities of their own.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - content: makes the columns of one of them.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(data, id: \.id, content: content)
  }

  /// Makes columns of elements that something in them tells apart.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: what tells them apart.
  ///   - content: makes the columns of one of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Makes columns of numbers.
  ///
  /// - Parameters:
  ///   - data: the numbers.
  ///   - content: makes the columns of one of them.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  /// For the library alone: the cells of a row.
  public func _cells(of value: RowValue) -> some View { ForEach(data, id: id) { content($0)._cells(of: value) } }

  /// For the library alone: the heading of each column.
  public var _headings: [TableHeading<Sort>] {
    data.flatMap { element in
      content(element)._headings.map { heading in
        var heading = heading
        heading.elements.insert(AnyHashable(element[keyPath: id]), at: 0)
        return heading
      }
    }
  }
}

/// Columns that are there or not. An optional value has rows of tables already, and can't have columns as well.
public struct OptionalTableColumns<Column: TableColumnContent>: TableColumnContent {
  let column: Column?

  /// For the library alone: the cells of a row.
  public func _cells(of value: Column.TableRowValue) -> Column._Cells? { column.map { $0._cells(of: value) } }

  /// For the library alone: the heading of each column.
  public var _headings: [TableHeading<Column.TableColumnSortComparator>] { column?._headings ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent, TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// What a row shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

  /// For the library alone: the cells of a row.
  public func _cells(of value: TableRowValue) -> _ConditionalContent<TrueContent._Cells, FalseContent._Cells> {
    switch storage {
    case .first(let columns): .init(storage: .first(columns._cells(of: value)))
    case .second(let columns): .init(storage: .second(columns._cells(of: value)))
    }
  }

  /// For the library alone: the heading of each column.
  public var _headings: [TableHeading<TableColumnSortComparator>] {
    switch storage {
    case .first(let columns): columns._headings
    case .second(let columns): columns._headings
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// What the table is sorted by.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  /// Makes a group of columns.
  ///
  /// - Parameter content: the columns.
  public init<RowValue: Identifiable, Sort>(@TableColumnBuilder<RowValue, Sort> content: () -> Content)
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    self = .holding(content())
  }

  /// For the library alone: the cells of a row.
  public func _cells(of value: TableRowValue) -> Content._Cells { content._cells(of: value) }

  /// For the library alone: the heading of each column.
  public var _headings: [TableHeading<TableColumnSortComparator>] { content._headings }
}

extension TableColumnBuilder {
  /// The compiler calls it for an `if` without `else`.
  public static func buildIf<Column: TableColumnContent<RowValue, Sort>>(_ column: Column?) -> OptionalTableColumns<Column> {
    OptionalTableColumns(column: column)
  }

  /// The compiler calls it for the first branch of an `if`.
  public static func buildEither<A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>>(
    first: A
  ) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .first(first))
  }

  /// The compiler calls it for the second branch of an `if`.
  public static func buildEither<A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>>(
    second: B
  ) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .second(second))
  }

  /// The compiler calls it for `if #available`.
  public static func buildLimitedAvailability<Column: TableColumnContent<RowValue, Sort>>(
    _ column: Column
  ) -> some TableColumnContent<RowValue, Sort> {
    column
  }
}
#endif
