#if Combine
public import SidelightGraph
public import SidelightPublishers

/// An object that a view makes and owns: it lives as long as the view's identity, and when it is about to change, the view's body runs again.
///
/// ```swift
/// struct Library: View {
///   @StateObject private var shelf = Shelf()
///   var body: some View { List(shelf.books) { Text($0.title) } }
/// }
/// ```
///
/// What makes the object runs once, before the body runs first; in an app, before there is a window. A row of a ``List`` with such an object
/// keeps it while it is out of sight, as it does with state that was written. With an object that is `Observable`, use ``State``.
/// Source: SwiftUI's `StateObject`.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Makes an object with the view. Once the view is there, nothing is made any more.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let follower, let object = follower.object else { return makeUnowned() }
    follower.noteRead()
    return object
  }

  /// Gives bindings to the object's properties: `$shelf.title`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue, follower: follower ?? ObjectFollower(owner: nil))
  }

  /// The value of a view that is not in use has nowhere to keep an object.
  private func makeUnowned() -> ObjectType {
    Problem.report(
      "the \(ObjectType.self) of a @StateObject is read before its view is in use, which makes a new one each time. "
        + "Read it in a body or in an action.")
    return make()
  }
}

extension StateObject: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    if let known = storage as? ObjectFollower<ObjectType> {
      follower = known
    } else {
      let follower = ObjectFollower<ObjectType>(owner: node)
      storage = follower
      follower.follow(make())
      follower.keepOwner()
      self.follower = follower
    }
  }
}

extension StateObject: StandaloneProperty {
  package mutating func connect() {
    let follower = ObjectFollower<ObjectType>(owner: nil)
    follower.follow(make())
    self.follower = follower
  }
}
#endif
