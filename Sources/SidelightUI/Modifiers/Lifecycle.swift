import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view with actions for its appearance, its end, or a change of a value.
struct LifecycleView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  /// Whether `changed` runs once when the view appears.
  var changesInitially = false
  var appeared: (() -> Void)?
  var disappeared: (() -> Void)?
  var changed: ((Value, Value) -> Void)?
  /// Hears of a change from what the view was before it, so that what its closure has captured is what was.
  var left: ((Value) -> Void)?
  /// Work that begins with the view, ends with it, and begins anew when the value changes.
  var work: (@MainActor () -> Task<Void, Never>)?

  /// Whether it matters when the view can be seen, and not only what the value is.
  fileprivate var followsSight: Bool { appeared != nil || disappeared != nil || work != nil || changesInitially }
}

extension LifecycleView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LifecycleNode(self, context) }
}

final class LifecycleNode<Content: View, Value: Equatable>: WrapperNode<LifecycleView<Content, Value>, Content>, DependentNode {
  private var task: Task<Void, Never>?
  private var isVisible = true
  /// The row of a list that it stands in.
  private weak var row: (any SightedRow)?
  /// The view was told that it appeared, and not yet that it went.
  private var hasAppeared = false
  private var hasSaidInitial = false
  /// The round of the update in which the node was made.
  private let birth: Int
  /// What the row showed last, while it waits to be told that it shows something else.
  private var passedOn: LifecycleView<Content, Value>?

  override init(_ view: LifecycleView<Content, Value>, _ context: NodeContext) {
    birth = context.graph.endurance.rounds
    super.init(view, context)
    if context.scope.value(RowSightsKey.self) != nil { row = ancestors.first { $0 is any SightedRow } as? any SightedRow }
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
    evaluate()
  }

  override var worksAsleep: Bool { true }

  /// Columns, pages and rows live while they are hidden; what they do follows what is visible.
  override func evaluate() {
    isDirty = false
    isVisible = look()
    if !hasSaidInitial || isVisible != hasAppeared { graph.after { [weak self] in self?.follow() } }
  }

  private func look() -> Bool {
    graph.reading(self) {
      guard scope.value(VisibleKey.self) else { return false }
      guard let row, view.followsSight, let sights = scope.value(RowSightsKey.self) else { return true }
      return sights.isInSight(row)
    }
  }

  private func follow() {
    // What is being passed on follows then.
    guard isAlive, passedOn == nil else { return }
    if isVisible, !hasSaidInitial {
      hasSaidInitial = true
      if view.changesInitially { tellChange(from: view.value) }
    }
    if isVisible, !hasAppeared { appear() } else if !isVisible { disappear(from: view) }
  }

  private func appear() {
    hasAppeared = true
    if let action = view.appeared { graph.perform(for: self, bornIn: birth, action) }
    task = view.work?()
  }

  private func disappear(from view: LifecycleView<Content, Value>) {
    task?.cancel()
    task = nil
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = view.disappeared { graph.perform(for: self, bornIn: birth, action) }
  }

  private func tellChange(from old: Value) {
    if let action = view.changed { graph.perform(for: self, bornIn: birth) { action(old, view.value) } }
  }

  override func viewChanged(from old: LifecycleView<Content, Value>) {
    child?.update(view.content)
    if graph.isRecycling {
      // A row that is given on several times before the user sees it says nothing of those in between.
      if passedOn == nil { graph.after { [weak self] in self?.passOn() } }
      passedOn = passedOn ?? old
    } else if old.value != view.value {
      graph.after { [weak self] in self?.valueChanged(from: old) }
    }
  }

  /// The row shows another element now: for that one everything begins anew.
  private func passOn() {
    guard let old = passedOn else { return }
    passedOn = nil
    disappear(from: old)
    hasSaidInitial = false
    isVisible = look()
    follow()
  }

