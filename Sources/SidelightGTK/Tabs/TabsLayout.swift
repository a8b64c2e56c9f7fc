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
  /// The bar below the pages is small, and has the accessory in its line where there is room for both.
  private var isMinimized = false
  /// They stand in one line.
  private var isInLine = false
  private var reported: TabMetrics?

  init(_ pages: Widget) {
    self.pages = pages
    bin.insert(pages)
    bin.clipsContent = true
    bin.requestMode = .constantSize
    bin.layout = self
  }

  /// Puts the bar below the pages or above them; nil for none.
  func place(_ new: Widget?, isBelow: Bool, isMinimized: Bool = false) {
    if new != bar {
      if let bar { bin.remove(bar) }
      bar = new
      if let new { bin.insert(new) }
    }
    new?.setClass("sidelight-bottom-tabs", isBelow)
    new?.setClass("sidelight-inline-tabs", !isBelow)
    new?.horizontalAlign = isBelow ? .fill : .center
    new?.setClass("sidelight-small-tabs", isMinimized)
    guard isBelow != self.isBelow || isMinimized != self.isMinimized else { return }
    self.isBelow = isBelow
    self.isMinimized = isMinimized
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
    StyleSheet.tabs.read()
    box.addClass("sidelight-tab-accessory")
    accessory = box
    bin.insert(box)
    return box
  }

  /// All parts from top to bottom.
  var order: [Widget] {
    let middle = [pages] + [accessory].compactMap { $0 as Widget? }
    let bar = [bar].compactMap { $0 }
    if isInLine { return [pages] + bar + middle.dropFirst() }
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
    func allocate(_ widget: Widget?, x: Int = 0, y: Int, width own: Int, height: Int) {
      widget?.allocate(x: bin.isRightToLeft ? width - x - own : x, y: y, width: own, height: height)
    }
    let leastHeight = pages.measure(.vertical, forSize: given).minimum
    isInLine = false
    if let bar, let accessory, let barWidth = widthInLine(of: bar, beside: accessory, in: width) {
      isInLine = true
      let accessoryWidth = width - barWidth
      let line = max(
        bar.measure(.vertical, forSize: barWidth).minimum, accessory.measure(.vertical, forSize: accessoryWidth).minimum)
      let rest = max(height - line, leastHeight)
      allocate(pages, y: 0, width: given, height: rest)
      allocate(bar, y: rest, width: barWidth, height: line)
      return allocate(accessory, x: barWidth, y: rest, width: accessoryWidth, height: line)
    }
    let (barRoom, accessoryRoom) = (room(of: bar), room(of: accessory))
    let rest = max(height - barRoom.height - accessoryRoom.height, leastHeight)
    let top = isBelow ? 0 : barRoom.height
    pages.allocate(x: bin.isRightToLeft ? width - given : 0, y: top, width: given, height: rest, baseline: baseline)
    allocate(accessory, y: top + rest, width: accessoryRoom.width, height: accessoryRoom.height)
    allocate(bar, y: isBelow ? top + rest + accessoryRoom.height : 0, width: barRoom.width, height: barRoom.height)
  }

  /// How wide a minimized bar is with the accessory in its line; nil where the two have no room beside each other.
  private func widthInLine(of bar: Widget, beside accessory: Widget, in width: Int) -> Int? {
    guard isMinimized else { return nil }
    let own = bar.measure(.horizontal)
    let room = width - accessory.measure(.horizontal).minimum
    return room >= own.minimum ? min(own.natural, room) : nil
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
