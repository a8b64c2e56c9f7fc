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
@MainActor protocol DropAnswering: AnyObject {
  /// Whether something is over it that may be dropped there.
  var isTargeted: Bool { get }
  func drop(_ phase: DropPhase) -> Bool
}

/// Names one that answers drags, and keeps nothing alive.
struct DropAnsweringBox {
  weak var place: (any DropAnswering)?
}

/// What takes drops in a window.
@MainActor final class DropPlaces: GraphPart {
  private var places: [NodeID: DropAnsweringBox] = [:]
  /// What stands around each of them on the same element, and has what that one does not take.
  private var outer: [NodeID: NodeID] = [:]

  func add(_ id: NodeID, _ place: any DropAnswering) { places[id] = DropAnsweringBox(place: place) }

  /// Writes a place into the traits of an element, around those that are there.
  func mark(_ id: NodeID, in traits: inout Element.Traits) {
    if let first = traits.rare.drop { add(id, around: first) } else { traits.rare.drop = id }
  }

  /// Another one stands around those on an element, of which the innermost is the first.
  private func add(_ id: NodeID, around first: NodeID) {
    var last = first
    while let next = outer[last] {
      if next == id { return }
      last = next
    }
    if last != id { outer[last] = id }
  }

  func remove(_ id: NodeID) {
    places[id] = nil
    outer[id] = nil
  }

  /// Asks those on an element one after the other, from the inside out. What was over one that does not take it any more has left that one.
  func drop(_ id: NodeID, _ phase: DropPhase) -> Bool {
    let all = sequence(first: id) { self.outer[$0] }.compactMap { places[$0]?.place }
    let taker = all.first { $0.drop(phase) }
    if phase != .left { for place in all where place !== taker && place.isTargeted { _ = place.drop(.left) } }
    return taker != nil
  }
}

extension ViewGraph {
  package func drop(_ id: NodeID, _ phase: DropPhase) -> Bool { self[DropPlaces.self].drop(id, phase) }
}

final class DropPlaceNode<Content: View>: MarkingNode<DropPlaceView<Content>, Content>, DropAnswering {
  /// What is over it and may be dropped there; nil while nothing is.
  private var current: DropKinds?

  override func begin() { graph[DropPlaces.self].add(id, self) }

  var isTargeted: Bool { current != nil }

  override func mark(_ traits: inout Element.Traits) { graph[DropPlaces.self].mark(id, in: &traits) }

  override func viewChanged(from old: DropPlaceView<Content>) { child?.update(view.content) }

  func drop(_ phase: DropPhase) -> Bool {
    let actions = view.actions
    switch phase {
    case .over(let kinds, let x, let y, _):
      guard EnvironmentValues(scope: scope).isEnabled, !actions.kinds.isDisjoint(with: kinds) else { return false }
      if current == kinds { return actions.moved(kinds, (x, y)) }
      guard actions.entered(kinds, (x, y)) else { return false }
      current = kinds
      return actions.moved(kinds, (x, y))
    case .left:
      if let kinds = current { actions.left(kinds) }
      current = nil
      return false
    case .dropped(let payload, let x, let y):
      guard actions.kinds.takes(payload) else { return false }
      current = nil
      return actions.dropped(payload, (x, y))
    }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[DropPlaces.self].remove(id)
  }
}

extension View {
  /// Takes what is dropped on the view.
  ///
  /// The umbrella module's `dropDestination(for:action:isTargeted:)` and `onDrop` are this with types of the app's.
  nonisolated package func dropPlace(_ actions: DropActions) -> some View { DropPlaceView(content: self, actions: actions) }
}
