/// A view that the graph lowers itself.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Makes the node that stands for this view and brings it up to date.
  func makeNode(_ context: NodeContext) -> TypedNode<Self>
}

/// A primitive that adds no element of its own: it groups, repeats, chooses or modifies. Inside a list it is looked
/// through for rows, where any other primitive is one row.
@MainActor package protocol StructuralView: PrimitiveView {
  /// How many views a view of this type stands for.
  static var viewCount: ViewCount { get }
  /// The type of the one view inside that stands in this one's place, where there is exactly one: modifiers.
  static var passedOn: (any View.Type)? { get }
  /// Whether it is ``passedOn`` in another environment, and nothing else.
  static var isEnvironment: Bool { get }
}

extension StructuralView {
  package static var viewCount: ViewCount { passedOn.map { ViewCount.of(erased: $0) } ?? .one }
  package static var passedOn: (any View.Type)? { nil }
  package static var isEnvironment: Bool { false }
}

/// How many views a type of view stands for where each gets a place of its own, as rows do in a list: known without a value of it.
package enum ViewCount: Sendable {
  /// One view, possibly an empty one.
  case one
  /// Any other number, which is found by making the views.
  case several

  /// What views of a type stand for. Complexity: O(depth of the type) the first time.
  @MainActor package static func of<V: View>(_ type: V.Type) -> ViewCount {
    if let count = known[ObjectIdentifier(type)] { return count }
    // A view whose body leads to itself is one there.
    known[ObjectIdentifier(type)] = .one
    let count: ViewCount = V.Body.self == Never.self ? (type as? any StructuralView.Type)?.viewCount ?? .one : of(V.Body.self)
    known[ObjectIdentifier(type)] = count
    return count
  }

  @MainActor static func of(erased type: any View.Type) -> ViewCount { of(type) }

  /// That of what is one of two things.
  static func either(_ first: ViewCount, _ second: ViewCount) -> ViewCount { first == .one ? second : first }

  @MainActor private static var known: [ObjectIdentifier: ViewCount] = [:]
}
