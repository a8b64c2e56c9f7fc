/// The values whose destinations lie on a stack, from the root upward; they may be of different types.
///
/// Source: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// Makes an empty path: the root is shown.
  nonisolated public init() {}

  /// Makes a path from values of one type.
  nonisolated public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of pages over the root.
  public var count: Int { values.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes back; more pages than there are go back to the root, and a negative number changes nothing.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
