public import SidelightGraph

/// Names that mean something within one view: as long as the view has its identity, they are told from those of all others.
///
/// ```swift
/// @Namespace private var animations
/// ```
///
/// Source: SwiftUI's `Namespace`.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var box: IDBox?

  /// Makes a namespace.
  nonisolated public init() {}

  /// What tells it from others.
  public var wrappedValue: ID { ID(box: box.map { ObjectIdentifier($0) }) }

  /// Tells namespaces apart. Those of values that are no views in use are all the same.
  ///
  /// Source: SwiftUI's `Namespace.ID`.
  public struct ID: Hashable, Sendable {
    fileprivate let box: ObjectIdentifier?
  }
}

/// Lives as long as the identity of the view does.
private final class IDBox: Sendable {}

extension Namespace: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) {
    let known = storage as? IDBox ?? IDBox()
    storage = known
    box = known
  }
}
