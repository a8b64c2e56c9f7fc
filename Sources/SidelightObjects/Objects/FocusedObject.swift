#if Combine
@_spi(Nodes) public import SidelightGraph
public import SidelightPublishers
import SidelightUI

/// An object that a view with the focus offers, or the whole window does: when it is about to change, the view's body runs again.
///
/// ```swift
/// @FocusedObject private var document: Document?
/// ```
///
/// A view offers one by `focusedObject(_:)` or `focusedSceneObject(_:)`. Source: SwiftUI's `FocusedObject`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var offers: FocusedOffers?
  private var follower: ObjectFollower<ObjectType>?

  /// Reads the object of the type.
  nonisolated public init() {}

  /// The object; nil where nobody who has the focus offers one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? {
    _ = offers?.read()
    follower?.noteRead()
    return follower?.object
  }

  /// Gives bindings to the object's properties; nil where there is no object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    guard let follower, let object = wrappedValue else { return nil }
    return ObservedObject.Wrapper(object: object, follower: follower)
  }
}

extension FocusedObject: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    offers = (node as? ViewNode)?.graph[FocusedOffers.self]
    let follower = storage as? ObjectFollower<ObjectType> ?? ObjectFollower(owner: node)
    storage = follower
    follower.follow(offers?.current[object: ObjectType.self])
    self.follower = follower
  }
}

extension View {
  /// Offers an object to the rest of the window while the focus is in this view, under its type.
  ///
  /// Source: SwiftUI's `focusedObject(_:)`.
  ///
  /// - Parameter object: what is offered; nil offers nothing.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, value: object, isForScene: false) { $0[object: T.self] = $1 }
  }

  /// Offers an object to the whole window as long as this view is there, under its type.
  ///
  /// Source: SwiftUI's `focusedSceneObject(_:)`.
  ///
  /// - Parameter object: what is offered; nil offers nothing.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, value: object, isForScene: true) { $0[object: T.self] = $1 }
  }
}
#endif
