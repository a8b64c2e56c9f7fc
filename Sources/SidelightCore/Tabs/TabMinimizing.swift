/// When the bar at the bottom shows only the selected tab, to make room for what is scrolled.
package enum TabMinimizing: Sendable, Hashable, CaseIterable {
  case never
  /// While the user scrolls down, until they scroll up or reach the top.
  case onScrollDown
  /// While the user scrolls up, until they scroll down.
  case onScrollUp

  func minimizes(_ scroll: ScrollState) -> Bool {
    switch self {
    case .never: false
    case .onScrollDown: scroll.direction == .down && !scroll.isAtTop
    case .onScrollUp: scroll.direction == .up
    }
  }
}
