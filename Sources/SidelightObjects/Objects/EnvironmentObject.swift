#if Combine
public import SidelightGraph
public import SidelightPublishers

/// An object that a view around this one put into the environment: when it is about to change, the view's body runs again.
///
/// ```swift
/// struct Detail: View {
///   @EnvironmentObject private var library: Library
///   var body: some View { Text(library.title) }
/// }
/// ```
///
/// It is found by its type, as ``View/environmentObject(_:)`` was given it: an object that was given as a subclass is not found as its
/// superclass. To read one that is not there is a programmer's error, which is reported with the names of type and view before the program
/// stops. Source: SwiftUI's `EnvironmentObject`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?
  private var follower: ObjectFollower<ObjectType>?

  /// Finds the object where the view stands.
  nonisolated public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = follower?.object ?? scope?.value(EnvironmentObjectKey<ObjectType>.self) else { reportMissing() }
    follower?.noteRead()
    return object
  }

  /// Gives bindings to the object's properties: `$library.title`.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue, follower: follower ?? ObjectFollower(owner: nil))
  }

  /// Follows the object that there is now; the graph calls it before the body runs.
  @MainActor @preconcurrency public mutating func update() { follower?.follow(scope?.value(EnvironmentObjectKey<ObjectType>.self)) }

  @MainActor private func reportMissing() -> Never {
    let view = follower?.ownerName ?? Reading.reader?.name ?? "a view that is not in use"
    let problem =
      "no \(ObjectType.self) is in the environment of \(view). Add .environmentObject(_:) with one to a view around it; "
      + "an object counts under the type that it is given as."
    // A release build traps without a word.
    Problem.report(problem)
    preconditionFailure(problem)
  }

  /// Gives bindings to an object's properties.
  ///
  /// Source: SwiftUI's `EnvironmentObject.Wrapper`.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    let follower: ObjectFollower<ObjectType>

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      follower.binding(to: keyPath, of: object)
    }
  }
}

extension EnvironmentObject: NodeProperty {
  package nonisolated static var isUpdated: Bool { true }

  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    let follower = storage as? ObjectFollower<ObjectType> ?? ObjectFollower(owner: node)
    storage = follower
    self.follower = follower
    scope = node.scope
  }
}

/// The key of an object of a type.
private enum EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Puts an object into the environment.
private struct EnvironmentObjectChange<Object: ObservableObject>: EnvironmentChange {
  let object: Object

  func apply(to values: inout EnvironmentValues) { values[EnvironmentObjectKey<Object>.self] = object }

  func isSame(as other: Self) -> Bool { object === other.object }
}

extension View {
  /// Puts an object into the environment of this view and of those inside it, which read it with ``EnvironmentObject`` and its type.
  ///
  /// Source: SwiftUI's `environmentObject(_:)`.
  ///
  /// - Parameter object: the object. It takes the place of one of the same type that a view further out put in.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self, change: EnvironmentObjectChange(object: object))
  }
}
#endif
