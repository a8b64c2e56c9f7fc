#if Foundation
import Foundation

/// What an app under test keeps. It stores in `UserDefaults.standard`, as every app does; nothing of that is written to a file, and all of it
/// is taken away when the app ends, so that the next test begins without.
///
/// Apps that run at once share what they keep, as the windows of one app do.
@MainActor package final class BorrowedDefaults {
  private static weak var current: BorrowedDefaults?

  /// What the app has stored, while it does not run.
  private var values: [String: Any] = [:]
  private var isOpen = false

  package init() {}

  /// An app that nobody ended leaves nothing either.
  isolated deinit { close() }

  /// The app begins to run: it finds what it stored when it ran last, and what the test has stored before.
  package func open() {
    DefaultsStore.writesStandard = false
    guard Self.current == nil else { return }
    Self.current = self
    isOpen = true
    for (key, value) in values { UserDefaults.standard.set(value, forKey: key) }
    DefaultsStore.lookAgain()
  }

  /// The app has ended.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    Self.current = nil
    values = Self.takeAll()
    DefaultsStore.lookAgain()
  }

  /// Takes away what the program itself has stored, and not what the system or an argument says, or the app has registered.
  private static func takeAll() -> [String: Any] {
    let defaults = UserDefaults.standard
    var taken: [String: Any] = [:]
    for key in defaults.dictionaryRepresentation().keys {
      guard let value = defaults.object(forKey: key) else { continue }
      defaults.removeObject(forKey: key)
      let rest = defaults.object(forKey: key)
      if rest == nil || rest.flatMap(StoredValue.init) != StoredValue(value) { taken[key] = value }
    }
    return taken
  }
}
#endif
