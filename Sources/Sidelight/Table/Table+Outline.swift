#if Foundation
public import Foundation
public import SidelightUI

// MARK: Rows from a tree

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table of a tree.
  ///
  /// - Parameters:
  ///   - data: the rows at the top.
  ///   - children: the path to the rows below one; nil for one that can have none, and empty for one that has none now.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .none,
      customization: columnCustomization)
  }

  /// Makes a table of a tree.
  ///
  /// - Parameters:
  ///   - data: the rows at the top.
  ///   - children: the path to the rows below one; nil for one that can have none, and empty for one that has none now.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .one(selection),
      customization: columnCustomization)
  }

  /// As the one with a `Binding<Value.ID?>`, but with a `Binding<Set<Value.ID>>`.
  ///
  /// - Parameters:
  ///   - selection: the identities of the rows that are selected.
  ///   - data: as in the form that is documented in full.
  ///   - children: as in the form that is documented in full.
  ///   - columnCustomization: as in the form that is documented in full.
  ///   - columns: as in the form that is documented in full.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .several(selection),
      customization: columnCustomization)
  }
}

extension Table {
  /// Makes a table of a tree, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows at the top, sorted, as those below them.
  ///   - children: the path to the rows below one; nil for one that can have none, and empty for one that has none now.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .none,
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of a tree, whose headers sort it.
  ///
  /// - Parameters:
  ///   - data: the rows at the top, sorted, as those below them.
  ///   - children: the path to the rows below one; nil for one that can have none, and empty for one that has none now.
  ///   - selection: the identity of the row that is selected; nil if none is.
  ///   - sortOrder: what the app sorts by; the first one counts most.
  ///   - columnCustomization: what is made of the columns; nil where they stay as the app declares them.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// As the one with a `Binding<Value.ID?>`, but with a `Binding<Set<Value.ID>>`.
  ///
  /// - Parameters:
  ///   - selection: the identities of the rows that are selected.
  ///   - sortOrder: as in the form that is documented in full.
  ///   - children: as in the form that is documented in full.
  ///   - columnCustomization: as in the form that is documented in full.
  ///   - columns: as in the form that is documented in full.
  ///   - data: as in the form that is documented in full.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .several(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
#endif
