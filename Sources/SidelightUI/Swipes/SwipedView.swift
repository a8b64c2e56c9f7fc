import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view with swipe actions. In a list they are its row's; elsewhere those of all modifiers around one element are shown over it.
struct SwipedView<Content: View> {
  let content: Content
  let actions: RowActions
}

extension SwipedView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if !context.standsAlone { return PassNode(self, context, \.content) }
    return context.swipeAround == nil ? SwipeRegionNode(self, context) : SwipePartNode(self, context)
  }
}

extension NodeContext {
  /// Whether a view is shown for itself: it is no row of a list, in none, and no entry of a menu or a picker, whose element others read.
  @MainActor fileprivate var standsAlone: Bool {
    guard listener == nil else { return false }
    guard let parent else { return true }
    if let answer = parent.showsForItself { return answer }
    for node in parent.ancestors { if let answer = node.showsForItself { return answer } }
    return true
  }
}

extension ViewNode {
  /// Whether what is in this node is shown for itself; nil where that follows from what is around it.
  fileprivate var showsForItself: Bool? {
    if self is RowNode || self is EntriesNode || self is any RowOwner { return false }
    if case .sheet? = (self as? any HostingNode)?.host.element.kind { return true }
    return nil
  }
}

/// A modifier within another one that gives the same element swipe actions.
@MainActor protocol SwipePart: ViewNode {
  var actions: RowActions { get }
}

/// Shows the actions of the modifiers within it as well as its own.
@MainActor protocol SwipePartOwner: SwipeAround {
  func add(_ part: any SwipePart)
  func remove(_ part: any SwipePart)
  /// The actions of a modifier within it are others.
  func partsChanged()
}

private final class SwipePartNode<Content: View>: WrapperNode<SwipedView<Content>, Content>, SwipePart {
  private weak var owner: (any SwipePartOwner)?

  var actions: RowActions { view.actions }

  override init(_ view: SwipedView<Content>, _ context: NodeContext) {
    owner = context.swipeAround as? any SwipePartOwner
    super.init(view, context)
    owner?.add(self)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func viewChanged(from old: SwipedView<Content>) {
    child?.update(view.content)
    owner?.partsChanged()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    owner?.remove(self)
  }
}

/// The content of a view with swipe actions, which learns of them.
struct SwipeContentView<Content: View> {
  let content: Content
  let region: SwipeRegionReference
}

extension SwipeContentView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SwipeContentNode(self, context) }
}

private final class SwipeContentNode<Content: View>: WrapperNode<SwipeContentView<Content>, Content> {
  override init(_ view: SwipeContentView<Content>, _ context: NodeContext) {
    super.init(view, context)
    var inner = childContext
    inner.swipeAround = view.region.region
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  override func viewChanged(from old: SwipeContentView<Content>) { child?.update(view.content) }
}
