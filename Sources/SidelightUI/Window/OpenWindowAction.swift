import SidelightCore
package import SidelightGraph

/// Opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// var body: some View {
///   Button("Activity") { openWindow(id: "activity") }
///   Button("Open in a Window") { openWindow(value: mail.id) }
/// }
/// ```
///
/// What can be opened are the app's scenes: a `Window` or `WindowGroup` by its id, a `WindowGroup(for:)` by a value of its type, or by both. A
/// `Window`, and the window of a group that shows an equal value, come to the front when they are open. Where no scene fits, nothing is opened,
/// which is reported. Source: SwiftUI's `OpenWindowAction`.
@MainActor @preconcurrency public struct OpenWindowAction {
  private let requests: AppRequests?

  nonisolated init(_ requests: AppRequests?) { self.requests = requests }

  /// Opens the window with an id, or another one of the group with it. Write it as a call of the action itself: `openWindow(id: "activity")`.
  ///
  /// - Parameter id: the id that the scene has.
  public func callAsFunction(id: String) { requests?.openWindow(WindowRequest(id: id)) }

  /// Opens a window for a value, in the first group that shows values of its type.
  ///
  /// - Parameter value: what the window shows.
  public func callAsFunction<D: Codable & Hashable>(value: D) { requests?.openWindow(WindowRequest(value: value)) }

  /// Opens a window for a value, in the group with an id.
  ///
  /// - Parameters:
  ///   - id: the id that the scene has.
  ///   - value: what the window shows.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { requests?.openWindow(WindowRequest(id: id, value: value)) }
}

/// Opens a window of the app in the place of the one that the view is in.
///
/// ```swift
/// @Environment(\.pushWindow) private var pushWindow
/// var body: some View { Button("Edit") { pushWindow(id: "editor") } }
/// ```
///
/// The window that the view is in can't be seen until the new one closes, or until it is itself asked for. When the app starts the next time, both
/// are there. What can be opened is what ``OpenWindowAction`` opens. Source: SwiftUI's
/// `PushWindowAction`.
@MainActor @preconcurrency public struct PushWindowAction {
  private let requests: AppRequests?

  nonisolated init(_ requests: AppRequests?) { self.requests = requests }

  /// Opens the window with an id. Write it as a call of the action itself: `pushWindow(id: "editor")`.
  ///
  /// - Parameter id: the id that the scene has.
  public func callAsFunction(id: String) { requests?.pushWindow(WindowRequest(id: id)) }

  /// Opens a window for a value, in the first group that shows values of its type.
  ///
  /// - Parameter value: what the window shows.
  public func callAsFunction<D: Codable & Hashable>(value: D) { requests?.pushWindow(WindowRequest(value: value)) }

  /// Opens a window for a value, in the group with an id.
  ///
  /// - Parameters:
  ///   - id: the id that the scene has.
  ///   - value: what the window shows.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { requests?.pushWindow(WindowRequest(id: id, value: value)) }
}

/// Closes windows of the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// var body: some View { Button("Close") { dismissWindow() } }
/// ```
///
/// The sheets and alerts over a window go with it. Source: SwiftUI's `DismissWindowAction`.
@MainActor @preconcurrency public struct DismissWindowAction {
  private let requests: AppRequests?

  nonisolated init(_ requests: AppRequests?) { self.requests = requests }

  /// Closes the window that the view is in. Write it as a call of the action itself: `dismissWindow()`.
  public func callAsFunction() { requests?.dismissWindow(nil) }

  /// Closes the window with an id, or all windows of the group with it.
  ///
  /// - Parameter id: the id that the scene has.
  public func callAsFunction(id: String) { requests?.dismissWindow(WindowRequest(id: id)) }

  /// Closes the windows that show a value.
  ///
  /// - Parameter value: what they show.
  public func callAsFunction<D: Codable & Hashable>(value: D) { requests?.dismissWindow(WindowRequest(value: value)) }

  /// Closes the windows of the group with an id that show a value.
  ///
  /// - Parameters:
  ///   - id: the id that the scene has.
  ///   - value: what they show.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { requests?.dismissWindow(WindowRequest(id: id, value: value)) }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  ///
  /// Source: SwiftUI's `openWindow`.
  public var openWindow: OpenWindowAction { OpenWindowAction(self[AppRequestsKey.self]) }

  /// Opens a window of the app in the place of the one that the view is in.
  ///
  /// Source: SwiftUI's `pushWindow`.
  public var pushWindow: PushWindowAction { PushWindowAction(self[AppRequestsKey.self]) }

  /// Closes windows of the app.
  ///
  /// Source: SwiftUI's `dismissWindow`.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(self[AppRequestsKey.self]) }

  /// Whether the app can open more windows: always true on GNOME.
  ///
  /// Source: SwiftUI's `supportsMultipleWindows`.
  public var supportsMultipleWindows: Bool { true }
}
