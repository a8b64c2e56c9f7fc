import Observation

extension TestApp {
  /// Waits for something that tasks bring about: the end of loading, an answer, a change on the disk.
  ///
  /// The condition is asked whenever the interface has changed, and whenever something observable that it read has. It never polls.
  ///
  /// ```swift
  /// try await app.wait(until: "the folder is listed") { app.row("notes.txt").exists }
  /// ```
  ///
  /// - Parameters:
  ///   - description: What is waited for, as it reads in “… until the folder is listed”.
  ///   - limit: How long to wait before the failure; generous, because a passing test never uses it up.
  ///   - condition: What must hold. An error counts as not yet.
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
      // What holds may have come about after the interface was last looked after.
      if holds { return try await settle() }
      if bell.isExpired { throw TestFailure("Waited \(limit) in vain until \(description).", tree: outline) }
      await bell.wait()
    }
  }
}

/// Wakes one waiter; a ring that comes before anybody waits is kept.
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
