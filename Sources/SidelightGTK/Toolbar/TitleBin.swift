import SidelightBridge

/// A page's title as its header bar shows it. It never makes the page wider: without room for a few letters it is not there.
@MainActor final class TitleBin: WidgetLayout {
  let bin: LayoutBin
  let title = WindowTitleWidget()

  init() {
    bin = LayoutBin(child: title)
    bin.layout = self
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return Measurement(minimum: 0, natural: title.measure(.horizontal).natural) }
    return title.measure(.vertical)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let hasRoom = width >= title.measure(.horizontal).minimum
    title.isChildVisible = hasRoom
    if hasRoom { title.allocate(x: 0, y: 0, width: width, height: max(height, title.measure(.vertical).minimum)) }
  }
}
