import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Has one of the views in it show its swipe actions at a time.
@MainActor final class SwipeContainer {
  private weak var open: (any SwipeRegion)?
  /// The press under way is on the actions that are shown.
  private var isOnStrip = false

  nonisolated init() {}

  func opened(_ region: any SwipeRegion) {
    if let open, open !== region { open.close() }
    open = region
  }

  func closed(_ region: any SwipeRegion) { if open === region { open = nil } }

  func stripPressed() { isOnStrip = true }

  /// Hides the actions that are shown; false where there are none.
  @discardableResult func close() -> Bool { open?.close() ?? false }
}

extension SwipeContainer: PressHandler {
  func hear(_ press: Press, _ space: @escaping (AnyHashable) -> LayoutFrame?) {
    guard press.phase == .ended || press.phase == .cancelled else { return }
    if press.phase == .ended, !isOnStrip { close() }
    isOnStrip = false
  }

  func cancel() { isOnStrip = false }
}

/// The container around views with swipe actions.
enum SwipeContainerKey: EnvironmentKey {
  static var defaultValue: Around { Around() }

  struct Around: Equatable {
    var container: SwipeContainer?

    static func == (left: Around, right: Around) -> Bool { left.container === right.container }
  }
}

private struct SwipeContainerView<Content: View> {
  let content: Content
  @State private var container = SwipeContainer()
  @Environment(\.scrollAround) private var scroll

  nonisolated init(content: Content) { self.content = content }
}

extension SwipeContainerView: View {
  var body: some View {
    let container = container
    let _ = scroll?.hear(by: container) { [weak container] in container?.close() }
    PressView(
      EnvironmentView(content: content.onScrollMeasure(of: { Point($0.x, $0.y) }) { if $0 != $1 { container.close() } }) {
        $0[SwipeContainerKey.self] = SwipeContainerKey.Around(container: container)
      },
      PressManner(isShared: true), make: { container }, refresh: { _ in }
    )
    .onKeyPress(keys: [.escape], phases: .down) { $0.modifiers.isEmpty && container.close() ? .handled : .ignored }
  }
}

extension View {
  /// Has one of the views in this one show its swipe actions at a time, as rows of a list do.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack {
  ///     ForEach(messages) { message in
  ///       MessageView(message)
  ///         .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { delete(message) } }
  ///     }
  ///   }
  /// }
  /// .swipeActionsContainer()
  /// ```
  ///
  /// Actions that are revealed are hidden when others are, when this view or one around it is scrolled, when something else in it is pressed,
  /// and by Escape. A list does so by itself: around one this changes nothing of its rows.
  ///
  /// Source: SwiftUI's `swipeActionsContainer()`.
  nonisolated public func swipeActionsContainer() -> some View { SwipeContainerView(content: self) }
}
