/// A stream that a test reads step by step. One that ends before it has said what the test waits for is a failure, never an answer.
struct Followed<Value: Sendable> {
  private var iterator: AsyncStream<Value>.Iterator

  init(_ stream: AsyncStream<Value>) {
    iterator = stream.makeAsyncIterator()
  }

  /// The next value that is as wanted; those before it are passed over.
  @discardableResult
  mutating func next(where isWanted: (Value) -> Bool = { _ in true }) async throws -> Value {
    var last: Value?
    while let value = await iterator.next() {
      if isWanted(value) { return value }
      last = value
    }
    throw EndedEarly(last: last.map { "\($0)" })
  }
}

/// A stream ended, and nothing in it was what the test waited for.
struct EndedEarly: Error, CustomStringConvertible {
  /// The last value that came while the test waited.
  let last: String?

  var description: String {
    "The stream has ended without what the test waits for; "
      + (last.map { "the last value was \($0.prefix(400))." } ?? "nothing came at all.")
  }
}
