extension ForEach where Content: View {
  /// Makes views from bindings to elements that are identifiable, which the user of a list may edit as the actions say.
  ///
  /// Deletions and moves are written to the binding, and can be undone where the environment has an ``UndoManager``. A row opts out with
  /// ``View/deleteDisabled(_:)`` and ``View/moveDisabled(_:)``; actions given with `onDelete` and `onMove` take the place of these.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in their order.
  ///   - editActions: what the user may do to the elements.
  ///   - content: makes the views of an element, given a binding to it.
  nonisolated public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, R: View
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes views from bindings to elements that have an id at a key path, which the user of a list may edit as the actions say.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in their order.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - editActions: what the user may do to the elements.
  ///   - content: makes the views of an element, given a binding to it.
  nonisolated public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where Data == Binding<C>, Content == EditableCollectionContent<R, C>, C: MutableCollection & RandomAccessCollection, R: View {
    self.init(
      data: data.pinned(), content: { EditableCollectionContent(content($0)) }, access: ElementAccess { $0.identityValue[keyPath: id] })
    synthesized = SynthesizedEdits(data, id: id, editActions)
  }
}
