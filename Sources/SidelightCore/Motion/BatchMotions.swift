/// Which elements of an update move to what they are told, and how.
package struct BatchMotions: Equatable, Sendable {
  /// How those move of which nothing else is said; nil for at once.
  package var all: Motion?
  /// How the elements at and below some move: the nearest one decides. Nil for at once.
  package var below: [NodeID: Motion?] = [:]

  /// The number of the group whose end somebody waits for; nil where nobody does.
  package var group: Int?

  package init() {}

  package var isEmpty: Bool { all == nil && below.isEmpty && group == nil }

  /// How an element moves.
  ///
  /// - Parameter around: the element and those around it, from the inside out.
  package func motion(_ around: @autoclosure () -> some Sequence<NodeID>) -> Motion? {
    guard !below.isEmpty else { return all }
    for id in around() {
      if let said = below[id] { return said }
    }
    return all
  }
}
