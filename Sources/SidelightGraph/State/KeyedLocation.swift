/// A value that is kept outside of the graph, by a keeper and under a key that together name it.
package final class KeyedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let keeper: AnyObject
  private let key: String
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// - Parameters:
  ///   - keeper: who keeps the value.
  ///   - key: what the keeper calls it.
  ///   - get: reads it, and notes who reads.
  ///   - set: writes it, and tells those that read it.
  package nonisolated init(
    keeper: AnyObject, key: String, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.keeper = keeper
    self.key = key
    self.get = get
    self.set = set
  }

  override nonisolated var standing: BindingStanding { .kept }

  override func read() -> Value { get() }

  override func write(_ value: Value) { set(value) }

  override nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? KeyedLocation<Value> else { return false }
    return keeper === other.keeper && key == other.key
  }
}
