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

extension SpokenActionView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SpokenActionNode(self, around: content, context) }
}

/// Who does what assistive technology asks for in a window.
@MainActor final class SpokenPerformers: GraphPart {
  var perform: [NodeID: @MainActor (Int) -> Void] = [:]

  func heard(_ event: Event) { if case .perform(let id, let action) = event { perform[id]?(action) } }
}

extension Element.Traits {
  /// Offers assistive technology actions that a node performs. What stands nearer to the content has its names first.
  mutating func offer(_ names: [String], by node: NodeID) {
    let actions = names.enumerated().map { SpokenAction(node: node, index: $0.offset, name: $0.element) }
    let taken = Set(rare.actions.map(\.name))
    rare.actions += actions.filter { !taken.contains($0.name) }
  }
}

final class SpokenActionNode<Content: View>: MarkingNode<SpokenActionView<Content>, Content> {
  override func begin() { graph[SpokenPerformers.self].perform[id] = { [weak self] in self?.perform($0) } }

  override func mark(_ traits: inout Element.Traits) { traits.offer(view.deeds.map(\.name), by: id) }

  private func perform(_ index: Int) {
    guard view.deeds.indices.contains(index), EnvironmentValues(scope: scope).isEnabled else { return }
    view.deeds[index].perform()
  }

  override func viewChanged(from old: SpokenActionView<Content>) {
    child?.update(view.content)
    if view.deeds.map(\.name) != old.deeds.map(\.name) { redecorate() }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[SpokenPerformers.self].perform[id] = nil
  }
}
