import Observation

extension TestApp {
  /// Waits for the result of a task: the end of loading, an answer, a change on the disk.
  ///
  /// The condition is evaluated when the interface has changed, and when something observable that it read has changed. It never polls.
  ///
  /// ```swift
  /// try await app.wait(until: "the folder is listed") { app.row("notes.txt").exists }
  /// ```
  ///
  /// - Parameters:
  ///   - description: What the test waits for, as it reads in “… until the folder is listed”.
  ///   - limit: How long to wait before it fails. It may be long, since a test that passes does not wait for it.
  ///   - condition: What must hold. An error counts as false.
  public func wait(
    until description: String, limit: Duration = .seconds(20), _ condition: @MainActor () throws -> Bool
  ) async throws {
    let bell = Bell()
    driver.activity = { bell.ring() }
    let deadline = Task {
      try? await Task.sleep(for: limit)
      bell.expire()
    }
    defer {
      deadline.cancel()
      driver.activity = {}
    }
    while true {
      try await settle()
      let holds = withObservationTracking {
        (try? condition()) == true
      } onChange: {
        Task { @MainActor in bell.ring() }
      }
      // The condition may have become true after the interface last settled.
      if holds { return try await settle() }
      if bell.isExpired { throw TestFailure("Waited \(limit) in vain until \(description).", tree: outline) }
      await bell.wait()
    }
  }
}

/// Wakes one waiter. If nobody waits, the next one is woken at once.
@MainActor private final class Bell {
  private(set) var isExpired = false
  private var hasRung = false
  private var waiter: CheckedContinuation<Void, Never>?

  func ring() {
    hasRung = true
    waiter?.resume()
    waiter = nil
  }

  func expire() {
    isExpired = true
    ring()
  }

  func wait() async {
    if !hasRung { await withCheckedContinuation { waiter = $0 } }
    hasRung = false
  }
}
