import Observation

/// Waits until a condition over observed properties holds.
@MainActor func wait(until isTrue: @escaping @MainActor @Sendable () -> Bool) async {
  while !isTrue() {
    await withCheckedContinuation { continuation in
      withObservationTracking({ _ = isTrue() }, onChange: { continuation.resume() })
    }
  }
}