  private func valueChanged(from old: LifecycleView<Content, Value>) {
    guard isAlive else { return }
    tellChange(from: old.value)
    if let action = old.left { graph.perform(for: self, bornIn: birth) { action(view.value) } }
    guard hasAppeared, view.work != nil else { return }
    task?.cancel()
    task = view.work?()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.after { [self, view = passedOn ?? view] in
      passedOn = nil
      disappear(from: view)
    }
  }
}

extension View {
  /// Does something when the view becomes visible: also when its column is shown, or the page over it goes.
  ///
  /// A row of a ``List`` appears when any part of it is in view. GtkListView makes some two hundred rows around those in sight, which have not
  /// appeared by that: a row appears once it is scrolled into view, so that the last one of a list is where more can be loaded.
  ///
  /// - Parameter action: what to do; nil for nothing.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, value: 0, appeared: action)
  }

  /// Does something when the view goes or is hidden with its column or page.
  ///
  /// A row of a ``List`` disappears when all of it is out of view, or when its element goes.
  ///
  /// - Parameter action: what to do; nil for nothing.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, value: 0, disappeared: action)
  }

  /// Does something when a value changes, with the old and the new value.
  ///
  /// The action may change the value itself. One that does so for ever is reported, and left out until something else changes.
  ///
  /// - Parameters:
  ///   - value: what is compared with its value of the last update.
  ///   - initial: whether the action also runs when the view appears.
  ///   - action: what to do.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    LifecycleView(content: self, value: value, changesInitially: initial, changed: action)
  }

  /// Does something when a value changes.
  ///
  /// - Parameters:
  ///   - value: what is compared with its value of the last update.
  ///   - initial: whether the action also runs when the view appears.
  ///   - action: what to do.
  @_disfavoredOverload nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    LifecycleView(content: self, value: value, changesInitially: initial, changed: { _, _ in action() })
  }

  /// Does something when a value changes, with the new value.
  ///
  /// The action is that of the view before the change: what it has captured is what was then.
  ///
  /// ```swift
  /// .onChange(of: count) { [count] newCount in log(from: count, to: newCount) }
  /// ```
  ///
  /// Source: SwiftUI's `onChange(of:perform:)`.
  ///
  /// - Parameters:
  ///   - value: what is compared with its value of the last update.
  ///   - action: what to do with the new value.
  @available(*, deprecated, message: "Use onChange(of:initial:_:), whose action takes the old and the new value, or none.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    LifecycleView(content: self, value: value, left: action)
  }

  /// Runs asynchronous work while the view is visible; it is cancelled when the view goes or is hidden.
  ///
  /// In a row of a ``List`` it begins when the row comes into view and ends when it is out of view, as ``onAppear(perform:)`` and ``onDisappear(perform:)`` say.
  ///
  /// - Parameters:
  ///   - priority: the priority of the task.
  ///   - action: the work.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: 0, work: { Task(priority: priority) { await action() } })
  }

  /// Runs asynchronous work that debuggers call by a name while the view is visible; it is cancelled when the view goes or is hidden.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - priority: the priority of the task.
  ///   - action: the work.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: 0, work: { Task(name: name, priority: priority) { await action() } })
  }

  /// Runs asynchronous work that debuggers call by a name while the view is visible, and again, the old one cancelled, when the id changes.
  ///
  /// - Parameters:
  ///   - value: what is compared: another value begins the work anew.
  ///   - name: the name.
  ///   - priority: the priority of the task.
  ///   - action: the work.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: value, work: { Task(name: name, priority: priority) { await action() } })
  }

  /// Runs asynchronous work while the view is visible, and again, the old one cancelled, when the id changes.
  ///
  /// - Parameters:
  ///   - value: what is compared: another value begins the work anew.
  ///   - priority: the priority of the task.
  ///   - action: the work.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    LifecycleView(content: self, value: value, work: { Task(priority: priority) { await action() } })
  }
}
