// The forms of `List` whose rows the user may delete and move: each kind of selection, with identifiable elements and with a key path.

extension List {
  /// Makes editable rows from bindings to identifiable elements, in which any number may be selected.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - editActions: what the user may do to the elements.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(set: selection, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes editable rows from bindings to identifiable elements, in which one or none is selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(optional: selection, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes editable rows from bindings to identifiable elements, of which exactly one is always selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
  @_disfavoredOverload nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(kind: .required(selection), content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes editable rows from bindings to elements that have an id at a key path, in which any number may be selected.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - editActions: what the user may do to the elements.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>>, Data: MutableCollection & RandomAccessCollection
  {
    self.init(set: selection, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Makes editable rows from bindings to elements that have an id at a key path, in which one or none is selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>>, Data: MutableCollection & RandomAccessCollection
  {
    self.init(optional: selection, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Makes editable rows from bindings to elements that have an id at a key path, of which exactly one is always selected. See the one with
  /// a `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
  @_disfavoredOverload nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>>, Data: MutableCollection & RandomAccessCollection
  {
    self.init(kind: .required(selection), content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes editable rows from bindings to identifiable elements, without selection.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - editActions: what the user may do to the elements.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(kind: .none, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes editable rows from bindings to elements that have an id at a key path, without selection.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - editActions: what the user may do to the elements.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>>, Data: MutableCollection & RandomAccessCollection
  {
    self.init(kind: .none, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
