#if Foundation
import SidelightBridge
import SidelightStorage
import SidelightUI

/// The values that an app and its windows keep from one run to the next.
@MainActor package enum StoredValues {
  /// From the first question for a stored value on, looks in each round of the main loop whether somebody stored another one by
  /// `UserDefaults` itself.
  package static func follow() {
    DefaultsStore.began = { RoundSource.attach { DefaultsStore.lookAgain() } }
  }

  /// Lets the views of a window find the values that it had when the app ran last.
  ///
  /// - Parameters:
  ///   - graph: the window's, which does not run yet.
  ///   - number: which of the app's windows it is, from 1.
  ///   - file: keeps the values of all windows.
  package static func give(to graph: ViewGraph, number: Int, in file: SceneFile?) {
    graph.rootScope.set(SceneStoreKey.self, to: SceneStore(id: sceneID(number), in: file))
  }

  /// What a window is called in the file.
  static func sceneID(_ number: Int) -> String { "window-\(number)" }

  /// Writes what is not written yet: the app ends.
  package static func finish() { Saver.finish() }
}
#endif
