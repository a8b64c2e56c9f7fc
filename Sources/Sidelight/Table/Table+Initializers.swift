#if Foundation
public import Foundation
public import SidelightUI

// MARK: Rows from a collection

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table of a collection.
  ///
  /// - Parameters:
  ///   - data: the rows.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .none, customization: columnCustomization)
  }

  /// Makes a table of a collection.
  ///
  /// - Parameters:
  ///   - data: the rows.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), customization: columnCustomization)
  }

  /// As the one with a `Binding<Value.ID?>`, but with a `Binding<Set<Value.ID>>`.
  ///
  /// - Parameters:
  ///   - selection: the identities of the rows that are selected.
  ///   - columns: as in the form that is documented in full.
  ///   - columnCustomization: as in the form that is documented in full.
  ///   - data: as in the form that is documented in full.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), customization: columnCustomization)
  }
}

extension Table {
  /// Makes a table of a collection, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows, sorted.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .none, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of a collection, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows, sorted.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// As the one with a `Binding<Value.ID?>`, but with a `Binding<Set<Value.ID>>`.
  ///
  /// - Parameters:
  ///   - selection: the identities of the rows that are selected.
  ///   - data: as in the form that is documented in full.
  ///   - sortOrder: as in the form that is documented in full.
  ///   - columnCustomization: as in the form that is documented in full.
  ///   - columns: as in the form that is documented in full.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

// MARK: Rows that are written out

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table of rows that are written out.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .none, customization: columnCustomization)
  }

  /// Makes a table of rows that are written out.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .one(selection), customization: columnCustomization)
  }

  /// As the one with a `Binding<Value.ID?>`, but with a `Binding<Set<Value.ID>>`.
  ///
  /// - Parameters:
  ///   - selection: the identities of the rows that are selected.
  ///   - rows: as in the form that is documented in full.
  ///   - valueType: as in the form that is documented in full.
  ///   - columnCustomization: as in the form that is documented in full.
  ///   - columns: as in the form that is documented in full.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), customization: columnCustomization)
  }
}

extension Table {
  /// Makes a table of rows that are written out, whose headers sort it.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  ///   - rows: the rows, sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .none, sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table of rows that are written out, whose headers sort it.
  ///
  /// - Parameters:
  ///   - valueType: what a row shows; it may be left out where the rows say it.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  ///   - rows: the rows, sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// As the one with a `Binding<Value.ID?>`, but with a `Binding<Set<Value.ID>>`.
  ///
  /// - Parameters:
  ///   - selection: the identities of the rows that are selected.
  ///   - columns: as in the form that is documented in full.
  ///   - valueType: as in the form that is documented in full.
  ///   - rows: as in the form that is documented in full.
  ///   - columnCustomization: as in the form that is documented in full.
  ///   - sortOrder: as in the form that is documented in full.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder), customization: columnCustomization
    )
  }
}
#endif
