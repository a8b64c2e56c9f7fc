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
    followScrolling(scroll, element.kind.followsScrolling)
  }

  /// Says that a refresh has begun or ended, also in a word: the keys that begin it change nothing where the focus is.
  private func tellRefresh(of widget: Widget, from old: Element?) {
    let isRefreshing = element.kind.isRefreshing
    guard isRefreshing != (old?.kind.isRefreshing ?? false) else { return }
    widget.updateAccessible(.busy(isRefreshing))
    widget.announce(isRefreshing ? "Refreshing" : "Done refreshing")
  }

  /// Says how it scrolls down, for as long as its element follows that.
  private func followScrolling(_ scroll: ScrollWidget, _ follows: Bool) {
    guard follows != scroll.isFollowed else { return }
    guard follows else { return scroll.follow(nil) }
    var course = ScrollCourse(textScale: renderer?.desktop.traits.textScale ?? 1)
    scroll.follow { [weak self, weak scroll] isLayout in
      guard let self, let at = scroll?.position else { return }
      guard course.move(to: at.offset, length: at.length, visible: at.visible, isLayout: isLayout) else { return }
      send(.scrolled(id, course.state))
    }
    // What was said of it before, by whoever showed it then, holds no more.
    let at = scroll.position
    _ = course.move(to: at.offset, length: at.length, visible: at.visible, isLayout: true)
    send(.scrolled(id, course.state))
  }
}
