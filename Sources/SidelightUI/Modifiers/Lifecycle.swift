import SidelightCore

/// A view with actions for its appearance, its end, or a change of a value.
struct LifecycleView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  /// Whether `changed` runs once when the view appears.
  var changesInitially = false
  var appeared: (@MainActor () -> Void)?
  var disappeared: (@MainActor () -> Void)?
  var changed: (@MainActor (Value, Value) -> Void)?
  /// Work that begins with the view, ends with it, and begins anew when the value changes.
  var work: (@MainActor () -> Task<Void, Never>)?
}

extension LifecycleView: View {
  typealias Body = Never
}

extension LifecycleView: StructuralView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LifecycleNode(self, context) }
}

final class LifecycleNode<Content: View, Value: Equatable>: TypedNode<LifecycleView<Content, Value>> {
  private var child: TypedNode<Content>?
  private var task: Task<Void, Never>?

  override init(_ view: LifecycleView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
    begin()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  private func begin() {
    graph.after { [weak self] in
      guard let self, self.isAlive else { return }
      self.view.appeared?()
      if self.view.changesInitially { self.view.changed?(self.view.value, self.view.value) }
      self.startWork()
    }
  }

  private func startWork() {
    task?.cancel()
    task = view.work?()
  }

  private func end() {
    task?.cancel()
    task = nil
    view.disappeared?()
  }

  override func viewChanged(from old: LifecycleView<Content, Value>) {
    child?.update(view.content)
    if graph.isRecycling {
      old.disappeared?()
      task?.cancel()
      task = nil
      return begin()
    }
    guard old.value != view.value else { return }
    graph.after { [weak self, oldValue = old.value] in
      guard let self, self.isAlive else { return }
      self.view.changed?(oldValue, self.view.value)
      if self.view.work != nil { self.startWork() }
    }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    end()
  }
}

extension View {
  /// Does something when the view appears.
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, value: 0, appeared: action)
  }

  /// Does something when the view goes.
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, value: 0, disappeared: action)
  }

  /// Does something when a value changes, with the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    LifecycleView(content: self, value: value, changesInitially: initial, changed: action)
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void) -> some View
  {
    LifecycleView(content: self, value: value, changesInitially: initial, changed: { _, _ in action() })
  }

  /// Runs asynchronous work while the view lives; it is cancelled when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: 0, work: { Task(priority: priority) { await action() } })
  }

  /// Runs asynchronous work while the view lives, and again, the old one cancelled, when the id changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: value, work: { Task(priority: priority) { await action() } })
  }
}
