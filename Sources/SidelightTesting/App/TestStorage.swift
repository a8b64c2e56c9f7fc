import SidelightCore
import SidelightStorage
import SidelightUI

/// What an app under test keeps, and what its window does: values of its own, as if it ran for the first time.
@MainActor final class TestStorage {
  #if Foundation
  private let defaults = BorrowedDefaults()
  private let scene = SceneStore(id: "test", in: nil)
  /// How the window was left.
  private var things: [String: LastingValue] = [:]
  #endif

  /// The app begins to run.
  func open(for graph: ViewGraph) {
    #if Foundation
    defaults.open()
    graph.rootScope.set(SceneStoreKey.self, to: scene)
    graph.restore(things, .json, reports: false)
    #endif
  }

  /// Looks whether somebody stored a value by `UserDefaults` itself. Where a main loop runs it looks in each round.
  func lookAgain() {
    #if Foundation
    DefaultsStore.lookAgain()
    #endif
  }

  /// The app is about to end.
  func leave(_ graph: ViewGraph) {
    #if Foundation
    things = graph.collectLasting()
    graph[Restoration.self].end()
    #endif
  }

  /// The app has ended.
  func close() {
    #if Foundation
    defaults.close()
    #endif
  }
}
