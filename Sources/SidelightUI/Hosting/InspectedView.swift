package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view whose widget something looks at.
struct InspectedView<Content: View> {
  let content: Content
  let inspect: (AnyObject) -> Void
}

extension InspectedView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { InspectedNode(self, around: content, context) }
}

/// Looks at widgets.
@MainActor protocol WidgetInspecting: ViewNode {
  func inspect(_ widget: AnyObject)
}

/// Names one that looks at widgets, and keeps nothing alive.
struct WidgetInspectingBox {
  weak var node: (any WidgetInspecting)?
}

/// Who looks at widgets in a window.
@MainActor final class WidgetInspectors: GraphPart {
  fileprivate var nodes: [NodeID: WidgetInspectingBox] = [:]
}

extension ViewGraph {
  package func inspect(_ id: NodeID, _ widget: AnyObject) { self[WidgetInspectors.self].nodes[id]?.node?.inspect(widget) }
}

final class InspectedNode<Content: View>: MarkingNode<InspectedView<Content>, Content>, WidgetInspecting {
  private var revision = 0

  override func begin() { graph[WidgetInspectors.self].nodes[id] = WidgetInspectingBox(node: self) }

  override func mark(_ traits: inout Element.Traits) { traits.rare.inspections.append(Inspection(id, revision: revision)) }

  override func viewChanged(from old: InspectedView<Content>) {
    revision += 1
    child?.update(view.content)
    redecorate()
  }

  func inspect(_ widget: AnyObject) { view.inspect(widget) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[WidgetInspectors.self].nodes[id] = nil
  }
}

extension View {
  /// Lets a closure look at the widget of each element in the view. The umbrella module's `gtk(_:)` is this.
  nonisolated package func inspectedWidget(_ inspect: @escaping (AnyObject) -> Void) -> some View {
    InspectedView(content: self, inspect: inspect)
  }
}
