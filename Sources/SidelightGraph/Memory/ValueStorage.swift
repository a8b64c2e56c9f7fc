/// Collections whose elements follow from their values: two that share a storage have the same ones, because it is never changed while
/// they do.
protocol ValueStorage {
  static var elementType: Any.Type { get }
  /// Whether both are known to have the same elements without a look at them.
  func hasSameStorage(as other: Self) -> Bool
}

extension ValueStorage where Self: Collection {
  static var elementType: Any.Type { Element.self }
}

extension Array: ValueStorage {
  func hasSameStorage(as other: Self) -> Bool { span.isIdentical(to: other.span) }
}

extension ArraySlice: ValueStorage {
  func hasSameStorage(as other: Self) -> Bool { startIndex == other.startIndex && span.isIdentical(to: other.span) }
}

extension ContiguousArray: ValueStorage {
  func hasSameStorage(as other: Self) -> Bool { span.isIdentical(to: other.span) }
}

extension Range: ValueStorage {
  static var elementType: Any.Type { Bound.self }
  func hasSameStorage(as other: Self) -> Bool { self == other }
}

extension ClosedRange: ValueStorage {
  static var elementType: Any.Type { Bound.self }
  func hasSameStorage(as other: Self) -> Bool { self == other }
}

/// Whether two collections are known to have the same elements without a look at them. O(1).
package func haveSameStorage<C>(_ old: C, _ new: C) -> Bool {
  func compare<Storage: ValueStorage>(_ old: Storage) -> Bool { (new as? Storage).map { old.hasSameStorage(as: $0) } ?? false }
  return (old as? any ValueStorage).map { compare($0) } ?? false
}
