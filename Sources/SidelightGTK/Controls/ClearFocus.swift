import SidelightBridge
import SidelightCore

/// Keeps what has the keyboard focus clear of what covers a scrolled area. GTK brings it into view, and knows of no cover.
@MainActor final class ClearFocus {
  private weak var scroll: ScrollWidget?
  private let room: () -> LayoutFrame?
  private var moves: SignalConnection?

  /// - Parameter room: what can be seen of the area and is not covered.
  init(_ scroll: ScrollWidget, _ room: @escaping () -> LayoutFrame?) {
    self.scroll = scroll
    self.room = room
  }

  isolated deinit { moves?.disconnect() }

  /// Hears of the focus only while something is covered.
  func follow(_ isCovered: Bool) {
    guard isCovered != (moves != nil) else { return }
    moves?.disconnect()
    moves = isCovered ? scroll?.root?.onNotify("focus-widget") { [weak self] in self?.focusMoved() } : nil
  }

  private func focusMoved() {
    guard let scroll, scroll.containsFocus else { return }
    scroll.afterLayout { [weak self] in self?.bringIntoView() }
  }

  private func bringIntoView() {
    guard let scroll, scroll.containsFocus, let room = room(), let box = scroll.focusInRoot?.bounds(in: scroll) else { return }
    let right = ScrollTarget.distance(to: box.x - room.x, length: box.width, visible: room.size.width, anchor: nil)
    let down = ScrollTarget.distance(to: box.y - room.y, length: box.height, visible: room.size.height, anchor: nil)
    if right != 0 { scroll.horizontalOffset += right }
    if down != 0 { scroll.verticalOffset += down }
  }
}
