#if Foundation
import Foundation
import SidelightGraph
import Synchronization

/// The values of one window.
@MainActor package final class SceneStore: ValueStore {
  private let id: String
  private let file: SceneFile?
  private lazy var values = file?.values(of: id) ?? [:]

  /// Makes a store for a window.
  ///
  /// - Parameters:
  ///   - id: tells the window from the app's others; the same one when the app runs again.
  ///   - file: keeps the values from one run to the next; nil keeps them as long as the window is there.
  package init(id: String, in file: SceneFile?) {
    self.id = id
    self.file = file
  }

  override func stored(_ key: String) -> StoredValue? { values[key] }

  override func store(_ value: StoredValue?, under key: String) {
    values[key] = value
    file?.take(values, of: id)
  }
}

/// The file with the values of an app's windows. It is read at the first question.
package final class SceneFile: Sendable {
  private let known: KnownValues
  private let saver: Saver

  /// Takes the file of an app, below the user's folder of states.
  package init(app: String) {
    let known = KnownValues(file: StoredFile.sceneValues(of: app))
    self.known = known
    saver = Saver { known.write() }
  }

  fileprivate func values(of id: String) -> [String: StoredValue] { known.values(of: id) }

  fileprivate func take(_ values: [String: StoredValue], of id: String) {
    known.take(values, of: id)
    saver.changed()
  }
}

/// What a file has, or is going to have.
private final class KnownValues: Sendable {
  private let file: URL
  private let windows = Mutex<[String: [String: StoredValue]]?>(nil)

  init(file: URL) { self.file = file }

  func values(of id: String) -> [String: StoredValue] { windows.withLock { read(&$0)[id] ?? [:] } }

  func take(_ values: [String: StoredValue], of id: String) {
    windows.withLock {
      var all = read(&$0)
      all[id] = values
      $0 = all
    }
  }

  func write() {
    let all = windows.withLock { $0 ?? [:] }
    StoredFile.write(all.mapValues { $0.mapValues(\.object) }, to: file)
  }

  private func read(_ windows: inout [String: [String: StoredValue]]?) -> [String: [String: StoredValue]] {
    if let windows { return windows }
    let found = StoredFile.read(file, as: [String: [String: StoredValue]].self) ?? [:]
    windows = found
    return found
  }
}

/// The store of the window that a view is in.
package enum SceneStoreKey: EnvironmentKey {
  package static var defaultValue: SceneStore? { nil }
}
#endif
