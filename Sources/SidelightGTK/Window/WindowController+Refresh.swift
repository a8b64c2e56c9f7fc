import SidelightBridge
import SidelightCore

extension WindowController {
  /// F5 and Ctrl+R: refresh the list or scrolled area around the focus, or else the first that can be seen.
  func refresh() -> Bool {
    let all = refreshables(below: topSheet ?? self).filter { $0.widget.isMapped }
    let near = window.focusedWidget.flatMap { focus in all.last { focus.isInside($0.widget) } }
    guard let area = near ?? all.first else { return false }
    area.send(.refresh(area.id))
    return true
  }

  private func refreshables(below controller: Controller) -> [Controller] {
    controller.children.flatMap { child in (child.element.kind.isRefreshable ? [child] : []) + refreshables(below: child) }
  }
}

extension Controller {
  /// Pulling what scrolls beyond its top refreshes it, where it can be refreshed.
  func listenToPulls(_ scroll: ScrollWidget) {
    scroll.onPulledDown { [weak self] in
      guard let self, element.kind.isRefreshable else { return }
      send(.refresh(id))
    }
  }
}

extension Controller {
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
