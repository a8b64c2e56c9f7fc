import SidelightBridge

/// What stands in the middle of a header bar: a page's title, or what the app has put there. It never makes the page wider: without the
/// room that it needs it is not there. Only tabs keep their room, since nobody would find the other pages without them.
@MainActor final class TitleBin<Title: Widget>: WidgetLayout {
  let bin: LayoutBin
  let title: Title

  private let keepsRoom: Bool

  init(_ title: Title, keepsRoom: Bool = false) {
    self.title = title
    self.keepsRoom = keepsRoom
    bin = LayoutBin(child: title)
    bin.layout = self
  }

  /// Lets go of the title, which may be shown elsewhere next.
  func release() {
    title.hasRoom = true
    bin.child = nil
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let own = title.measure(orientation)
    return orientation == .vertical || keepsRoom ? own : Measurement(minimum: 0, natural: own.natural)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    title.hasRoom = width >= title.measure(.horizontal).minimum
    if title.hasRoom { title.allocate(x: 0, y: 0, width: width, height: max(height, title.measure(.vertical).minimum)) }
  }
}
