@_spi(Nodes) import SidelightGraph

extension View {
  /// Keeps the user's session from ending while something is going on that would be lost.
  ///
  /// ```swift
  /// EditorView(film).logoutDisabled(film.isExporting, reason: "The film is being exported")
  /// ```
  ///
  /// When the user logs out, restarts or turns the computer off, the desktop says the reason and asks whether to go on. Several reasons hold at the
  /// same time. GNOME calls this to inhibit the session. This is Sidelight's own: SwiftUI has nothing like it.
  ///
  /// - Parameters:
  ///   - isDisabled: whether it is going on.
  ///   - reason: what it is, in a few words.
  nonisolated public func logoutDisabled(_ isDisabled: Bool = true, reason: LocalizedStringKey) -> some View {
    LogoutHoldView(content: self, reason: isDisabled ? Text(reason) : nil)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is. See
  /// ``View/logoutDisabled(_:reason:)-(_,LocalizedStringKey)``.
  @_disfavoredOverload nonisolated public func logoutDisabled<S: StringProtocol>(_ isDisabled: Bool = true, reason: S) -> some View {
    LogoutHoldView(content: self, reason: isDisabled ? Text(reason) : nil)
  }
}

/// A view that keeps the session from ending.
struct LogoutHoldView<Content: View> {
  let content: Content
  /// Nil where nothing is going on.
  let reason: Text?
}

extension LogoutHoldView: View {}

extension LogoutHoldView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LogoutHoldNode(self, context) }
}

extension LogoutHoldView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

final class LogoutHoldNode<Content: View>: WrapperNode<LogoutHoldView<Content>, Content>, DependentNode {
  /// The reason that the desktop knows, and what takes it back.
  private var held: (reason: String, release: @MainActor () -> Void)?

  override init(_ view: LogoutHoldView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    evaluate()
    settlePreferences()
  }

  override func viewChanged(from old: LogoutHoldView<Content>) {
    child?.update(view.content)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let reason = view.reason.map { characters(of: $0) }
    guard reason != held?.reason else { return }
    release()
    guard let reason else { return }
    held = (reason, {})
    // The window comes first, which is what the user is to look at.
    graph.after { [weak self] in
      guard let self, isAlive, held?.reason == reason else { return }
      held?.release()
      held = (reason, graph[AppRequests.self].holdLogout(reason))
    }
  }

  private func release() {
    let old = held
    held = nil
    old?.release()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    release()
  }
}
