public import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var book: Book
/// TextField("Title", text: $book.title)
/// ```
///
/// Source: SwiftUI's `Bindable`.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>: DynamicProperty {
  /// The observable object.
  public var wrappedValue: Value

  /// Only observable objects can be bound to.
  @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself: `$book.title` is a binding to the title of a wrapped book.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes a wrapper of an observable object, so that `$` gives bindings to its properties.
  nonisolated public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes a wrapper of an observable object, so that `$` gives bindings to its properties.
  nonisolated public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps the object of another wrapper.
  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable {
  nonisolated fileprivate init(object: Value) { self.wrappedValue = object }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads an object that `environment(_:)` put in. One that nobody put in is a programmer's error, which is reported
  /// with the type's name before the program stops.
  ///
  /// - Parameter objectType: the type of the object, such as `Library.self`.
  nonisolated public init(_ objectType: Value.Type) {
    self.init(object: { values in
      guard let object = values[ObjectKey<Value>.self] else {
        // A release build traps without a word.
        let problem = "no \(Value.self) is in the environment; add .environment(object) to a view around this one"
        Problem.report(problem)
        preconditionFailure(problem)
      }
      return object
    })
  }
}

extension Environment {
  /// Reads an object that `environment(_:)` put in, or nil.
  ///
  /// - Parameter objectType: the type of the object, such as `Library.self`.
  nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(object: { $0[ObjectKey<T>.self] })
  }
}

/// The key of an object of a type.
enum ObjectKey<T>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
