package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Where a view is, as it is told itself.
package struct LayoutSight {
  package var frame: LayoutFrame { sight.frame }
  private let sight: PlaceSight
  /// How far what stands at the corners of its window or sheet reaches into it.
  package var corners: CornerSizes { sight.corners }
  /// How far something covers it at its edges, or would if it went on there.
  package let cover: Insets
  private weak var node: ViewNode?

  init(_ sight: PlaceSight, _ cover: Insets, _ node: ViewNode) {
    self.sight = sight
    self.cover = cover
    self.node = node
  }

  /// Where the innermost view is that scrolls around it, along an axis if one is given; nil where none does.
  package func scroll(along axis: Axis?) -> ScrolledRoom? { sight.scroll(along: axis.map { $0 == .horizontal ? .horizontal : .vertical }) }

  /// Where the nearest view around it is that has this name as a space; nil if none has, or its place is not known.
  @MainActor package func space(named name: AnyHashable) -> LayoutFrame? {
    guard let node else { return nil }
    for around in node.ancestors {
      if let space = around as? any CoordinateSpaceNode, space.spaceName == name { return space.spaceFrame }
    }
    return nil
  }
}

extension ViewNode {
  /// Says that the view is laid out again and again.
  func reportUnrest() {
    Problem.report(
      "\(nameInApp) has a view that makes itself another size each time it is told its size, so that the window never rests: "
        + "what follows from a size must not change that size.")
  }
}

/// A view whose place gives a name to a space.
@MainActor protocol CoordinateSpaceNode: ViewNode {
  var spaceName: AnyHashable? { get }
  /// Nil as long as its place is not known.
  var spaceFrame: LayoutFrame? { get }
}

/// Takes all the room that there is, and makes its content of where that is. There is no content before it is laid out.
package struct LayoutReader<Content: View> {
  let content: @MainActor (LayoutSight) -> Content
  /// Whether the content follows from nothing but the size.
  let followsSizeAlone: Bool

  nonisolated package init(followsSizeAlone: Bool = false, _ content: @escaping @MainActor (LayoutSight) -> Content) {
    self.content = content
    self.followsSizeAlone = followsSizeAlone
  }
}

extension LayoutReader: View {
  package typealias Body = Never
}

extension LayoutReader: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { LayoutReaderNode(self, context) }
}

final class LayoutReaderNode<Content: View>: ElementNode<LayoutReader<Content>>, DependentNode {
  private var content: TypedNode<Content>?
  private var sight: PlaceSight?
  private var cover = Insets()

  init(_ view: LayoutReader<Content>, _ context: NodeContext) { super.init(view, context, .arranged(.reader)) }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func handle(_ event: Event) {
    if case .restless = event { reportUnrest() }
    if case .covered(_, let insets) = event {
      cover = insets
      if !view.followsSizeAlone { invalidate() }
    }
    guard case .placed(_, let sight) = event, sight != self.sight else { return }
    let isOtherSize = sight.frame.size != self.sight?.frame.size
    self.sight = sight
    if isOtherSize || !view.followsSizeAlone { invalidate() }
  }

  override func evaluate() {
    isDirty = false
    guard let sight else { return }
    let view = graph.track(self) { self.view.content(LayoutSight(sight, cover, self)) }
    if let content { return content.update(view) }
    var inner = slotContext
    inner.scope = EnvironmentScope(inside: inner.scope) { $0[StackAxisKey.self] = nil }
    let node = graph.makeNode(view, inner)
    content = node
    host.setSlot(.body, [node])
    settlePreferences()
  }

  override func viewChanged(from old: LayoutReader<Content>) { evaluate() }
}
