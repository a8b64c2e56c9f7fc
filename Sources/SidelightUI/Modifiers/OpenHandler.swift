@_spi(Nodes) package import SidelightGraph

/// A view that takes what the desktop asks the app to open.
package struct OpenHandlerView<Content: View> {
  let content: Content
  let action: (String) -> Void
}

extension OpenHandlerView: View {
  package typealias Body = Never
}

extension OpenHandlerView: StructuralView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { OpenHandlerNode(self, context) }
}

final class OpenHandlerNode<Content: View>: WrapperNode<OpenHandlerView<Content>, Content> {
  override init(_ view: OpenHandlerView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    graph.openHandlers[ObjectIdentifier(self)] = { [weak self] in self?.view.action($0) }
    settlePreferences()
  }

  override func viewChanged(from old: OpenHandlerView<Content>) { child?.update(view.content) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.openHandlers[ObjectIdentifier(self)] = nil
  }
}

/// The views of a window that take what the desktop asks to open.
@MainActor final class OpenHandlers: GraphPart {
  private var handlers: [ObjectIdentifier: @MainActor (String) -> Void] = [:]

  subscript(node: ObjectIdentifier) -> (@MainActor (String) -> Void)? {
    get { handlers[node] }
    set { handlers[node] = newValue }
  }

  /// Hands a URI to all of them; false where there is none.
  func open(uri: String) -> Bool {
    for handler in handlers.values { handler(uri) }
    return !handlers.isEmpty
  }
}

extension ViewGraph {
  var openHandlers: OpenHandlers { self[OpenHandlers.self] }

  /// Hands the URI of something to open to the views that take it; false where none does.
  @discardableResult package func open(uri: String) -> Bool { openHandlers.open(uri: uri) }
}

extension View {
  /// Runs an action with the URI of what the desktop asks the app to open.
  nonisolated package func onOpenURI(perform action: @escaping (String) -> Void) -> some View {
    OpenHandlerView(content: self, action: action)
  }
}
