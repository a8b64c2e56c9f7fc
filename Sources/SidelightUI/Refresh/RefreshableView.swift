import SidelightCore

/// A view with an action that brings it up to date.
struct RefreshableView<Content: View> {
  let content: Content
  let action: @Sendable () async -> Void
  @State private var refresher = Refresher()
  @State private var isRefreshing = false

  nonisolated init(content: Content, action: @escaping @Sendable () async -> Void) {
    self.content = content
    self.action = action
  }
}

extension RefreshableView: View {
  var body: some View {
    let _ = refresher.action = action
    let (refresher, isShown) = (refresher, $isRefreshing)
    // The state alone: this view has the refresher, which has the closure.
    let _ = refresher.changed = { isShown.wrappedValue = $0 }
    ToolbarView(
      content: EnvironmentView(content: content) { [isRefreshing] in
        $0[RefreshKey.self] = RefreshAction(refresher: refresher)
        $0[RefreshingKey.self] = isRefreshing
      }
      .onDisappear { refresher.cancel() },
      items: ToolbarItemView(placement: .automatic, content: RefreshButton(isRefreshing: isRefreshing, refresher: refresher)))
  }
}

/// The button in the header bar: a spinner while it lasts.
struct RefreshButton: View {
  let isRefreshing: Bool
  let refresher: Refresher

  var body: some View {
    let refresher = refresher
    Button {
      refresher.start()
    } label: {
      if isRefreshing { ProgressView() } else { Image(systemName: "arrow.clockwise") }
    }
    .accessibilityLabel("Refresh")
    .help("Refresh")
  }
}

extension View {
  /// Adds an asynchronous action that brings what this view shows up to date.
  ///
  /// On GNOME the page's header bar has a button for it, which shows a spinner for as long as the action takes. In a ``List`` or
  /// ``ScrollView`` F5 and Ctrl+R refresh as well, and so does pulling it down at its top on a touch screen or touchpad. Only one refresh is
  /// under way at a time; it is cancelled when the view goes or is hidden. Screen readers hear when it begins and ends. Below, `refresh` of the environment calls the action.
  ///
  /// Source: SwiftUI's `refreshable(action:)`.
  ///
  /// - Parameter action: brings the data up to date, and returns when that is done.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}
