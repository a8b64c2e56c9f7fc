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
  private enum Source {
    case initial(Value)
    /// Once it is kept, the first value is let go: of an object that a body makes for a view that has its own already, nothing stays.
    case location(StateLocation<Value>)
  }
  private var source: Source

  /// Makes state with the value that it begins with. Once the view is there, another first value changes nothing.
  nonisolated public init(wrappedValue: Value) { source = .initial(wrappedValue) }

  /// Makes state with the value that it begins with. Once the view is there, another first value changes nothing.
  nonisolated public init(initialValue: Value) { source = .initial(initialValue) }

  /// The value. Reading it in a body makes the body run again when it changes.
  @MainActor public var wrappedValue: Value {
    get {
      switch source {
      case .initial(let value): value
      case .location(let location): location.read()
      }
    }
    nonmutating set {
      if case .location(let location) = source { location.write(newValue) }
    }
  }

  /// A binding to the value, for views that change it: `$count`.
  @MainActor public var projectedValue: Binding<Value> {
    switch source {
    case .initial(let value): .constant(value)
    case .location(let location): Binding(location: location)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins as `nil`. Once the view is there, it keeps what was written.
  nonisolated public init() { source = .initial(nil) }
}

extension State: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    if let known = storage as? StateLocation<Value> {
      source = .location(known)
    } else {
      storage = begin(owner: node)
    }
  }

  /// Keeps the first value, if nothing is kept yet.
  @MainActor @discardableResult private mutating func begin(owner: (any PropertyOwner)?) -> StateLocation<Value> {
    switch source {
    case .initial(let value):
      let made = StateLocation(value, owner: owner)
      source = .location(made)
      return made
    case .location(let location): return location
    }
  }
}

extension State: StandaloneProperty {
  package mutating func connect() { begin(owner: nil) }
}

/// Where a state value is kept, with the nodes that read it.
@MainActor package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private var current: Value
  private var readers = ReaderSet()
  private weak var owner: (any PropertyOwner)?
  private var isWritten = false
  /// The places that are for the user alone; nil in it for all of the value.
  private var hidden: Set<AnyKeyPath?> = []

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

  override nonisolated var standing: BindingStanding { MainActor.assumeIsolated { isWritten ? .written : .initial } }

  override func hide(_ path: AnyKeyPath?) { hidden.insert(path) }

  override func isHidden(_ path: AnyKeyPath?) -> Bool { hidden.contains(path) || hidden.contains(nil) }

  override nonisolated func restore(_ value: Value) {
    let box = Passage<Value>()
    box.value = value
    MainActor.assumeIsolated {
      let wasWritten = isWritten
      write(box.take())
      isWritten = wasWritten
    }
  }

  override func write(_ new: Value) {
    isWritten = true
    owner?.stateWasWritten()
    let isSame = (current as? any Equatable).map { isEqual($0, new) } ?? false
    // What the app says of this change holds for it alone.
    if Stages.current > 0 || Stages.isReplaying { Stages.note(ObjectIdentifier(self)) { [self, current] in undo(to: current) } }
    // Equal values may differ in what their `==` leaves out.
    current = new
    if isSame { return }
    if let reader = Reading.reader {
      Problem.report(
        "\(reader.name) changes state while it is evaluated. Change it in an action, onAppear, onChange or task, not in a body.")
    }
    readers.invalidate()
  }

  /// Has its old value once more, until what this returns writes the new one.
  private func undo(to old: Value) -> () -> Void {
    let new = current
    current = old
    return { [self] in
      current = new
      readers.invalidate()
    }
  }
}
