import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Leads from subviews and their collections to the node that makes them, without keeping that alive.
@MainActor final class SubviewLink {
  weak var owner: (any SubviewOwner)?

  /// Names the view at a place. Views are made on the main actor, whatever their collections say of isolation.
  nonisolated func id(of place: Row) -> Subview.ID {
    let passage = Passage<Subview.ID>()
    MainActor.assumeIsolated { passage.value = owner?.id(of: place) ?? Subview.ID(source: 0, key: 0) }
    return passage.take()
  }

  /// What the view at a place says to its container.
  nonisolated func containerValues(of place: Row) -> ContainerValues {
    let passage = Passage<ContainerValues>()
    MainActor.assumeIsolated { passage.value = owner?.containerValues(of: place) ?? ContainerValues() }
    return passage.take()
  }

  /// What is said of the actions of a section; nil where it has none.
  nonisolated func actions(of section: SectionID) -> AnyView? {
    let passage = Passage<AnyView?>()
    MainActor.assumeIsolated { passage.value = .some(owner?.actions(of: section)?.content) }
    return passage.take()
  }
}

/// A node that knows the views which another view is made of.
@MainActor protocol SubviewOwner: ViewNode {
  func id(of place: Row) -> Subview.ID
  /// What the view at a place says to its container.
  func containerValues(of place: Row) -> ContainerValues
  /// Makes what shows a subview.
  func makeContent(of subview: SubviewNode) -> SubviewContentNode?
  func fill(_ content: SubviewContentNode, at place: Row)
  func actions(of section: SectionID) -> SectionActions?
  /// The subview is shown no more.
  func forget(_ subview: SubviewNode)
}

extension Subview: View {}

extension Subview: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { SubviewNode(self, context) }
}

/// A subview that is shown: the view that it stands for, made here in the environment of the place that it was written in.
final class SubviewNode: TypedNode<Subview> {
  private(set) var content: SubviewContentNode?

  override init(_ view: Subview, _ context: NodeContext) {
    super.init(view, context)
    content = view.link.owner?.makeContent(of: self)
    settlePreferences()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Subview) {
    guard old.id != view.id || old.link !== view.link else { return refill() }
    content?.destroy()
    content = view.link.owner?.makeContent(of: self)
    structureChanged()
  }

  /// What stands at its place may be something else now.
  func refill() {
    if let content { view.link.owner?.fill(content, at: view.place) }
  }

  override func destroy() {
    guard isAlive else { return }
    view.link.owner?.forget(self)
    super.destroy()
  }
}
