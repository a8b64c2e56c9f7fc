import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view whose identity is a value: another value makes it another view.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { IdentifiedNode(self, context) }
}

final class IdentifiedNode<Content: View, ID: Hashable>: WrapperNode<IdentifiedView<Content, ID>, Content>, ScrollFinder, TargetNaming {
  override init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    scope.scrollRegistry?.add(self)
    settlePreferences()
  }

  override func viewChanged(from old: IdentifiedView<Content, ID>) {
    guard view.id != old.id else {
      child?.update(view.content)
      return
    }
    let gone = child
    child = graph.makeNode(view.content, childContext)
    if let gone { context.collector?.partsRemoved(with: gone) }
    gone?.destroy()
    structureChanged()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    scope.scrollRegistry?.remove(self)
  }

  func targetID(of element: NodeID) -> AnyHashable? { context.collector == nil && shows(element) ? AnyHashable(view.id) : nil }

  func scrollPlace(of id: AnyHashable) -> (area: NodeID, target: ScrollTarget.Place)? {
    guard id == AnyHashable(view.id) else { return nil }
    if context.collector != nil { return placeInList(of: self) }
    return nearestRow?.scrollPlace ?? placeInArea(of: self)
  }

  /// The row of a list that this view is or stands in.
  private var nearestRow: (any ScrolledRow)? {
    for case let row as any ScrolledRow in ancestors { return row }
    return nil
  }
}

extension View {
  /// Gives the view an identity of its own: with another id it is another view, whose state begins anew.
  ///
  /// A ``ScrollViewProxy`` scrolls to it by this id. Source: SwiftUI's `id(_:)`.
  ///
  /// - Parameter id: the identity; the view keeps its state as long as it is equal.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
