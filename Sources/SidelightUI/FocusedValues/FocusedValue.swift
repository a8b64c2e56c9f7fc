public import Observation
@_spi(Nodes) public import SidelightGraph

/// Reads what a view with the focus offers, or the whole window does.
///
/// ```swift
/// @FocusedValue(\.note) private var note
/// ```
///
/// The body that reads it runs again when the focus goes to a view that offers something else. Source: SwiftUI's `FocusedValue`.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let find: (FocusedValues) -> Value?
  private var offers: FocusedOffers?

  /// Reads the value of a name.
  ///
  /// - Parameter keyPath: the name of the value.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type.
  ///
  /// - Parameter objectType: the type of the object.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable { find = { $0[object: objectType] } }

  /// The value; nil where nobody who has the focus offers one.
  @MainActor @preconcurrency public var wrappedValue: Value? { (offers?.read()).flatMap(find) }
}

extension FocusedValue: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    offers = (node as? ViewNode)?.graph[FocusedOffers.self]
  }
}

/// Reads and writes through a binding that a view with the focus offers, or the whole window does.
///
/// ```swift
/// @FocusedBinding(\.note) private var note
/// ```
///
/// Source: SwiftUI's `FocusedBinding`.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding of a name.
  ///
  /// - Parameter keyPath: the name of the binding.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value that the binding leads to; nil where nobody who has the focus offers one. Writing it then does nothing, and so does
  /// writing nil.
  @MainActor @preconcurrency public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value, which is nil where nobody who has the focus offers one.
  @MainActor @preconcurrency public var projectedValue: Binding<Value?> {
    let found = binding.wrappedValue
    return Binding(get: { found?.wrappedValue }, set: { if let value = $0 { found?.wrappedValue = value } })
  }
}
