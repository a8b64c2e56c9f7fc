/// Several views in a row, as a view builder makes them. What holds them decides how they lie.
///
/// Source: SwiftUI's `TupleView`.
public struct TupleView<T> {
  /// The views, as a tuple in the order in which they are written.
  public var value: T
  /// The same views with what is known of their types, for the graph.
  package var parts: TupleParts { derived.value }
  private let derived: Derived<TupleParts>

  package nonisolated init(_ value: T, _ parts: TupleParts) {
    self.value = value
    derived = Derived(value: parts)
  }
}

extension TupleView: View {}

/// The views of a tuple, each with the operations that need its type.
package struct TupleParts {
  package let views: [any View]

  nonisolated init<each Content: View>(_ content: repeat each Content) {
    var views: [any View] = []
    repeat views.append(each content)
    self.views = views
  }

  package nonisolated init(views: [any View]) { self.views = views }
}
