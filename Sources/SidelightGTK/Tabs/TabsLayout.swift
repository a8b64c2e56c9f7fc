import SidelightBridge
import SidelightCore

/// Places the pages of a tab view, its accessory and its bar, and learns the width right inside of layout, so that the tabs move before they
/// are placed.
@MainActor final class TabsLayout: WidgetLayout {
  let bin = LayoutContainer()
  weak var controller: TabsController?
  private let pages: Widget
  private var bar: Widget?
  private var isBelow = true
  /// Below the pages, and above a bar there.
  private var accessory: BoxWidget?
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

  /// Puts these at the bottom of the pages, one below the other; none takes the accessory away.
  func show(accessory widgets: [Widget]) {
    guard !widgets.isEmpty else {
      if let accessory { bin.remove(accessory) }
      accessory = nil
      return
    }
    let box = accessory ?? makeAccessory()
    for child in box.children where !widgets.contains(child) { box.remove(child) }
    var last: Widget?
    for widget in widgets {
      if widget.parent == box { box.move(widget, after: last) } else { box.insert(widget, after: last) }
      last = widget
    }
  }

  private func makeAccessory() -> BoxWidget {
    let box = BoxWidget(.vertical)
    box.addClass("sidelight-tab-accessory")
    accessory = box
    bin.insert(box)
    return box
  }

  /// All parts from top to bottom.
  var order: [Widget] {
    let middle = [pages] + [accessory].compactMap { $0 as Widget? }
    let bar = [bar].compactMap { $0 }
    return isBelow ? middle + bar : bar + middle
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let page = pages.measure(orientation)
    let others = [accessory, bar].compactMap { $0?.measure(orientation).minimum }
    if orientation == .horizontal {
      let widest = others.max() ?? 0
      return Measurement(minimum: max(page.minimum, widest), natural: max(page.natural, widest))
    }
    let height = others.reduce(0, +)
    return Measurement(minimum: page.minimum + height, natural: page.natural + height)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    report(width)
    // What needs more is cut, and the pages are as wide as they would be without it.
    let given = max(width, pages.measure(.horizontal).minimum)
    func room(of widget: Widget?) -> (width: Int, height: Int) {
      guard let widget else { return (0, 0) }
      let own = max(width, widget.measure(.horizontal).minimum)
      return (own, widget.measure(.vertical, forSize: own).minimum)
    }
    let (barRoom, accessoryRoom) = (room(of: bar), room(of: accessory))
    let rest = max(height - barRoom.height - accessoryRoom.height, pages.measure(.vertical, forSize: given).minimum)
    func allocate(_ widget: Widget?, y: Int, width own: Int, height: Int) {
      widget?.allocate(x: bin.isRightToLeft ? width - own : 0, y: y, width: own, height: height)
    }
    let top = isBelow ? 0 : barRoom.height
    pages.allocate(x: bin.isRightToLeft ? width - given : 0, y: top, width: given, height: rest, baseline: baseline)
    allocate(accessory, y: top + rest, width: accessoryRoom.width, height: accessoryRoom.height)
    allocate(bar, y: isBelow ? top + rest + accessoryRoom.height : 0, width: barRoom.width, height: barRoom.height)
  }

  private func report(_ width: Int) {
    guard let controller, case .tabs(let tabs) = controller.element.kind, !tabs.isMeasuredAround else { return }
    let metrics = TabMetrics(width: Double(width), textScale: controller.renderer?.desktop.traits.textScale ?? 1)
    guard metrics != reported else { return }
    reported = metrics
    controller.send(.tabs(controller.id, .measured(metrics)))
    // The answer has to be here before anything is placed.
    controller.renderer?.host?.flush()
  }
}
