#if Foundation
import Foundation
import SidelightGraph
import Synchronization

/// A store on its way to another thread.
///
/// `@unchecked Sendable`: Foundation locks what it does with a store, and does not say so.
private struct SharedDefaults: @unchecked Sendable {
  let defaults: UserDefaults
}

/// The values of a `UserDefaults`, whose file Foundation reads at the first question and writes when it is told to.
@MainActor package final class DefaultsStore: ValueStore {
  private static var stores: [ObjectIdentifier: DefaultsStore] = [:]

  /// Whether `UserDefaults.standard` is written to its file.
  static var writesStandard = true

  /// Hears that there is a store to look at now and then.
  package static var began: (() -> Void)?

  private let defaults: UserDefaults
  private let saver: Saver

  /// The store for a `UserDefaults`; there is one for each.
  static func of(_ defaults: UserDefaults) -> DefaultsStore {
    if let known = stores[ObjectIdentifier(defaults)] { return known }
    let made = DefaultsStore(defaults)
    stores[ObjectIdentifier(defaults)] = made
    began?()
    return made
  }

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
    let isStandard = defaults === UserDefaults.standard
    let shared = SharedDefaults(defaults: defaults)
    // Foundation takes a damaged file for an empty one and would write over it.
    let looked = Mutex(false)
    saver = Saver {
      if isStandard,
        looked.withLock({ isDone in
          defer { isDone = true }; return !isDone
        })
      {
        StoredFile.setAsideIfDamaged(StoredFile.standardDefaults)
      }
      shared.defaults.synchronize()
    }
  }

  override func stored(_ key: String) -> StoredValue? { defaults.object(forKey: key).flatMap(StoredValue.init) }

  override func store(_ value: StoredValue?, under key: String) {
    if let value { defaults.set(value.object, forKey: key) } else { defaults.removeObject(forKey: key) }
    if Self.writesStandard || defaults !== UserDefaults.standard { saver.changed() }
  }

  /// Looks whether the app, or another library, stored other values by `UserDefaults` itself, which tells nobody on Linux.
  package static func lookAgain() {
    for store in stores.values { store.lookAgain() }
  }
}
#endif
