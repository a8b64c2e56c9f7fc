package import SidelightGraph

/// Opens an address as the view around wants it opened: `openURL` without Foundation, for links and for what stands in texts.
package struct OpenURI {
  /// What a handler of the app made of an address.
  package enum Outcome: Sendable, Equatable {
    case handled, discarded
    /// The desktop is to open this address.
    case desktop(String)
  }

  /// The app's own way to open an address; nil for the desktop's.
  package let handler: (@MainActor (String) -> Outcome)?
  private let requests: AppRequests?

  package nonisolated init(handler: (@MainActor (String) -> Outcome)?, requests: AppRequests?) {
    self.handler = handler
    self.requests = requests
  }

  /// Opens an address, and says once whether that could be done.
  @MainActor package func callAsFunction(_ uri: String, done: @escaping @MainActor (Bool) -> Void = { _ in }) {
    switch handler?(uri) ?? .desktop(uri) {
    case .handled: done(true)
    case .discarded: done(false)
    case .desktop(let uri): if let requests { requests.open(uri, done) } else { done(false) }
    }
  }
}

private enum OpenURIHandlerKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> OpenURI.Outcome)? { nil }
}

extension EnvironmentValues {
  /// Opens addresses. What is set here keeps its handler alone: the desktop is always that of the window.
  package var openURI: OpenURI {
    get { OpenURI(handler: self[OpenURIHandlerKey.self], requests: self[AppRequestsKey.self]) }
    set { self[OpenURIHandlerKey.self] = newValue.handler }
  }
}
