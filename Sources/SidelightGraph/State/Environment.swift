/// Reads a value of the environment; a body that reads it runs again when it changes.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Library.self) private var library
/// ```
///
/// Source: SwiftUI's `Environment`.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let source: Source
  private var scope: EnvironmentScope?

  /// Reads the value at a key path of the environment, such as `\.colorScheme`.
  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  init(object: @escaping (EnvironmentValues) -> Value) { source = .object(object) }

  /// The value where the view stands. Reading it in a body makes the body run again when it changes.
  public var wrappedValue: Value {
    let values = scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues()
    switch source {
    case .path(let path): return values[keyPath: path]
    case .object(let read): return read(values)
    }
  }
}

extension Environment: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) { scope = node.scope }
}
