/// Something that somebody hears of whenever it is another one.
@MainActor final class HeardValue {
  private var last: Any?

  nonisolated init() {}

  /// Runs the action if this is another value than the last one, with both; at the first value with that one twice.
  ///
  /// - Parameter first: what counts as the last value at first; nil for none.
  func take<T: Equatable>(_ new: T, startingWith first: T? = nil, _ action: (_ old: T, _ new: T) -> Void) {
    let old = last as? T ?? first
    guard new != old else { return }
    last = new
    action(old ?? new, new)
  }
}
