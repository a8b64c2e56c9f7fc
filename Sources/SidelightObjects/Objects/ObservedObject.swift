#if Combine
public import SidelightGraph
public import SidelightPublishers

/// An object that a view is given and follows: when it is about to change, the view's body runs again.
///
/// ```swift
/// struct DetailView: View {
///   @ObservedObject var mailbox: Mailbox
///   var body: some View { TextField("Name", text: $mailbox.name) }
/// }
/// ```
///
/// The body of each view that has the object runs again, whatever it reads of it, once in a frame however often the object changes. An
/// object inside of the object has to be followed by itself. Another object in its place is followed from then on. With `Observable`
/// only bodies run that read what changed. Source: SwiftUI's `ObservedObject`.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Follows an object.
  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows an object.
  nonisolated public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get {
      follower?.noteRead()
      return object
    }
    set {
      object = newValue
      follower?.follow(newValue)
    }
  }

  /// Gives bindings to the object's properties: `$mailbox.name`.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(object: object, follower: follower ?? ObjectFollower(owner: nil))
  }

  /// Gives bindings to an object's properties.
  ///
  /// Source: SwiftUI's `ObservedObject.Wrapper`.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    let follower: ObjectFollower<ObjectType>

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      follower.binding(to: keyPath, of: object)
    }
  }
}

extension ObservedObject: NodeProperty {
  package nonisolated static var isInput: Bool { true }

  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    let follower = storage as? ObjectFollower<ObjectType> ?? ObjectFollower(owner: node)
    storage = follower
    follower.follow(object)
    self.follower = follower
  }
}

extension ObservedObject: InputProperty {
  package nonisolated func reachesSame(as other: Self) -> Bool { object === other.object }
}

extension ObservedObject: StandaloneProperty {
  package mutating func connect() {
    let follower = ObjectFollower<ObjectType>(owner: nil)
    follower.follow(object)
    self.follower = follower
  }
}
#endif
