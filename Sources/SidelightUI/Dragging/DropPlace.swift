package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What a view does with things from outside that are dragged over it and dropped on it. Places are in px from its upper left corner.
package struct DropActions {
  package typealias Place = (x: Double, y: Double)

  /// What kinds of things it takes.
  package var kinds: DropKinds
  /// Something comes over it; says whether it may be dropped there.
  package var entered: (DropKinds, Place) -> Bool = { _, _ in true }
  /// It moves over it; says whether it may be dropped there.
  package var moved: (DropKinds, Place) -> Bool = { _, _ in true }
  /// It leaves without being dropped.
  package var left: (DropKinds) -> Void = { _ in }
  /// It was dropped; says whether there was anything for it.
  package var dropped: (DropPayload, Place) -> Bool

  nonisolated package init(_ kinds: DropKinds, dropped: @escaping (DropPayload, Place) -> Bool) {
    self.kinds = kinds
    self.dropped = dropped
  }
}

/// A view that takes drops.
struct DropPlaceView<Content: View> {
  let content: Content
  let actions: DropActions
}

extension DropPlaceView: View {
  typealias Body = Never
}

extension DropPlaceView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DropPlaceNode(self, context) }
}

extension DropPlaceView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// Answers what is dragged over a view.
@MainActor protocol DropAnswering: ViewNode {
  func drop(_ phase: DropPhase) -> Bool
}

/// Names one that answers drags, and keeps nothing alive.
struct DropAnsweringBox {
  weak var place: (any DropAnswering)?
}

/// What takes drops in a window.
@MainActor final class DropPlaces: GraphPart {
  fileprivate var places: [NodeID: DropAnsweringBox] = [:]
}

extension ViewGraph {
  package func drop(_ id: NodeID, _ phase: DropPhase) -> Bool { self[DropPlaces.self].places[id]?.place?.drop(phase) ?? false }
}

final class DropPlaceNode<Content: View>: WrapperNode<DropPlaceView<Content>, Content>, DropAnswering {
  private let id: NodeID
  private let decoration: Decoration
  /// What is over it and may be dropped there; nil while nothing is.
  private var current: DropKinds?

  override init(_ view: DropPlaceView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    // What stands nearer to the content goes first.
    decoration.traits = { [id] in $0.rare.drop = $0.rare.drop ?? id }
    graph[DropPlaces.self].places[id] = DropAnsweringBox(place: self)
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  override func viewChanged(from old: DropPlaceView<Content>) { child?.update(view.content) }

  func drop(_ phase: DropPhase) -> Bool {
    let actions = view.actions
    switch phase {
    case .over(let kinds, let x, let y):
      guard EnvironmentValues(scope: scope).isEnabled, actions.kinds.contains(kinds) else { return false }
      if current == kinds { return actions.moved(kinds, (x, y)) }
      guard actions.entered(kinds, (x, y)) else { return false }
      current = kinds
      return actions.moved(kinds, (x, y))
    case .left:
      if let kinds = current { actions.left(kinds) }
      current = nil
      return false
    case .dropped(let payload, let x, let y):
      current = nil
      guard actions.kinds.contains(payload.kind) else { return false }
      return actions.dropped(payload, (x, y))
    }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[DropPlaces.self].places[id] = nil
  }
}

extension View {
  /// Takes what is dropped on the view.
  ///
  /// The umbrella module's `dropDestination(for:action:isTargeted:)` and `onDrop` are this with types of the app's.
  nonisolated package func dropPlace(_ actions: DropActions) -> some View { DropPlaceView(content: self, actions: actions) }
}
