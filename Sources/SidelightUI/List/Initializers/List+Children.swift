// The hierarchical forms of `List`, each with each kind of selection: an outline of the data. See ``OutlineGroup``.

extension List {
  /// Makes rows from elements that are identifiable and from what is below them, in which any number may be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element.
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
  /// Makes rows from elements that are identifiable and from what is below them, in which one or none is selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
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
  /// Makes rows from elements that are identifiable and from what is below them, of which exactly one is always selected. See the one with
  /// a `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
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
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - rowContent: makes the row of an element.
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
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(set: selection, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path and from what is below them, in which one or none is selected. See the one with
  /// a `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(optional: selection, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path and from what is below them, of which exactly one is always selected. See the
  /// one with a `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
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
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - rowContent: makes the row of an element.
  @inlinable nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(kind: .none, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
