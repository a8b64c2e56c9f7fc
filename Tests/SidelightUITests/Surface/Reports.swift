import SidelightUI
import Synchronization

/// Listens to what is reported about programmers' errors. Tests run side by side, so they look for what only they can cause.
final class Reports: Sendable {
  private static let shared = Mutex<[String]>([])

  init() {
    Problem.listener.withLock { listener in
      if listener == nil { listener = { sentence in Self.shared.withLock { $0.append(sentence) } } }
    }
  }

  var all: [String] { Self.shared.withLock { $0 } }
}
