// The forms of `OutlineGroup`: a collection or one element to begin with, told apart by their own ids or by those at a key path, each
// with values and with bindings.

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes rows from one element that is identifiable, and from what is below it.
  ///
  /// - Parameters:
  ///   - root: the element at the top, which has a row as well.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element.
  @inlinable nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .one(root), access: OutlineAccess(id: { $0.id }, children: { $0[keyPath: children] }), content: content)
  }

  /// Makes rows from elements that are identifiable, and from what is below them.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element.
  @inlinable nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .all(data), access: OutlineAccess(id: { $0.id }, children: { $0[keyPath: children] }), content: content)
  }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows from one element that has an id at a key path, and from what is below it.
  ///
  /// - Parameters:
  ///   - root: the element at the top, which has a row as well.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element.
  @inlinable nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), access: OutlineAccess(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }), content: content)
  }

  /// Makes rows from elements that have an id at a key path, and from what is below them.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element.
  @inlinable nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .all(data), access: OutlineAccess(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }), content: content)
  }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows from a binding to an element that is identifiable, and from what is below it.
  ///
  /// - Parameters:
  ///   - root: a binding to the element at the top, which has a row as well.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, DataElement: Identifiable>(
    _ root: Binding<DataElement>, children: WritableKeyPath<DataElement, C?>, @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
  ) where Data == Binding<C>, ID == DataElement.ID, C.Element == DataElement {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Makes rows from bindings to elements that are identifiable, and from what is below them.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements at the top.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Makes rows from a binding to an element that has an id at a key path, and from what is below it.
  ///
  /// - Parameters:
  ///   - root: a binding to the element at the top, which has a row as well.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, DataElement>(
    _ root: Binding<DataElement>, id: KeyPath<DataElement, ID>, children: WritableKeyPath<DataElement, C?>,
    @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
  ) where Data == Binding<C>, C.Element == DataElement {
    self.init(roots: .one(root.pinned()), access: OutlineAccess(bindings: id, children), content: content)
  }

  /// Makes rows from bindings to elements that have an id at a key path, and from what is below them.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements at the top.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - children: the key path of the children of an element; nil for one that can have none, and empty for one that has none now.
  ///   - content: makes the row of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(roots: .all(data.pinned()), access: OutlineAccess(bindings: id, children), content: content)
  }
}

extension OutlineAccess {
  /// The children of what a binding reaches are reached through it.
  nonisolated init<C: MutableCollection & RandomAccessCollection>(
    bindings id: KeyPath<C.Element, ID>, _ children: WritableKeyPath<C.Element, C?>
  )
  where Data == Binding<C> {
    self.init(
      id: { $0.identityValue[keyPath: id] },
      children: { element in
        let inner: Binding<C?> = element[dynamicMember: children]
        return inner.wrappedValue.map { Binding<C>(location: ContentLocation(inner, $0)).pinned() }
      })
  }
}
