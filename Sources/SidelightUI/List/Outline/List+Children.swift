// The hierarchical forms of `List`, each with each kind of selection: an outline of the data. See ``OutlineGroup``.

extension List {
  /// Makes rows from elements that are identifiable and from what is below them, in which any number may be selected.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(set: selection, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that are identifiable and from what is below them, in which one or none is selected.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(optional: selection, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that are identifiable and from what is below them, of which exactly one is always selected.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @_disfavoredOverload @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(kind: .required(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from elements that are identifiable and from what is below them, without selection.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(kind: .none, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path and from what is below them, in which any number may be selected.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(set: selection, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path and from what is below them, in which one or none is selected.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(optional: selection, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path and from what is below them, of which exactly one is always selected.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @_disfavoredOverload @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(kind: .required(selection), content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from elements that have an id at a key path and from what is below them, without selection.
  ///
  /// - Parameter children: the children of an element; nil for one that can have none, and empty for one that has none now.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(kind: .none, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
