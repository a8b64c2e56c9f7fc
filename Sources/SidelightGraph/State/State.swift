/// A value that a view owns: it lives as long as the view's identity, and changing it updates the views that read it.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("Count: \(count)") { count += 1 } }
/// }
/// ```
///
/// Declare state `private`, and hand it to other views as a value or, with `$`, as a ``Binding``.
/// Source: SwiftUI's `State`.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes state with the value that it begins with. Once the view is there, another first value changes nothing.
  nonisolated public init(wrappedValue: Value) { initial = wrappedValue }

  /// Makes state with the value that it begins with. Once the view is there, another first value changes nothing.
  nonisolated public init(initialValue: Value) { initial = initialValue }

  /// The value. Reading it in a body makes the body run again when it changes.
  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value, for views that change it: `$count`.
  @MainActor public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins as `nil`. Once the view is there, it keeps what was written.
  nonisolated public init() { initial = nil }
}

extension State: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any DependentNode) {
    if let known = storage as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, owner: node)
      storage = made
      location = made
    }
  }
}

extension State: StandaloneProperty {
  mutating func connect() { location = StateLocation(initial, owner: nil) }
}

/// Where a state value is kept, with the nodes that read it.
@MainActor package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private var current: Value
  private var readers = ReaderSet()
  private weak var owner: (any DependentNode)?

  /// - Parameter owner: The node of the view that has the state; nil for an app's own.
  package init(_ value: Value, owner: (any DependentNode)?) {
    current = value
    self.owner = owner
  }

  override func read() -> Value {
    readers.noteRead()
    return current
  }

  override func write(_ new: Value) {
    owner?.graph.noteWrittenState(in: owner)
    let isSame = (current as? any Equatable).map { isEqual($0, new) } ?? false
    // Equal values may differ in what their `==` leaves out.
    current = new
    if isSame { return }
    if let node = ViewGraph.evaluating {
      Problem.report(
        "\(node.name) changes state while it is evaluated. Change it in an action, onAppear, onChange or task, not in a body.")
    }
    readers.invalidate()
  }
}

/// Compares two values of which only the first is known to be equatable.
func isEqual<T: Equatable>(_ old: T, _ new: Any) -> Bool { (new as? T).map { $0 == old } ?? false }

/// The nodes that read something while they were evaluated.
@MainActor package struct ReaderSet {
  private struct Reader {
    weak var node: (any DependentNode)?
  }
  private var readers: [ObjectIdentifier: Reader] = [:]
  /// Readers that are gone are looked for when there are more than this.
  private var limit = 64

  package init() {}

  /// Adds the node that is evaluated now, if one is. Complexity: O(1) amortised.
  package mutating func noteRead() {
    guard let node = ViewGraph.evaluating else { return }
    readers[ObjectIdentifier(node)] = Reader(node: node)
    if readers.count > limit {
      readers = readers.filter { $0.value.node?.isAlive == true }
      limit = max(64, readers.count * 2)
    }
  }

  /// Asks every reader to evaluate again. They read again then, so the set begins anew.
  package mutating func invalidate() {
    let old = readers
    readers.removeAll(keepingCapacity: true)
    for reader in old.values { reader.node?.invalidate() }
  }
}
