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
