// The hierarchical forms of `List` whose rows the user may delete and move, an extension of ours: each kind of selection, with
// identifiable elements.

extension List {
  /// Makes editable rows from bindings to elements that are identifiable and from what is below them, in which any number may be selected. See
  /// ``OutlineGroup/init(_:children:editActions:content:)``.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - editActions: what the user may do to the elements.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(set: selection, content: OutlineGroup(data, children: children, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes editable rows from bindings to elements that are identifiable and from what is below them, in which one or none is selected. See
  /// ``OutlineGroup/init(_:children:editActions:content:)``.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(optional: selection, content: OutlineGroup(data, children: children, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes editable rows from bindings to elements that are identifiable and from what is below them, of which exactly one is always
  /// selected. See ``OutlineGroup/init(_:children:editActions:content:)``.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
  @_disfavoredOverload
  nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(kind: .required(selection), content: OutlineGroup(data, children: children, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes editable rows from bindings to elements that are identifiable and from what is below them, without selection. See
  /// ``OutlineGroup/init(_:children:editActions:content:)``.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - editActions: what the user may do to the elements.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(kind: .none, content: OutlineGroup(data, children: children, editActions: editActions, content: rowContent))
  }
}
