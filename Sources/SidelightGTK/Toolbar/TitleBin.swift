import SidelightBridge

/// What stands in the middle of a header bar: a page's title, or what the app has put there. It never makes the page wider: without the
/// room that it needs it is not there.
@MainActor final class TitleBin<Title: Widget>: WidgetLayout {
  let bin: LayoutBin
  let title: Title

  init(_ title: Title) {
    self.title = title
    bin = LayoutBin(child: title)
    bin.layout = self
  }

  /// Lets go of the title, which may be shown elsewhere next.
  func release() {
    show(true)
    bin.child = nil
  }

  /// What has no place on the screen would get the focus all the same, and assistive technology would hear of it.
  private func show(_ isShown: Bool) {
    guard title.isChildVisible != isShown else { return }
    title.isChildVisible = isShown
    title.canFocus = isShown
    title.updateAccessible(.hidden(!isShown))
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return Measurement(minimum: 0, natural: title.measure(.horizontal).natural) }
    return title.measure(.vertical)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let hasRoom = width >= title.measure(.horizontal).minimum
    show(hasRoom)
    if hasRoom { title.allocate(x: 0, y: 0, width: width, height: max(height, title.measure(.vertical).minimum)) }
  }
}
