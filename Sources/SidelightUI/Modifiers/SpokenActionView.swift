import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Something that assistive technology can do at a view.
struct SpokenDeed {
  let name: String
  let perform: () -> Void
}

/// A view at which assistive technology can do something besides what the view does by its kind.
struct SpokenActionView<Content: View> {
  let content: Content
  let deeds: [SpokenDeed]
}

extension SpokenActionView: View {
  typealias Body = Never
}

extension SpokenActionView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SpokenActionNode(self, context) }
}

extension SpokenActionView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// Who does what assistive technology asks for in a window.
@MainActor final class SpokenPerformers: GraphPart {
  var perform: [NodeID: @MainActor (Int) -> Void] = [:]

  func heard(_ event: Event) { if case .perform(let id, let action) = event { perform[id]?(action) } }
}

extension Decoration {
  /// Offers assistive technology actions that a node performs.
  func offer(_ names: [String], by node: NodeID) {
    let actions = names.enumerated().map { SpokenAction(node: node, index: $0.offset, name: $0.element) }
    // What stands nearer to the content has its names first.
    traits = { traits in
      let taken = Set(traits.rare.actions.map(\.name))
      traits.rare.actions += actions.filter { !taken.contains($0.name) }
    }
  }
}

final class SpokenActionNode<Content: View>: WrapperNode<SpokenActionView<Content>, Content> {
  private let id: NodeID
  private let decoration: Decoration

  override init(_ view: SpokenActionView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    graph[SpokenPerformers.self].perform[id] = { [weak self] in self?.perform($0) }
    mark()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  private func mark() { decoration.offer(view.deeds.map(\.name), by: id) }

  private func perform(_ index: Int) {
    guard view.deeds.indices.contains(index), EnvironmentValues(scope: scope).isEnabled else { return }
    view.deeds[index].perform()
  }

  override func viewChanged(from old: SpokenActionView<Content>) {
    child?.update(view.content)
    guard view.deeds.map(\.name) != old.deeds.map(\.name) else { return }
    mark()
    redecorate()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[SpokenPerformers.self].perform[id] = nil
  }
}
