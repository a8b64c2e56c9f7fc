import SidelightCore
package import SidelightGraph

/// What the views of a window ask of the app and the desktop around it. Whoever owns the window answers: an app, or a test.
@MainActor package final class AppRequests: GraphPart {
  /// Opens an address with what the desktop has for it, and says once whether it could.
  package var open: @MainActor (_ uri: String, _ done: @escaping @MainActor (Bool) -> Void) -> Void = { _, done in done(false) }

  package init() {}
}

/// The requests of the window around; nil where nobody answers them.
enum AppRequestsKey: EnvironmentKey {
  static var defaultValue: AppRequests? { nil }
}

extension ViewGraph {
  /// Answers the requests of the views: called once, before the graph starts.
  package func answerRequests(_ answer: (AppRequests) -> Void) {
    let requests = self[AppRequests.self]
    answer(requests)
    rootScope.set(AppRequestsKey.self, to: requests)
  }
}
