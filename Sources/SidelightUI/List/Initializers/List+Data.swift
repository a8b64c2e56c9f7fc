// The data forms of `List`: each kind of data with each kind of selection.
//
// Those whose selection is of `Never` are what the required forms are for that type, in which nothing can be selected. They stand by
// themselves for a selection that is misspelt: it fits every form and says nothing of the selection's type, and without a form that
// needs none the compiler tries all forms with all of the body around the list, for seconds, and then complains of the type as well.

extension List {
  /// Makes rows from elements that are identifiable, in which any number may be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element.
  @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(set: selection, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that are identifiable, in which one or none is selected. See the one with a `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(optional: selection, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that are identifiable, of which exactly one is always selected. See the one with a
  /// `Binding<Set<SelectionValue>>?`.
  ///
  /// - Parameter selection: the value that the selected row stands for; there always is one.
  @_disfavoredOverload @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(kind: .required(selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from elements that are identifiable, without selection.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - rowContent: makes the row of an element.
  @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(kind: .none, content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from elements that are identifiable, in which nothing can be selected, because there is no value to select. See the one
  /// with a `Binding<Set<SelectionValue>>?`.
  @_disfavoredOverload @inlinable nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Never>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }

  /// Makes rows from elements that have an id at a key path, in which nothing can be selected, because there is no value to select.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - rowContent: makes the row of an element.
  @_disfavoredOverload @inlinable @inline(__always) nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Never>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(data, id: id, rowContent: rowContent)
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path, in which any number may be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - selection: the values that the selected rows stand for; nil for a list without selection.
  ///   - rowContent: makes the row of an element.
  @inlinable @inline(__always) nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(set: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path, in which one or none is selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  ///   - rowContent: makes the row of an element.
  @inlinable @inline(__always) nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(optional: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes rows from elements that have an id at a key path, of which exactly one is always selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - selection: the value that the selected row stands for; there always is one.
  ///   - rowContent: makes the row of an element.
  @_disfavoredOverload @inlinable @inline(__always) nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(kind: .required(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from elements that have an id at a key path, without selection.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - rowContent: makes the row of an element.
  @inlinable @inline(__always) nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(kind: .none, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes rows from the numbers of a range, in which any number may be selected. See the one with a `RandomAccessCollection`.
  ///
  /// - Parameter data: the numbers, in the order of their rows.
  @inlinable nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(set: selection, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes rows from the numbers of a range, in which one or none is selected.
  ///
  /// - Parameters:
  ///   - data: the numbers, in the order of their rows.
  ///   - selection: the value that the selected row stands for, nil for none; without a binding nothing can be selected.
  ///   - rowContent: makes the row of an element.
  @inlinable nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(optional: selection, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes rows from the numbers of a range, of which exactly one is always selected.
  ///
  /// - Parameters:
  ///   - data: the numbers, in the order of their rows.
  ///   - selection: the value that the selected row stands for; there always is one.
  ///   - rowContent: makes the row of an element.
  @_disfavoredOverload @inlinable nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(kind: .required(selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes rows from the numbers of a range, without selection. See the one with a `RandomAccessCollection`.
  ///
  /// - Parameter data: the numbers, in the order of their rows.
  @inlinable nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(kind: .none, content: ForEach(data, content: rowContent))
  }
}
