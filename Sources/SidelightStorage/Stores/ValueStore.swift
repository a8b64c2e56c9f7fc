#if Foundation
import Foundation
import SidelightGraph

/// Values under keys, and the views that read them.
@MainActor package class ValueStore {
  private struct Followed {
    var value: StoredValue?
    var readers: ReaderSet
  }
  private var followed: [String: Followed] = [:]

  /// What is stored under a key now.
  func stored(_ key: String) -> StoredValue? { preconditionFailure("a store is read through its subclasses") }

  /// Stores a value under a key, or takes away what is there.
  func store(_ value: StoredValue?, under key: String) { preconditionFailure("a store is written through its subclasses") }

  /// Reads a value for what is evaluated now, and has that evaluated again when the value changes.
  final func read(_ key: String) -> StoredValue? {
    if followed[key] == nil { followed[key] = Followed(value: stored(key), readers: ReaderSet()) }
    followed[key]?.readers.noteRead()
    return followed[key]?.value
  }

  /// Writes a value. Its readers are evaluated again if it is another one.
  final func write(_ value: StoredValue?, under key: String) {
    let old = followed[key]?.value ?? stored(key)
    guard value != old else { return }
    if let reader = Reading.reader {
      Problem.report(
        "\(reader.name) changes the stored value “\(key)” while it is evaluated. Change it in an action, onAppear, onChange or task, not "
          + "in a body.")
    }
    store(value, under: key)
    take(value, for: key)
  }

  /// Looks at the values that are followed: somebody else may have stored others. Complexity: O(keys that are followed).
  final func lookAgain() {
    for key in followed.keys { take(stored(key), for: key) }
  }

  private func take(_ value: StoredValue?, for key: String) {
    guard let known = followed[key], known.value != value else { return }
    followed[key]?.value = value
    followed[key]?.readers.invalidate()
  }
}
#endif
