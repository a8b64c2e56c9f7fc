import SidelightBridge
import SidelightCore

/// Widgets in a row of a bar. Those that the bar has no room for stay in it unseen.
@MainActor final class ToolbarStrip: WidgetLayout {
  /// Made for the first widget.
  private(set) lazy var box = makeBox()
  private(set) var widgets: [Widget] = []
  /// Those that are not shown.
  private var hidden: Set<Widget> = []
  /// How they stand before content that goes on below the bar; empty where none does.
  var capsules: [Widget: ToolbarCapsule] = [:] {
    didSet {
      guard capsules != oldValue else { return }
      StyleSheet.glass.read()
      box.setClass("sidelight-capsules", !capsules.isEmpty)
      box.paintsBelow = capsules.isEmpty ? nil : { [weak self] in self?.draw($0) }
      box.queueResize()
    }
  }

  /// Between two widgets, in pixels, as libadwaita has it between the buttons of a bar.
  static let spacing = 6

  private func makeBox() -> LayoutContainer {
    let box = LayoutContainer()
    box.layout = self
    return box
  }

  /// Takes exactly these widgets, in their order.
  func show(_ new: [Widget]) {
    guard new != widgets else { return }
    for widget in widgets where !new.contains(widget) { drop(widget) }
    var next: Widget?
    for widget in new.reversed() {
      box.insert(widget, before: next)
      next = widget
    }
    widgets = new
    box.isVisible = !new.isEmpty
  }

  func remove(_ widget: Widget) {
    guard widgets.contains(widget) else { return }
    widgets.removeAll { $0 == widget }
    if capsules[widget] != nil { capsules[widget] = nil }
    drop(widget)
  }

  private func drop(_ widget: Widget) {
    box.remove(widget)
    // What shows it next does not know that it was hidden here.
    if hidden.remove(widget) != nil { widget.hasRoom = true }
  }

  func hide(_ new: Set<Widget>) {
    let new = new.intersection(widgets)
    guard new != hidden else { return }
    for widget in hidden.subtracting(new) { widget.hasRoom = true }
    for widget in new.subtracting(hidden) { widget.hasRoom = false }
    hidden = new
    box.queueResize()
  }

  private func capsules(of widgets: [Widget]) -> [ToolbarCapsule] { widgets.map { capsules[$0] ?? .bare } }

  /// The distance of each widget from the one before it: none within a capsule.
  private func gaps(between widgets: [Widget]) -> [Int] {
    if capsules.isEmpty { return widgets.indices.map { $0 == 0 ? 0 : Self.spacing } }
    let capsules = capsules(of: widgets)
    return widgets.indices.map { $0 == 0 || capsules[$0].joins(capsules[$0 - 1]) ? 0 : Self.spacing }
  }

  /// Draws the capsules.
  private func draw(_ painter: Painter) {
    let shown = shown
    var color = box.ownColor
    color.alpha *= Self.opacity
    for run in ToolbarCapsule.runs(of: capsules(of: shown)) {
      let boxes = shown[run].compactMap { $0.bounds(in: box) }
      guard let first = boxes.first else { continue }
      let (left, right) = (boxes.map(\.x).min() ?? first.x, boxes.map { $0.x + $0.width }.max() ?? first.x)
      let high = min(first.height, Self.high)
      let place = PixelRectangle(x: left, y: first.y + (first.height - high) / 2, width: right - left, height: high)
      painter.clipped(to: place, radius: high / 2) { painter.fill(place, color) }
    }
  }

  /// How high a capsule is at most, in pixels: as high as a button; and how opaque it is.
  private static let (high, opacity) = (34.0, 0.1)

  private var shown: [Widget] { widgets.filter { $0.isVisible && !hidden.contains($0) } }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    var result = Measurement.zero
    let shown = shown
    for (gap, widget) in zip(gaps(between: shown), shown) {
      let size = widget.measure(orientation)
      if orientation == .vertical {
        result = Measurement(minimum: max(result.minimum, size.minimum), natural: max(result.natural, size.natural))
      } else {
        result = Measurement(minimum: result.minimum + gap + size.minimum, natural: result.natural + gap + size.natural)
      }
    }
    return result
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let shown = shown
    let sizes = shown.map { $0.measure(.horizontal) }
    let gaps = gaps(between: shown)
    var left = width - sizes.reduce(0) { $0 + $1.minimum } - gaps.reduce(0, +)
    var widths = sizes.map(\.minimum)
    for (index, size) in sizes.enumerated() where left > 0 {
      let more = min(left, size.natural - size.minimum)
      widths[index] += more
      left -= more
    }
    let growing = shown.indices.filter { shown[$0].wantsExpansion(.horizontal) }
    for (turn, index) in growing.enumerated() where left > 0 {
      let more = left / (growing.count - turn)
      widths[index] += more
      left -= more
    }
    var x = 0
    for (index, (widget, given)) in zip(shown, widths).enumerated() {
      x += gaps[index]
      let tall = max(height, widget.measure(.vertical, forSize: given).minimum)
      widget.allocate(x: box.isRightToLeft ? width - x - given : x, y: 0, width: given, height: tall)
      x += given
    }
  }
}
