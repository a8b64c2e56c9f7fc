import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A dynamic view whose elements the user may move.
struct ReorderableView<Content: DynamicViewContent> {
  let content: Content
  let collectionID: AnyHashable
}

extension ReorderableView: View {}

extension ReorderableView: DynamicViewContent {
  @MainActor var data: Content.Data { content.data }
}

extension ReorderableView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ReorderableNode(self, context) }
}

/// A node that has one of a container's collections inside.
@MainActor private protocol ReorderPartHolder: ViewNode {
  var part: ReorderPart { get }
}

private final class ReorderableNode<Content: DynamicViewContent>: WrapperNode<ReorderableView<Content>, Content>, ReorderPartHolder {
  let part: ReorderPart

  override init(_ view: ReorderableView<Content>, _ context: NodeContext) {
    part = ReorderPart(view.collectionID, in: context.scope.value(ReorderScopeKey.self))
    super.init(view, context)
    part.changed = { [weak self] in self?.abilitiesChanged() }
    var below = childContext
    below.reorderPart = part
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  private func abilitiesChanged() {
    context.rows?.rowEditsChanged()
    if let rows = context.rows, !rows.makesRows { rows.partsRedecorated() } else { redecorate() }
  }

  override func viewChanged(from old: ReorderableView<Content>) {
    part.collectionID = view.collectionID
    child?.update(view.content)
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    part.container?.remove(part)
  }
}

/// A view in which the user moves elements.
struct ReorderContainerView<Content: View> {
  let content: Content
  let rules: ReorderRules
}

extension ReorderContainerView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ReorderContainerNode(self, context) }
}

private final class ReorderContainerNode<Content: View>: WrapperNode<ReorderContainerView<Content>, Content>, ReorderContainer,
  DropAnswering
{
  private let id: NodeID
  private let moves: ReorderScope
  private let decoration: Decoration
  var look: ReorderLook? { didSet { if look != oldValue { redecorate() } } }

  override init(_ view: ReorderContainerView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    let moves = ReorderScope(view.rules)
    self.moves = moves
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    moves.node = self
    graph[DropPlaces.self].add(id, self)
    decoration.traits = { [weak self] in self?.mark(&$0) }
    var inner = childContext
    inner.scope = EnvironmentScope(inside: context.scope) { $0[ReorderScopeKey.self] = moves }
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  private func mark(_ traits: inout Element.Traits) {
    graph[DropPlaces.self].mark(id, in: &traits)
    traits.rare.reordering = traits.rare.reordering ?? look
  }

  override func viewChanged(from old: ReorderContainerView<Content>) {
    moves.rules = view.rules
    child?.update(view.content)
  }

  func partsInOrder() -> [ReorderPart] {
    var found: [ReorderPart] = []
    func look(in node: ViewNode) {
      if let holder = node as? any ReorderPartHolder, holder.part.container === moves { found.append(holder.part) }
      for child in node.children { look(in: child) }
    }
    look(in: self)
    return found
  }

  // What its elements take has not left it.
  var isTargeted: Bool { false }

  func drop(_ phase: DropPhase) -> Bool {
    switch phase {
    case .over(let kinds, _, _, _): return moves.takes(kinds) && moves.rest()
    case .left:
      moves.leave()
      return false
    case .dropped(let payload, _, _): return moves.drop(payload)
    }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[DropPlaces.self].remove(id)
  }
}
