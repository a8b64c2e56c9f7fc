import SidelightBridge
import SidelightCore

/// Places the pages of a tab view and its bar, and learns the width right inside of layout, so that the tabs move before they are placed.
@MainActor final class TabsLayout: WidgetLayout {
  let bin = LayoutContainer()
  weak var controller: TabsController?
  private let pages: Widget
  private var bar: Widget?
  private var isBelow = true
  private var reported: TabMetrics?

  init(_ pages: Widget) {
    self.pages = pages
    bin.insert(pages)
    bin.clipsContent = true
    bin.requestMode = .constantSize
    bin.layout = self
  }

  /// Puts the bar below the pages or above them; nil for none.
  func place(_ new: Widget?, isBelow: Bool) {
    if new != bar {
      if let bar { bin.remove(bar) }
      bar = new
      if let new { bin.insert(new) }
    }
    new?.setClass("sidelight-bottom-tabs", isBelow)
    new?.setClass("sidelight-inline-tabs", !isBelow)
    new?.horizontalAlign = isBelow ? .fill : .center
    guard isBelow != self.isBelow else { return }
    self.isBelow = isBelow
    bin.queueResize()
  }

  /// The pages and the bar from top to bottom.
  var order: [Widget] { isBelow ? [pages] + [bar].compactMap { $0 } : [bar].compactMap { $0 } + [pages] }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let page = pages.measure(orientation)
    guard let bar else { return page }
    let own = bar.measure(orientation)
    if orientation == .horizontal {
      return Measurement(minimum: max(page.minimum, own.minimum), natural: max(page.natural, own.natural))
    }
    return Measurement(minimum: page.minimum + own.minimum, natural: page.natural + own.minimum)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    report(width)
    // A bar that needs more is cut, and the pages are as wide as they would be without it.
    let given = max(width, pages.measure(.horizontal).minimum)
    let barWidth = max(width, bar?.measure(.horizontal).minimum ?? 0)
    let x = bin.isRightToLeft ? width - given : 0
    let barHeight = bar?.measure(.vertical, forSize: barWidth).minimum ?? 0
    let rest = max(height - barHeight, pages.measure(.vertical, forSize: given).minimum)
    pages.allocate(x: x, y: isBelow ? 0 : barHeight, width: given, height: rest, baseline: baseline)
    bar?.allocate(
      x: bin.isRightToLeft ? width - barWidth : 0, y: isBelow ? max(rest, height - barHeight) : 0, width: barWidth, height: barHeight)
  }

  private func report(_ width: Int) {
    guard let controller else { return }
    let metrics = TabMetrics(width: Double(width), textScale: controller.renderer?.desktop.traits.textScale ?? 1)
    guard metrics != reported else { return }
    reported = metrics
    controller.send(.tabs(controller.id, .measured(metrics)))
    // The answer has to be here before anything is placed.
    controller.renderer?.host?.flush()
  }
}
