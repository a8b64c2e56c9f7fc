package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What a view says of a widget of the app's own. The widgets are known to the renderer and to the module that makes such a value.
@MainActor package protocol HostedContent {
  func makeCoordinator() -> Any
  func makeWidget(_ coordinator: Any, _ environment: EnvironmentValues) -> AnyObject
  func update(_ widget: AnyObject, _ coordinator: Any, _ environment: EnvironmentValues)
  func dismantle(_ widget: AnyObject, _ coordinator: Any)
}

/// A widget of the app's own as a view.
package struct HostedView<Content: HostedContent> {
  let content: Content

  package init(_ content: Content) { self.content = content }
}

extension HostedView: View {}

extension HostedView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { HostedNode(self, context) }
}

/// The node of a hosted widget: brings it up to date when the view is another one, and when what it has read has changed.
final class HostedNode<Content: HostedContent>: ElementNode<HostedView<Content>>, DependentNode, WidgetMaker {
  private var revision = 0
  private lazy var coordinator = view.content.makeCoordinator()

  init(_ view: HostedView<Content>, _ context: NodeContext) {
    super.init(view, context, .control(HostedElement(revision: 0)))
  }

  private func refresh() {
    isDirty = false
    revision += 1
    host.set(.control(HostedElement(revision: revision)))
  }

  override func evaluate() { refresh() }

  override func viewChanged(from old: HostedView<Content>) { refresh() }

  func makeWidget() -> AnyObject {
    // What is read while it is made is no reason to bring it up to date.
    view.content.makeWidget(coordinator, EnvironmentValues(scope: scope))
  }

  func update(_ widget: AnyObject) {
    graph.track(self) { view.content.update(widget, coordinator, EnvironmentValues(scope: scope)) }
  }

  func dismantle(_ widget: AnyObject) { view.content.dismantle(widget, coordinator) }
}

extension ViewGraph {
  package func widgetMaker(_ id: NodeID) -> (any WidgetMaker)? { node(id) as? any WidgetMaker }
}
