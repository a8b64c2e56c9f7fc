package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view whose widget something looks at.
struct InspectedView<Content: View> {
  let content: Content
  let inspect: (AnyObject) -> Void
}

extension InspectedView: View {
  typealias Body = Never
}

extension InspectedView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { InspectedNode(self, context) }
}

extension InspectedView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
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

final class InspectedNode<Content: View>: WrapperNode<InspectedView<Content>, Content>, WidgetInspecting {
  private let id: NodeID
  private var revision = 0
  private let decoration: Decoration

  override init(_ view: InspectedView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    decoration.traits = { [unowned self] in $0.rare.inspections.append(Inspection(id, revision: revision)) }
    graph[WidgetInspectors.self].nodes[id] = WidgetInspectingBox(node: self)
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

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
