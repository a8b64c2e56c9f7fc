import SidelightBridge
import SidelightCore

/// The bar below a page's content: items from its start, the status in its middle, and at its end the menu of what has no room.
@MainActor final class PageBottomBar: WidgetLayout {
  let bar = LayoutContainer()
  private let start = ToolbarStrip()
  private let middle = ToolbarStrip()
  private let end = ToolbarStrip()
  private let items: ToolbarItems
  /// How far from the edge a text or a symbol begins that comes first: where those of the rows above do. A button has its own space around it.
  private var inset = 0

  private static let textInset = 8

  init() {
    items = ToolbarItems([start, middle, end])
    bar.layout = self
    bar.addClass("toolbar")
    for strip in [start, middle, end] { bar.insert(strip.box) }
  }

  var isEmpty: Bool { start.widgets.isEmpty && middle.widgets.isEmpty }

  func show(_ bottom: [Controller], status: [Controller]) {
    start.show(bottom.map(\.widget))
    middle.show(status.map(\.widget))
    end.show([items.menu.button])
    let inset = bottom.first?.element.kind.isMenuEntry == false ? Self.textInset : 0
    if inset != self.inset { bar.queueResize() }
    self.inset = inset
    items.take((bottom + status).map { ($0.widget, $0) }, secondary: [])
  }

  func remove(_ item: Controller) {
    start.remove(item.widget)
    middle.remove(item.widget)
  }

  func menu(of item: Controller) -> MenuButtonWidget? { items.menu.contains(item) ? items.menu.button : nil }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    if orientation == .horizontal {
      let minimum = items.minimum + inset
      return Measurement(minimum: minimum, natural: max(minimum, items.natural + inset))
    }
    let heights = [start, middle, end].map { $0.measure(.vertical, forSize: -1) }
    return Measurement(minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    items.fit(into: width - inset)
    let gap = ToolbarStrip.spacing
    let menu = end.measure(.horizontal, forSize: -1).minimum
    let status = middle.measure(.horizontal, forSize: -1)
    var first = start.measure(.horizontal, forSize: -1)
    if first.natural > 0 { first = Measurement(minimum: first.minimum + inset, natural: first.natural + inset) }
    let room = width - (menu > 0 ? menu + gap : 0)
    var statusWidth = 0
    var statusStart = room
    if status.natural > 0 {
      statusWidth = max(status.minimum, min(status.natural, room - first.minimum - gap))
      let begin = first.minimum > 0 ? min(first.natural, room - statusWidth - gap) + gap : 0
      statusStart = max(begin, min((width - statusWidth) / 2, room - statusWidth))
    }
    place(start, from: inset, max(first.minimum, statusStart - (status.natural > 0 ? gap : 0)) - inset, width, height)
    place(middle, from: statusStart, statusWidth, width, height)
    place(end, from: width - menu, menu, width, height)
  }

  private func place(_ strip: ToolbarStrip, from x: Int, _ given: Int, _ width: Int, _ height: Int) {
    guard strip.box.isVisible else { return }
    let least = max(given, strip.box.measure(.horizontal).minimum)
    strip.box.allocate(x: bar.isRightToLeft ? width - x - least : x, y: 0, width: least, height: height)
  }
}
