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

extension DropPlaceView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DropPlaceNode(self, around: content, context) }
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

final class DropPlaceNode<Content: View>: MarkingNode<DropPlaceView<Content>, Content>, DropAnswering {
  /// What is over it and may be dropped there; nil while nothing is.
  private var current: DropKinds?

  override func begin() { graph[DropPlaces.self].places[id] = DropAnsweringBox(place: self) }

  override func mark(_ traits: inout Element.Traits) { traits.rare.drop = traits.rare.drop ?? id }

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
