/// A round of places that a key takes the focus through: the columns with F6, and their dividers with F8.
package enum FocusRound {
  /// The place after the one that has the focus; from elsewhere it is the first one, or backwards the last. Nil where there is no other.
  ///
  /// - Parameters:
  ///   - place: which of the places has the focus; nil if none of them has.
  ///   - count: how many places there are.
  ///   - forward: whether Shift is not held.
  package static func next(after place: Int?, of count: Int, forward: Bool) -> Int? {
    guard count > 0 else { return nil }
    guard let place else { return forward ? 0 : count - 1 }
    let next = (place + (forward ? 1 : count - 1)) % count
    return next == place ? nil : next
  }
}
