@_spi(Nodes) package import SidelightGraph

/// A view that takes what the desktop asks the app to open.
package struct OpenHandlerView<Content: View> {
  let content: Content
  let action: (String) -> Void
}

extension OpenHandlerView: View {}

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

  /// Which addresses views want for this window, and which they let it have.
  private var claims: [ObjectIdentifier: OpenClaim] = [:]

  func claim(_ claim: OpenClaim?, by node: ObjectIdentifier) { claims[node] = claim }

  var isEmpty: Bool { handlers.isEmpty }

  /// What the views of the window say of an address.
  func standing(of uri: String) -> OpenStanding {
    if claims.values.contains(where: { $0.preferring.names(uri) }) { return .preferred }
    if claims.values.contains(where: { $0.allowing.names(uri) }) { return .allowed }
    return claims.isEmpty ? .unsaid : .refused
  }

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

/// What a view says of the addresses that are for its window.
struct OpenClaim: Equatable {
  var preferring, allowing: Set<String>
}

/// Whether an address is for a window.
package enum OpenStanding {
  case preferred, allowed
  /// No view says anything.
  case unsaid
  case refused
}

extension Set<String> {
  /// Whether one of them is in the address, or they stand for all.
  package func names(_ uri: String) -> Bool { contains { $0 == "*" || !$0.isEmpty && uri.contains($0) } }
}

/// A view that says which addresses are for its window.
struct OpenClaimView<Content: View> {
  let content: Content
  let claim: OpenClaim
}

extension OpenClaimView: View {}

extension OpenClaimView: StructuralView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { OpenClaimNode(self, context) }
}

final class OpenClaimNode<Content: View>: WrapperNode<OpenClaimView<Content>, Content> {
  override init(_ view: OpenClaimView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    graph.openHandlers.claim(view.claim, by: ObjectIdentifier(self))
    settlePreferences()
  }

  override func viewChanged(from old: OpenClaimView<Content>) {
    graph.openHandlers.claim(view.claim, by: ObjectIdentifier(self))
    child?.update(view.content)
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.openHandlers.claim(nil, by: ObjectIdentifier(self))
  }
}

extension View {
  /// Says which of the addresses that the desktop asks the app to open are for the window that this view is in.
  ///
  /// ```swift
  /// ChatView(chat)
  ///   .onOpenURL { open($0) }
  ///   .handlesExternalEvents(preferring: ["chat/\(chat.id)"], allowing: ["chat/"])
  /// ```
  ///
  /// A window whose views prefer an address gets it before one whose views allow it; then a scene that matches it opens a new window, see
  /// `handlesExternalEvents(matching:)`; then the window that was used last and says nothing gets it. A string is compared with the whole address:
  /// it counts where it is a part of that. `"*"` stands for all. Source: SwiftUI's `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// - Parameters:
  ///   - preferring: parts of addresses that this window is to get.
  ///   - allowing: parts of addresses that it may get.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    OpenClaimView(content: self, claim: OpenClaim(preferring: preferring, allowing: allowing))
  }
}

extension ViewGraph {
  /// Whether an address is for this window, and whether a view of it takes any.
  package func standing(of uri: String) -> (standing: OpenStanding, hasHandlers: Bool) {
    (openHandlers.standing(of: uri), !openHandlers.isEmpty)
  }

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
