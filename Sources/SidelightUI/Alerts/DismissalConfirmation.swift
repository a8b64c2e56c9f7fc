import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What views ask the user before the window closes that they are in.
@MainActor private final class CloseQuestions: GraphPart {
  /// Each asks, and is given what closes the window then.
  var questions: [(asker: ObjectIdentifier, ask: (@escaping @MainActor () -> Void) -> Void)] = []

  init() {}
}

extension ViewGraph {
  /// Asks the user where a view has something to ask before its window closes.
  ///
  /// - Parameter close: what closes the window once the user agrees.
  /// - Returns: whether a view asks.
  package func asks(beforeClosing close: @escaping @MainActor () -> Void) -> Bool {
    guard let question = self[CloseQuestions.self].questions.last else { return false }
    question.ask(close)
    return true
  }
}

/// A view that asks before its window closes, while it has a question.
struct CloseAskingView<Content: View> {
  let content: Content
  /// Nil while there is nothing to ask.
  let ask: ((@escaping @MainActor () -> Void) -> Void)?
}

extension CloseAskingView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { CloseAskingNode(self, context) }
}

private final class CloseAskingNode<Content: View>: WrapperNode<CloseAskingView<Content>, Content> {
  override init(_ view: CloseAskingView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
    put()
  }

  override func viewChanged(from old: CloseAskingView<Content>) {
    child?.update(view.content)
    put()
  }

  private func put() {
    withdraw()
    if let ask = view.ask { graph[CloseQuestions.self].questions.append((ObjectIdentifier(self), ask)) }
  }

  private func withdraw() { graph[CloseQuestions.self].questions.removeAll { $0.asker == ObjectIdentifier(self) } }

  override func destroy() {
    if isAlive { withdraw() }
    super.destroy()
  }
}

/// A view that shows a confirmation dialog when its window is about to close.
private struct DismissalConfirmation<Content, Actions, Message> {
  let content: Content
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var isPresented = false
  @State private var pending = Pending()

  /// What closes the window that the user is asked about.
  private final class Pending {
    var close: (@MainActor () -> Void)?
  }

  init(_ content: Content, _ title: Text, _ shouldPresent: Bool, _ actions: Actions, _ message: Message) {
    self.content = content
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

extension DismissalConfirmation: View where Content: View, Actions: View, Message: View {
  var body: some View {
    let (pending, isPresented) = (pending, $isPresented)
    var dialog = AlertView(
      content, .confirmation, title, isPresented: isPresented, about: true, actions: { _ in actions }, message: { _ in message })
    dialog.confirmed = {
      let close = pending.close
      pending.close = nil
      close?()
    }
    return CloseAskingView(content: dialog, ask: shouldPresent ? { close in
      pending.close = close
      isPresented.wrappedValue = true
    } : nil)
  }
}

extension View {
  /// Asks the user before the window of this view closes.
  ///
  /// ```swift
  /// Editor(document)
  ///   .dismissalConfirmationDialog("Discard the changes?", shouldPresent: document.isEdited) {
  ///     Button("Discard", role: .destructive) { document.revert() }
  ///   } message: {
  ///     Text("They have not been saved.")
  ///   }
  /// ```
  ///
  /// A button does what it does, and then the window closes; one with the role `cancel`, which is there in any case, keeps it. The close
  /// button of the window, its keys, and what quits the app ask; the end of the session does not. Source: SwiftUI's
  /// `dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks, in a few words.
  ///   - shouldPresent: whether there is something to ask.
  ///   - actions: its buttons.
  ///   - message: the text below the title.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { DismissalConfirmation(self, Text(titleKey), shouldPresent, actions(), message()) }

  /// Asks the user before the window of this view closes.
  ///
  /// Source: SwiftUI's `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks, in a few words.
  ///   - shouldPresent: whether there is something to ask.
  ///   - actions: its buttons.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { DismissalConfirmation(self, Text(titleKey), shouldPresent, actions(), EmptyView()) }

  /// Asks the user before the window of this view closes; the title of the dialog is a string.
  ///
  /// Source: SwiftUI's `dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
  ///
  /// - Parameters:
  ///   - title: what the dialog asks, in a few words.
  ///   - shouldPresent: whether there is something to ask.
  ///   - actions: its buttons.
  ///   - message: the text below the title.
  @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { DismissalConfirmation(self, Text(title), shouldPresent, actions(), message()) }

  /// Asks the user before the window of this view closes; the title of the dialog is a string.
  ///
  /// Source: SwiftUI's `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  ///
  /// - Parameters:
  ///   - title: what the dialog asks, in a few words.
  ///   - shouldPresent: whether there is something to ask.
  ///   - actions: its buttons.
  @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { DismissalConfirmation(self, Text(title), shouldPresent, actions(), EmptyView()) }

  /// Asks the user before the window of this view closes; the title of the dialog is a text.
  ///
  /// Source: SwiftUI's `dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
  ///
  /// - Parameters:
  ///   - title: what the dialog asks, in a few words.
  ///   - shouldPresent: whether there is something to ask.
  ///   - actions: its buttons.
  ///   - message: the text below the title.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { DismissalConfirmation(self, title, shouldPresent, actions(), message()) }
}
