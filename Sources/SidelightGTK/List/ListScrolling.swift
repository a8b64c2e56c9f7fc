import SidelightBridge
import SidelightCore

/// Brings rows of a list into view.
@MainActor final class ListScrolling {
  private let rows: BoundRows
  private let scroll: ScrollWidget
  /// What the list is to show once it has been laid out, and what tells that it is about to be.
  private var awaited: ScrollTarget?
  private var mapping: SignalConnection?

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    self.scroll = scroll
  }

  /// Brings a row into view, and then to where it is wanted there: how tall the rows are is known when they have been laid out.
  func scroll(to target: ScrollTarget) {
    guard case .row(let position) = target.place else { return }
    guard rows.view.height > 0 else { return scrollLater(to: target) }
    rows.view.scroll(to: position)
    guard let anchor = target.anchor else { return }
    scroll.afterLayout { [weak self] in
      guard let self, let line = rows.line(at: position), let box = line.bounds(in: rows.view) else { return }
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y, length: box.height, visible: Double(rows.view.height), anchor: anchor.y)
    }
  }

  /// GTK forgets what it is asked before it knows how much of the list can be seen: the newest wish waits for the first layout.
  private func scrollLater(to target: ScrollTarget) {
    let isWaiting = awaited != nil
    awaited = target
    guard !isWaiting else { return }
    if rows.view.isMapped { return scroll.afterLayout { [weak self] in self?.scrollToAwaited() } }
    mapping = rows.view.onMap { [weak self] in
      self?.mapping?.disconnect()
      self?.scroll.afterLayout { [weak self] in self?.scrollToAwaited() }
    }
  }

  private func scrollToAwaited() {
    guard let target = awaited else { return }
    awaited = nil
    if rows.view.height > 0 { scroll(to: target) }
  }
}
