package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that can be dragged away.
struct DraggableView<Content: View> {
  let content: Content
  let payload: () -> DropPayload?
}

extension DraggableView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DraggableNode(self, around: content, context) }
}

/// Says what is dragged when a drag begins.
@MainActor protocol DragOrigin: AnyObject {
  func dragged() -> DropPayload?
}

/// Names an origin of drags, and keeps nothing alive.
struct DragBox {
  weak var origin: (any DragOrigin)?
}

/// What can be dragged away in a window.
@MainActor final class Drags: GraphPart {
  private var origins: [NodeID: DragBox] = [:]

  subscript(id: NodeID) -> DragBox? {
    get { origins[id] }
    set { origins[id] = newValue }
  }
}

extension ViewGraph {
  var drags: Drags { self[Drags.self] }

  package func dragged(_ id: NodeID) -> DropPayload? { drags[id]?.origin?.dragged() }
}

final class DraggableNode<Content: View>: MarkingNode<DraggableView<Content>, Content>, DragOrigin {
  override func begin() { graph.drags[id] = DragBox(origin: self) }

  override func mark(_ traits: inout Element.Traits) { traits.drag = traits.drag ?? id }

  override func viewChanged(from old: DraggableView<Content>) { child?.update(view.content) }

  func dragged() -> DropPayload? { view.payload() }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.drags[id] = nil
  }
}

extension View {
  /// Lets the user drag the view away, as what an action says when the drag begins; nil for nothing.
  ///
  /// The umbrella module's `draggable(_:)` is this with a type of the app's.
  nonisolated package func draggablePayload(_ payload: @escaping () -> DropPayload?) -> some View {
    DraggableView(content: self, payload: payload)
  }
}
