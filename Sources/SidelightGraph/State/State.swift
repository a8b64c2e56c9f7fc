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
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
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
  package mutating func connect() { location = StateLocation(initial, owner: nil) }
}

/// Where a state value is kept, with the nodes that read it.
@MainActor package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private var current: Value
  private var readers = ReaderSet()
  private weak var owner: (any PropertyOwner)?

  /// - Parameter owner: The node of the view that has the state; nil for an app's own.
  package init(_ value: Value, owner: (any PropertyOwner)?) {
    current = value
    self.owner = owner
    super.init()
    if let keeper = StateKeeper.current, let owner { begin(with: keeper, owner.name) }
  }

  private func begin(with keeper: StateKeeper, _ view: String) {
    if let earlier = keeper.beginning(of: view, as: Value.self) { current = earlier }
    keeper.follow(view) { [weak self] in self.map { .there(KeptText.text(of: $0.current)) } ?? .gone }
  }

  override func read() -> Value {
    readers.noteRead()
    return current
  }

  override func write(_ new: Value) {
    owner?.stateWasWritten()
    let isSame = (current as? any Equatable).map { isEqual($0, new) } ?? false
    // Equal values may differ in what their `==` leaves out.
    current = new
    if isSame { return }
    if let reader = Reading.reader {
      Problem.report(
        "\(reader.name) changes state while it is evaluated. Change it in an action, onAppear, onChange or task, not in a body.")
    }
    readers.invalidate()
  }
}
