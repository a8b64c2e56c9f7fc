/// Brings what a view shows up to date, and returns when that is done.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// var body: some View { Button("Refresh") { Task { await refresh?() } }.disabled(refresh == nil) }
/// ```
///
/// Source: SwiftUI's `RefreshAction`.
public struct RefreshAction: Equatable, Sendable {
  let refresher: Refresher

  /// Refreshes, or waits for the end of a refresh that is under way. Write it as a call of the action itself: `await refresh()`.
  public func callAsFunction() async { await refresher.refresh() }

  /// Actions are equal that refresh the same.
  nonisolated public static func == (left: RefreshAction, right: RefreshAction) -> Bool { left.refresher === right.refresher }
}

enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

/// Whether a refresh of the view around is under way.
enum RefreshingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Refreshes the view around; nil where nothing can be refreshed.
  ///
  /// Source: SwiftUI's `refresh`.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

/// Runs the action of one refreshable view, one refresh at a time.
@MainActor final class Refresher {
  var action: @Sendable () async -> Void = {}
  /// Hears that a refresh began or ended.
  var changed: (Bool) -> Void = { _ in }
  private var work: Task<Void, Never>?

  nonisolated init() {}

  func refresh() async {
    start()
    await work?.value
  }

  /// Begins a refresh, unless one is under way.
  func start() {
    guard work == nil else { return }
    changed(true)
    work = Task { [weak self, action] in
      await action()
      self?.end()
    }
  }

  private func end() {
    work = nil
    changed(false)
  }

  /// The view is gone, so nobody needs the result of a refresh.
  func cancel() { work?.cancel() }
}
