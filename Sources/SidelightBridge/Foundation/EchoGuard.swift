/// Keeps a change that code makes from coming back as something the user did.
///
/// ```swift
/// echo.applying { list.select(row) }          // code -> widget
/// connection { echo.unlessApplying { … } }    // widget -> event
/// ```
@MainActor package final class EchoGuard {
  private var depth = 0

  package init() {}

  /// Whether a change made by code is under way.
  package var isApplying: Bool { depth > 0 }

  /// Makes a change whose signals are echoes. Calls may nest.
  package func applying<Value, Failure: Error>(_ change: () throws(Failure) -> Value) throws(Failure) -> Value {
    depth += 1
    defer { depth -= 1 }
    return try change()
  }

  /// Runs `report` only for what the user did.
  package func unlessApplying(_ report: () -> Void) {
    if depth == 0 { report() }
  }
}
