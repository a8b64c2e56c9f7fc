/// A way to read and write a value that something else owns.
///
/// Make one from state with `$`, from an observable object with ``Bindable``, or from closures.
/// Source: SwiftUI's `Binding`.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private enum Source {
    case location(BindingLocation<Value>)
    case closures(get: () -> Value, set: (Value) -> Void)
    case constant(Value)
  }
  private let source: Source

  /// Makes a binding that reads and writes through closures.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes a new one.
  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { source = .closures(get: get, set: set) }

  package nonisolated init(location: BindingLocation<Value>) { source = .location(location) }

  private init(source: Source) { self.source = source }

  /// A binding to a value that never changes; writing it does nothing.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> { Binding(source: .constant(value)) }

  /// The value that it leads to. Writing it changes the value where it is kept.
  public var wrappedValue: Value {
    get {
      switch source {
      case .location(let location): location.value
      case .closures(let get, _): get()
      case .constant(let value): value
      }
    }
    nonmutating set {
      switch source {
      case .location(let location): location.value = newValue
      case .closures(_, let set): set(newValue)
      case .constant: break
      }
    }
  }

  /// The binding itself, so that `$` hands it on.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from another one, as property wrappers of bindings do.
  nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PathLocation(self, keyPath))
  }

  /// A binding to an optional value whose own value is never `nil`; writing `nil` is ignored.
  ///
  /// - Parameter base: a binding to a value that is never nil.
  nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional one, or `nil` where there is none now.
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Where the value is kept, if the binding leads to a place and not through closures.
  var location: BindingLocation<Value>? {
    if case .location(let location) = source { location } else { nil }
  }
}

extension Binding {
  /// Whose value it leads to.
  package var standing: BindingStanding {
    switch source {
    case .location(let location): location.standing
    case .closures: .own
    case .constant: .kept
    }
  }

  /// Says that the value is for the user alone, so that it is never kept from run to run.
  @MainActor package func hide() { location?.hide(nil) }

  /// Whether that was said of it.
  @MainActor package var isHidden: Bool { location?.isHidden(nil) == true }

  /// Writes what the value was when the app ran last. State that nobody else has written still counts as that.
  package func restore(_ value: Value) {
    if case .location(let location) = source { location.restore(value) } else { wrappedValue = value }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value that it leads to.
  public var id: Value.ID { identityValue.id }
}

extension Binding {
  /// The value that says which element this is: that of an element stays with it while the collection changes below it.
  package var identityValue: Value { location?.identityValue ?? wrappedValue }
}

extension Binding: InputProperty {
  package nonisolated func reachesSame(as other: Binding<Value>) -> Bool {
    switch (source, other.source) {
    case (.location(let own), .location(let other)): own.reachesSame(as: other)
    case (.constant(let own as any Equatable), .constant(let other)): isEqual(own, other)
    default: false
    }
  }
}
