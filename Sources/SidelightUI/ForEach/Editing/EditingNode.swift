package import SidelightCore
@_spi(Nodes) import SidelightGraph

extension EditingView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { EditingNode(self, context) }
}

/// The node of a modifier that lets the user edit the elements of the dynamic view inside.
final class EditingNode<Content: DynamicViewContent>: WrapperNode<EditingView<Content>, Content> {
  private let edits: RowEdits

  override init(_ view: EditingView<Content>, _ context: NodeContext) {
    edits = RowEdits(view.actions, outer: context.edits)
    super.init(view, context)
    var below = childContext
    below.edits = edits
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func viewChanged(from old: EditingView<Content>) {
    let before = abilities
    edits.own = view.actions
    child?.update(view.content)
    if abilities != before { context.rows?.rowEditsChanged() }
  }

  /// Whether elements can be deleted, and moved.
  private var abilities: [Bool] { [edits.delete.flatMap { $0 } != nil, edits.move.flatMap { $0 } != nil] }
}

extension DynamicViewContent {
  /// Sets what happens when the user deletes elements, by their offsets in the collection; nil forbids it.
  ///
  /// The umbrella module's `onDelete(perform:)` is this with an `IndexSet`, which Foundation has and this module not.
  nonisolated package func onDeleteOffsets(perform action: ((RangeSet<Int>) -> Void)?) -> some DynamicViewContent {
    EditingView(content: self, actions: EditActionSet(delete: .some(action)))
  }

  /// Sets what happens when the user moves elements: by their offsets, and the offset of the one that they go in front of; nil forbids it.
  nonisolated package func onMoveOffsets(perform action: ((RangeSet<Int>, Int) -> Void)?) -> some DynamicViewContent {
    EditingView(content: self, actions: EditActionSet(move: .some(action)))
  }
}

extension DynamicViewContent {
  /// Sets what happens when something from outside of the list is dropped between elements: it gets that and the offset of the element
  /// that it goes in front of, and says whether it took it.
  nonisolated package func onInsertPayload(
    _ kinds: DropKinds, perform action: @escaping (DropPayload, Int) -> Bool
  ) -> some DynamicViewContent {
    EditingView(content: self, actions: EditActionSet(insert: DropAction(kinds: kinds, perform: action)))
  }
}
