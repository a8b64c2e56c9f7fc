/// What a type of view says of the rows that it makes in a list, known without a value of it.
package enum RowShape: Sendable {
  /// One row, possibly an empty one.
  case one
  /// Sections, or any other number of rows: they are found by making the views.
  case several

  /// The shape of the rows of a type. Complexity: O(depth of the type) the first time.
  @MainActor static func of<V: View>(_ type: V.Type) -> RowShape {
    if let shape = known[ObjectIdentifier(type)] { return shape }
    // A view whose body leads to itself is one row there.
    known[ObjectIdentifier(type)] = .one
    let shape: RowShape = V.Body.self == Never.self ? (type as? any StructuralView.Type)?.rowShape ?? .one : of(V.Body.self)
    known[ObjectIdentifier(type)] = shape
    return shape
  }

  @MainActor static func of(erased type: any View.Type) -> RowShape { of(type) }

  /// The shape of what is one of two things.
  static func either(_ first: RowShape, _ second: RowShape) -> RowShape { first == .one ? second : first }

  @MainActor private static var known: [ObjectIdentifier: RowShape] = [:]
}
