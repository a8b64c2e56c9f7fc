import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What views ask the user before the window closes that they are in.
@MainActor private final class CloseQuestions: GraphPart {
  /// Each asks, and is given what hears the answer.
  var questions: [(asker: ObjectIdentifier, ask: (@escaping @MainActor (Bool) -> Void) -> Void)] = []
  /// Those to whom the user has agreed since the window was to close.
  private var agreed: Set<ObjectIdentifier> = []

  init() {}

  /// Asks one question after the other, and says what came of it: whether the user agreed to all of them.
  ///
  /// - Returns: whether there is a question.
  func ask(_ answer: @escaping @MainActor (Bool) -> Void) -> Bool {
    guard let question = questions.last(where: { !agreed.contains($0.asker) }) else {
      agreed = []
      return false
    }
    question.ask { [weak self] agrees in
      guard let self else { return }
      if agrees { agreed.insert(question.asker) } else { agreed = [] }
      if !agrees || !ask(answer) { answer(agrees) }
    }
    return true
  }
}

extension ViewGraph {
  /// Asks the user where a view has something to ask before its window closes.
  ///
  /// - Parameter answer: hears whether the user agrees that it closes.
  /// - Returns: whether a view asks.
  package func asksBeforeClosing(_ answer: @escaping @MainActor (Bool) -> Void) -> Bool { self[CloseQuestions.self].ask(answer) }
}

/// A view that asks before its window closes, while it has a question.
struct CloseAskingView<Content: View> {
  let content: Content
  /// Nil while there is nothing to ask.
  let ask: ((@escaping @MainActor (Bool) -> Void) -> Void)?
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

  /// What hears whether the user agrees that the window closes.
  private final class Pending {
    var answer: (@MainActor (Bool) -> Void)?
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
    dialog.answered = { agrees in
      let answer = pending.answer
      pending.answer = nil
      answer?(agrees)
    }
    let ask: ((@escaping @MainActor (Bool) -> Void) -> Void)? =
      shouldPresent
      ? {
        pending.answer = $0
        isPresented.wrappedValue = true
      } : nil
    return CloseAskingView(content: dialog, ask: ask)
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

  /// Asks the user before the window of this view closes; the title of the dialog is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { DismissalConfirmation(self, Text(title), shouldPresent, actions(), message()) }

  /// Asks the user before the window of this view closes; the title of the dialog is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { DismissalConfirmation(self, Text(title), shouldPresent, actions(), EmptyView()) }

  /// Asks the user before the window of this view closes; the title of the dialog is a text. See the one with a `LocalizedStringKey`.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { DismissalConfirmation(self, title, shouldPresent, actions(), message()) }

  /// Asks the user before the window of this view closes; the title of the dialog is a text. See the one with a `LocalizedStringKey`.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { DismissalConfirmation(self, title, shouldPresent, actions(), EmptyView()) }
}
