extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes rows from elements whose children are fetched when they are opened: an extension of ours, which SwiftUI does not have.
  ///
  /// ```swift
  /// OutlineGroup(disks, hasChildren: \.isFolder) { folder, show in
  ///   for try await files in folder.listings { show(files) }
  /// } content: { file in
  ///   Label(file.name, systemImage: file.symbol)
  /// }
  /// ```
  ///
  /// A spinner stands below the element until the children are shown for the first time or the action returns, and an error where they
  /// would be, or behind those that were shown. An error that is a `LocalizedError` says its description. Closing the element, or losing
  /// it, cancels the action; opening it again begins anew, and what was open below it is opened when it is there.
  ///
  /// - Parameters:
  ///   - data: the elements at the top.
  ///   - hasChildren: whether an element can have children.
  ///   - loading: runs as a task for as long as an element is open. Each call of `show` gives the element its children, in place of
  ///     those of the last call.
  ///   - content: makes the row of an element.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, hasChildren: KeyPath<DataElement, Bool>,
    loading: @escaping @MainActor (_ element: DataElement, _ show: @escaping @MainActor (Data) -> Void) async throws -> Void,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    var access = OutlineAccess<Data, ID>(id: { $0.id }, children: { _ in nil })
    access.loading = OutlineLoading(hasChildren: { $0[keyPath: hasChildren] }, load: loading)
    self.init(roots: .all(data), access: access, content: content)
  }
}
