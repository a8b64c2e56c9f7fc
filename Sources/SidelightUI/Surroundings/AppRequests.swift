package import SidelightCore
package import SidelightGraph

/// What the views of a window ask of the app and the desktop around it. The owner of the window answers: an app, or a test.
@MainActor package final class AppRequests: GraphPart {
  /// Opens an address with what the desktop has for it, and says once whether it could.
  package var open: @MainActor (_ uri: String, _ done: @escaping @MainActor (Bool) -> Void) -> Void = { _, done in done(false) }
  /// Opens a window of the app, or brings it to the front.
  package var openWindow: @MainActor (WindowRequest) -> Void = { _ in }
  /// Opens a window of the app in the place of the one that asks, which comes back when that closes.
  package var pushWindow: @MainActor (WindowRequest) -> Void = { _ in }
  /// Closes windows of the app; for nil the one that asks.
  package var dismissWindow: @MainActor (WindowRequest?) -> Void = { _ in }

  /// Lets the user choose files, and says once what came of it. What it returns takes the question back.
  package var chooseFiles: @MainActor (FileRequest, _ done: @escaping @MainActor (FileAnswer) -> Void) -> (@MainActor () -> Void) = {
    _, done in
    done(.failed("nobody shows file dialogs here"))
    return {}
  }

  /// Shows a message over the window, and says once why it has gone. What it returns takes it away, of which nothing is said.
  package var showToast: @MainActor (ToastContent, _ ended: @escaping @MainActor (ToastEnd) -> Void) -> (@MainActor () -> Void) = { _, _ in
    {}
  }
  /// Shows who made the app.
  package var showAbout: @MainActor () -> Void = {}
  /// Shows what the keys of the window do as the desktop shows that; false where it has no way of its own.
  package var showShortcuts: @MainActor ([ShortcutGroup]) -> Bool = { _ in false }
  /// Keeps the session from ending, with a reason. What it returns lets it end again.
  package var holdLogout: @MainActor (_ reason: String) -> (@MainActor () -> Void) = { _ in {} }

  /// Calls a closure now, and whenever the clipboard has something else, with the kinds of things that it has.
  package var followClipboard: @MainActor (_ changed: @escaping @MainActor (DropKinds) -> Void) -> Void = { _ in }
  /// Reads the clipboard as one of some kinds of things, and says once what was in it; nil for nothing of these.
  package var readClipboard: @MainActor (DropKinds, _ done: @escaping @MainActor (DropPayload?) -> Void) -> Void = { $1(nil) }
  let clipboard = ClipboardContent()

  package init() {}
}

/// A window that the views ask for: the one with an id, the one for a value, or the one with both.
package struct WindowRequest: Equatable {
  package let id: String?
  package let value: AnyHashable?
  /// The type of the value, as the view has it.
  package let valueType: ObjectIdentifier?

  package init(id: String) {
    self.id = id
    value = nil
    valueType = nil
  }

  package init<D: Hashable>(id: String? = nil, value: D) {
    self.id = id
    self.value = AnyHashable(value)
    valueType = ObjectIdentifier(D.self)
  }
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
