import SidelightUI
import Synchronization

/// Listens to what is reported about programmers' errors. A sentence is reported once in a program, so that tests look for what only they
/// can cause.
package final class Reports: Sendable {
  private static let shared = Mutex<[String]>([])

  package init() {
    Problem.listener.withLock { listener in
      if listener == nil { listener = { sentence in Self.shared.withLock { $0.append(sentence) } } }
    }
  }

  package var all: [String] { Self.shared.withLock { $0 } }

  /// Those that begin with some words, such as the name of a view.
  package func all(beginning words: String) -> [String] { all.filter { $0.hasPrefix(words) } }
}
