/// Something that somebody hears of whenever it is another one.
@MainActor final class HeardValue {
  private var last: Any?

  nonisolated init() {}

  /// Runs the action if this is another value than the last one, with both; at the first value with that one twice.
  func take<T: Equatable>(_ new: T, _ action: (_ old: T, _ new: T) -> Void) {
    let old = last as? T
    guard new != old else { return }
    last = new
    action(old ?? new, new)
  }
}
