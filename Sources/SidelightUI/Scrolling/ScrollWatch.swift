package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Somebody who hears how far the scroll views in a view are scrolled.
@MainActor final class ScrollWatch {
  fileprivate(set) var moved: ((ScrollMeasure) -> Void)?
  /// Hears what happens to them, with what happened before and where they are.
  fileprivate(set) var phased: ((ScrollActivity, ScrollActivity, ScrollMeasure?) -> Void)?
  var hasPhase: Bool { phased != nil }
  fileprivate let heard = HeardValue()

  nonisolated init() {}
}

/// Those who hear of a scroll view.
enum ScrollWatchesKey: EnvironmentKey {
  static var defaultValue: [ScrollWatch] { [] }
}

private struct ScrollWatchView<Content: View, T: Equatable> {
  let content: Content
  let transform: @MainActor (ScrollMeasure) -> T
  let action: @MainActor (T, T) -> Void
  @State private var watch = ScrollWatch()

  nonisolated init(
    content: Content, transform: @escaping @MainActor (ScrollMeasure) -> T, action: @escaping @MainActor (T, T) -> Void
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }
}

extension ScrollWatchView: View {
  var body: some View {
    let watch = watch
    let _ = watch.moved = { [heard = watch.heard] in heard.take(transform($0), action) }
    EnvironmentView(content: content) { $0[ScrollWatchesKey.self] = $0[ScrollWatchesKey.self] + [watch] }
  }
}

private struct ScrollPhaseView<Content: View> {
  let content: Content
  let action: @MainActor (ScrollActivity, ScrollActivity, ScrollMeasure?) -> Void
  @State private var watch = ScrollWatch()

  nonisolated init(content: Content, action: @escaping @MainActor (ScrollActivity, ScrollActivity, ScrollMeasure?) -> Void) {
    self.content = content
    self.action = action
  }
}

extension ScrollPhaseView: View {
  var body: some View {
    let watch = watch
    let _ = watch.phased = action
    EnvironmentView(content: content) { $0[ScrollWatchesKey.self] = $0[ScrollWatchesKey.self] + [watch] }
  }
}

extension View {
  /// Has an action run when something else happens to the scroll views in this view.
  nonisolated package func onScrollActivity(
    _ action: @escaping @MainActor (_ old: ScrollActivity, _ new: ScrollActivity, ScrollMeasure?) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }

  /// Has an action run when something that follows from how far the scroll views in this view are scrolled is another one than before, and once
  /// at first.
  nonisolated package func onScrollMeasure<T: Equatable>(
    of transform: @escaping @MainActor (ScrollMeasure) -> T, action: @escaping @MainActor (_ old: T, _ new: T) -> Void
  ) -> some View {
    ScrollWatchView(content: self, transform: transform, action: action)
  }
}
