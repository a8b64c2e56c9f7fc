import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What is said of some changes of state: how they move, and whatever an app adds to that.
///
/// ```swift
/// var transaction = Transaction(animation: .spring)
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isOpen.toggle() }
/// ```
///
/// Source: SwiftUI's `Transaction`.
public struct Transaction {
  /// How what follows from the changes moves; nil for at once.
  public var animation: Animation?
  /// Whether ``View/animation(_:value:)`` does not count.
  public var disablesAnimations = false
  /// Whether the changes are some of many that follow one another, as while something is dragged. Views may look at it in ``View/transaction(_:)``.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]
  private(set) var completions: [MotionCompletion] = []

  /// Makes a transaction of which nothing is said.
  nonisolated public init() {}

  /// Makes a transaction with an animation.
  ///
  /// - Parameter animation: how what follows from the changes moves; nil for at once.
  nonisolated public init(animation: Animation?) { self.animation = animation }

  /// What an app adds, by its key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Does something when all that moves with the changes has come to its end; soon where nothing moves.
  ///
  /// - Parameters:
  ///   - criteria: when it is over.
  ///   - completion: called once.
  ///
  /// Source: SwiftUI's `addAnimationCompletion(criteria:_:)`.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
  ) {
    completions.append(MotionCompletion(isLogical: criteria.isLogical) { completion() })
  }

  /// As the graphs know it.
  fileprivate var context: ChangeContext {
    var context = ChangeContext()
    context.motion = animation?.motion
    context.ignoresViews = disablesAnimations
    context.completions = completions
    context.said = Said(self)
    return context
  }

  fileprivate init(_ context: ChangeContext) {
    if let said = context.said as? Said { self = said.transaction }
    completions = []
  }

  /// Carries the app's own values, which stay on the main actor.
  private struct Said: @unchecked Sendable {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
  }
}

/// Names a value that an app adds to a ``Transaction``.
///
/// Source: SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction to which none was added.
  static var defaultValue: Value { get }
}

/// Changes state, and shows what follows from that as a transaction says.
///
/// - Parameters:
///   - transaction: what is said of the changes.
///   - body: changes the state, on the main actor.
/// - Returns: what the body returns.
///
/// Source: SwiftUI's `withTransaction(_:_:)`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Stages.run(transaction.context, body)
}

/// Changes state, and adds a value to what is said of that.
///
/// - Parameters:
///   - keyPath: which value of the transaction.
///   - value: what it is.
///   - body: changes the state, on the main actor.
/// - Returns: what the body returns.
///
/// Source: SwiftUI's `withTransaction(_:_:_:)`.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  var transaction = MainActor.assumeIsolated { Passed(Stages.said.map { Transaction($0) } ?? Transaction()) }.transaction
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Carries a transaction out of the main actor's own code, on the main actor.
private struct Passed: @unchecked Sendable {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

// MARK: - Views

/// A view that changes what is said of the changes inside it.
struct TransactionView<Content: View, Value: Equatable> {
  let content: Content
  /// Nil where it counts for every change.
  let value: Value?
  let change: (inout Transaction) -> Void
}

extension TransactionView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { TransactionNode(self, context) }
}

/// A node that has a say in how what is inside it moves.
@MainActor protocol TransactionChanging: ViewNode {
  func transform(_ motions: inout BatchMotions, _ change: ChangeContext)
}

/// The nodes of a window that change transactions.
@MainActor final class TransactionNodes: GraphPart {
  private struct Entry {
    weak var node: (any TransactionChanging)?
  }
  private var entries: [Entry] = []

  func add(_ node: any TransactionChanging) {
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  func transform(_ motions: inout BatchMotions, _ change: ChangeContext) {
    for entry in entries where entry.node?.isAlive == true { entry.node?.transform(&motions, change) }
  }
}

final class TransactionNode<Content: View, Value: Equatable>: WrapperNode<TransactionView<Content, Value>, Content>, TransactionChanging {
  /// Whether the value is another one in the update that is under way.
  private var hasChanged = false

  override init(_ view: TransactionView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    graph[TransactionNodes.self].add(self)
    settlePreferences()
  }

  func transform(_ motions: inout BatchMotions, _ change: ChangeContext) {
    guard view.value == nil || hasChanged else { return }
    hasChanged = false
    var transaction = Transaction(change)
    view.change(&transaction)
    guard transaction.animation?.motion != change.motion else { return }
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    // A view further in that says something of its own changes goes first.
    for host in hosts where motions.below[host.id] == nil { motions.below[host.id] = .some(transaction.animation?.motion) }
  }

  override func viewChanged(from old: TransactionView<Content, Value>) {
    hasChanged = view.value != old.value
    child?.update(view.content)
  }
}

extension View {
  /// Changes what is said of all changes inside this view.
  ///
  /// ```swift
  /// Clock().transaction { $0.animation = nil }
  /// ```
  ///
  /// - Parameter transform: changes the transaction. It is called in every update, and should do little.
  ///
  /// Source: SwiftUI's `transaction(_:)`.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView<Self, Int>(content: self, value: nil, change: transform)
  }

  /// Changes what is said of the changes inside this view that come with another value.
  ///
  /// - Parameters:
  ///   - value: what they come with.
  ///   - transform: changes the transaction.
  ///
  /// Source: SwiftUI's `transaction(value:_:)`.
  nonisolated public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: value, change: transform)
  }
}
