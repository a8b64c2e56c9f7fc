#if Foundation
import Dispatch
import Synchronization

/// Writes what changed to a file: away from the main thread, and at most once in a second, however often it changes.
package final class Saver: Sendable {
  private static let queue = DispatchQueue(label: "sidelight.saver", qos: .utility)
  /// Those that have something to write.
  private static let waiting = Mutex<[ObjectIdentifier: Saver]>([:])

  private let delay: DispatchTimeInterval
  private let write: @Sendable () -> Void

  /// - Parameters:
  ///   - delay: how long further changes are waited for.
  ///   - write: writes all of it, on a queue of its own. It is called once for all changes of a second.
  init(after delay: DispatchTimeInterval = .seconds(1), _ write: @escaping @Sendable () -> Void) {
    self.delay = delay
    self.write = write
  }

  /// Something changed: it is written within a second, and when the app ends.
  func changed() {
    let isFirst = Self.waiting.withLock { $0.updateValue(self, forKey: ObjectIdentifier(self)) == nil }
    if isFirst { Self.queue.asyncAfter(deadline: .now() + delay) { self.save() } }
  }

  private func save() {
    let isWaiting = Self.waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) != nil }
    if isWaiting { write() }
  }

  /// Writes all that waits, and comes back when it is written: the app ends.
  package static func finish() {
    queue.sync {
      for saver in waiting.withLock({ Array($0.values) }) { saver.save() }
    }
  }
}
#endif
