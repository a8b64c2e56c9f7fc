import CSidelight

/// The name and the typed signature of a GObject signal, without the emitter, which handlers already know.
///
/// ```swift
/// static let closeRequest = Signal<Bool>("close-request")
/// static let pressed = Signal<Void, Int, Double, Double>("pressed")
/// ```
/// An argument that C may leave null is an optional; objects always are.
package struct Signal<Result, each Argument: GValueConvertible>: Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }
}

/// Reads the arguments of one emission from left to right.
@MainActor @safe struct ArgumentReader {
  private var next: UnsafePointer<GValue>
  private var remaining: Int

  /// The first value is the emitter, which no signature names.
  init(values: UnsafePointer<GValue>, count: Int) {
    unsafe next = unsafe values + 1
    remaining = count - 1
  }

  mutating func read<Value: GValueConvertible>(_ type: Value.Type) -> Value {
    precondition(remaining > 0, "The signal has fewer arguments than its Signal value names.")
    defer {
      unsafe next += 1
      remaining -= 1
    }
    return unsafe Value.read(GValueReference(UnsafeMutablePointer(mutating: next)))
  }
}
