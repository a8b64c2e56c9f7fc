import SidelightBridge
import SidelightCore

extension Controller {
  /// Pulling what scrolls beyond its top refreshes it, where it can be refreshed.
  func listenToPulls(_ scroll: ScrollWidget) {
    scroll.onPulledDown { [weak self] in
      guard let self, element.kind.isRefreshable else { return }
      send(.refresh(id))
    }
  }

  /// Something that scrolls has another element.
  ///
  /// - Parameter content: what assistive technology knows it as.
  func scrollingChanged(_ scroll: ScrollWidget, around content: Widget, from old: Element?) {
    tellRefresh(of: content, from: old)
    scroll.follow(element.kind.followsScrolling, textScale: renderer?.desktop.traits.textScale ?? 1) { [weak self] state in
      if let self { send(.scrolled(id, state)) }
    }
  }

  /// Says that a refresh has begun or ended, also in a word: the keys that begin it change nothing where the focus is.
  private func tellRefresh(of widget: Widget, from old: Element?) {
    let isRefreshing = element.kind.isRefreshing
    guard isRefreshing != (old?.kind.isRefreshing ?? false) else { return }
    widget.updateAccessible(.busy(isRefreshing))
    widget.announce(isRefreshing ? "Refreshing" : "Done refreshing")
  }
}
