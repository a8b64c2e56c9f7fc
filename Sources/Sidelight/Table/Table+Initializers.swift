#if Foundation
public import Foundation
public import SidelightUI

// MARK: Rows from a collection

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table of a collection.
  ///
  /// - Parameters:
  ///   - data: the rows.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .none)
  }

  /// Makes a table of a collection.
  ///
  /// - Parameters:
  ///   - data: the rows.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection))
  }

  /// Makes a table of a collection.
  ///
  /// - Parameters:
  ///   - data: the rows.
  ///   - selection: the identities of the rows that are selected.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection))
  }
}

extension Table {
  /// Makes a table of a collection, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows, sorted.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .none, sorting: TableSorting(sortOrder))
  }

  /// Makes a table of a collection, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows, sorted.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of a collection, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows, sorted.
  ///   - selection: the identities of the rows that are selected.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
  }
}

// MARK: Rows that are written out

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table of rows that are written out.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .none)
  }

  /// Makes a table of rows that are written out.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .one(selection))
  }

  /// Makes a table of rows that are written out.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - selection: the identities of the rows that are selected.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .several(selection))
  }
}

extension Table {
  /// Makes a table of rows that are written out, whose headers sort it.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columns: the columns.
  ///   - rows: the rows, sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .none, sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows that are written out, whose headers sort it.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columns: the columns.
  ///   - rows: the rows, sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows that are written out, whose headers sort it.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - selection: the identities of the rows that are selected.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columns: the columns.
  ///   - rows: the rows, sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
  }
}
#endif
