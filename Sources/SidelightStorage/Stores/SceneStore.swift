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
    let known = KnownValues(app: app)
    self.known = known
    saver = Saver { known.write() }
  }

  /// Lets go of the values of a window that was closed for good.
  package func forget(_ id: String) { if known.forget(id) { saver.changed() } }

  /// Lets go of the values of all windows: the app begins anew.
  package func forgetAll() { if known.forgetAll() { saver.changed() } }

  fileprivate func values(of id: String) -> [String: StoredValue] { known.values(of: id) }

  fileprivate func take(_ values: [String: StoredValue], of id: String) {
    known.take(values, of: id)
    saver.changed()
  }
}

/// What a file has, or is going to have. Most apps never ask, and a start is shorter and smaller where nobody looks up the file's place.
private final class KnownValues: Sendable {
  private struct Content {
    let file: URL
    var windows: [String: [String: StoredValue]]
  }

  private let app: String
  private let content = Mutex<Content?>(nil)

  init(app: String) { self.app = app }

  func values(of id: String) -> [String: StoredValue] { content.withLock { read(&$0).windows[id] ?? [:] } }

  func take(_ values: [String: StoredValue], of id: String) {
    content.withLock {
      var all = read(&$0)
      all.windows[id] = values
      $0 = all
    }
  }

  /// Says whether there was anything.
  func forget(_ id: String) -> Bool {
    content.withLock {
      var all = read(&$0)
      let had = all.windows.removeValue(forKey: id) != nil
      $0 = all
      return had
    }
  }

  /// Says whether there was anything.
  func forgetAll() -> Bool {
    content.withLock {
      var all = read(&$0)
      let had = !all.windows.isEmpty
      all.windows = [:]
      $0 = all
      return had
    }
  }

  func write() {
    guard let all = content.withLock({ $0 }) else { return }
    StoredFile.write(all.windows.mapValues { $0.mapValues(\.object) }, to: all.file)
  }

  private func read(_ content: inout Content?) -> Content {
    if let content { return content }
    let file = StoredFile.sceneValues(of: app)
    let found = Content(file: file, windows: StoredFile.read(file, as: [String: [String: StoredValue]].self) ?? [:])
    content = found
    return found
  }
}

/// The store of the window that a view is in.
package enum SceneStoreKey: EnvironmentKey {
  package static var defaultValue: SceneStore? { nil }
}
#endif
