/// Carries a value across the assertion of isolation within one thread.
///
/// `@unchecked Sendable`: made, filled and emptied within one synchronous call.
package final class Passage<Value>: @unchecked Sendable {
  package var value: Value?

  package init() {}

  package func take() -> Value {
    guard let value else { preconditionFailure("a passage is filled before it is emptied") }
    return value
  }
}
