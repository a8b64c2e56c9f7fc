// The data forms of `List` over a binding to a collection whose elements have an id at a key path. Identifiable elements
// need none of their own: a binding to a collection is a collection of identifiable bindings.

extension List {
  /// Makes rows from bindings to elements that have an id at a key path, in which any number may be selected.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(set: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes rows from bindings to elements that have an id at a key path, in which one or none is selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(optional: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes rows from bindings to elements that have an id at a key path, of which exactly one is always selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
  @_disfavoredOverload
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(kind: .required(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from bindings to elements that have an id at a key path, without selection.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - rowContent: makes the row of an element, given a binding to it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(kind: .none, content: ForEach(data, id: id, content: rowContent))
  }
}
