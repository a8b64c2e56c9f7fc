package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that can be dragged away.
struct DraggableView<Content: View> {
  let content: Content
  let payload: () -> DropPayload?
}

extension DraggableView: View {
  typealias Body = Never
}

extension DraggableView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DraggableNode(self, context) }
}

extension DraggableView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// Says what is dragged when a drag begins.
@MainActor protocol DragOrigin: ViewNode {
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

final class DraggableNode<Content: View>: WrapperNode<DraggableView<Content>, Content>, DragOrigin {
  private let id: NodeID
  private let decoration: Decoration

  override init(_ view: DraggableView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    decoration.traits = { [id] in $0.drag = $0.drag ?? id }
    graph.drags[id] = DragBox(origin: self)
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

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
