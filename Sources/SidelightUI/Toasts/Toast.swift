import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A short message over the bottom of a window, with a button if it has something to offer, which goes by itself.
///
/// ```swift
/// List { … }
///   .toast(item: $deleted) { mail in
///     Toast("“\(mail.subject)” was deleted", button: "Undo") { restore(mail) }
///   }
/// ```
///
/// GNOME tells so of what has been done and can be undone. On GNOME it is an `AdwToast`. This is Sidelight's own: SwiftUI has nothing like it.
public struct Toast {
  let title: Text
  let button: Text?
  let action: () -> Void
  private var seconds = ToastContent.usualSeconds
  private var isUrgent = false

  /// Makes a message.
  ///
  /// - Parameter title: one line of text.
  nonisolated public init(_ title: LocalizedStringKey) {
    self.title = Text(title)
    button = nil
    action = {}
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {
    self.title = Text(title)
    button = nil
    action = {}
  }

  /// Makes a message with a button.
  ///
  /// - Parameters:
  ///   - title: one line of text.
  ///   - button: what the button says: a word.
  ///   - action: what the button does. The message goes after that.
  nonisolated public init(_ title: LocalizedStringKey, button: LocalizedStringKey, action: @escaping () -> Void) {
    self.title = Text(title)
    self.button = Text(button)
    self.action = action
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, button: LocalizedStringKey, action: @escaping () -> Void) {
    self.title = Text(title)
    self.button = Text(button)
    self.action = action
  }

  /// Sets how long the message is shown: five seconds unless it is set, an hour at most.
  ///
  /// - Parameter seconds: the time in seconds; 0 for as long as the user leaves it there.
  nonisolated public func duration(_ seconds: Double) -> Toast {
    var toast = self
    toast.seconds = usableLength(seconds, in: "duration(_:)") ?? ToastContent.usualSeconds
    return toast
  }

  /// Shows the message at once, and not after those that came before.
  nonisolated public func urgent() -> Toast {
    var toast = self
    toast.isUrgent = true
    return toast
  }

  func content(_ characters: (Text) -> String) -> ToastContent {
    ToastContent(title: characters(title), button: button.map(characters), seconds: seconds, isUrgent: isUrgent)
  }
}

extension View {
  /// Shows a message over the bottom of the window while a binding holds something to tell of.
  ///
  /// When the message goes, by itself or by the user, the binding becomes nil; when the binding becomes nil, the message goes. Another value is
  /// another message, in place of the one before. Over a sheet the message lies over that. This is Sidelight's own.
  ///
  /// - Parameters:
  ///   - item: what the message tells of; nil for nothing.
  ///   - content: makes the message.
  nonisolated public func toast<Item: Equatable>(item: Binding<Item?>, content: @escaping (Item) -> Toast) -> some View {
    ToastView(content: self, item: item, make: content)
  }
}

/// A view that shows messages.
struct ToastView<Content: View, Item: Equatable> {
  let content: Content
  let item: Binding<Item?>
  let make: (Item) -> Toast
}

extension ToastView: View {}

extension ToastView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ToastNode(self, context) }
}

extension ToastView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// The node of a view that shows messages. The binding decides; the end of a message only writes it.
final class ToastNode<Content: View, Item: Equatable>: WrapperNode<ToastView<Content, Item>, Content>, DependentNode {
  /// What is told of now, and what takes the message away.
  private var told: (item: Item, withdraw: @MainActor () -> Void)?
  /// The messages so far, so that the end of an old one counts for nothing.
  private var count = 0

  override init(_ view: ToastView<Content, Item>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    evaluate()
    settlePreferences()
  }

  override func viewChanged(from old: ToastView<Content, Item>) {
    child?.update(view.content)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let item = graph.track(self) { view.item.wrappedValue }
    guard item != told?.item else { return }
    takeBack()
    guard let item else { return }
    count += 1
    told = (item, {})
    let toast = view.make(item)
    let content = toast.content { characters(of: $0) }
    // The window comes first, and with it what the message lies over.
    graph.after { [weak self, count] in
      guard let self, isAlive, told != nil, count == self.count else { return }
      let withdraw = graph[AppRequests.self].showToast(content) { [weak self] in self?.ended($0, toast, count) }
      if told != nil, count == self.count { told?.withdraw = withdraw }
    }
  }

  private func ended(_ end: ToastEnd, _ toast: Toast, _ number: Int) {
    guard isAlive, let item = told?.item, number == count else { return }
    told = nil
    if end == .pressed { toast.action() }
    // There may be something else to tell of by now.
    if view.item.wrappedValue == item { view.item.wrappedValue = nil }
    invalidate()
  }

  private func takeBack() {
    let old = told
    told = nil
    old?.withdraw()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    takeBack()
  }
}
