import SidelightBridge

/// Widgets in a row of a bar. Those that the bar has no room for stay in it unseen.
@MainActor final class ToolbarStrip: WidgetLayout {
  /// Made for the first widget.
  private(set) lazy var box = makeBox()
  private(set) var widgets: [Widget] = []
  /// Those that are not shown.
  private var hidden: Set<Widget> = []

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

  private var shown: [Widget] { widgets.filter { $0.isVisible && !hidden.contains($0) } }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    var result = Measurement.zero
    for (index, widget) in shown.enumerated() {
      let size = widget.measure(orientation)
      if orientation == .vertical {
        result = Measurement(minimum: max(result.minimum, size.minimum), natural: max(result.natural, size.natural))
      } else {
        let gap = index > 0 ? Self.spacing : 0
        result = Measurement(minimum: result.minimum + gap + size.minimum, natural: result.natural + gap + size.natural)
      }
    }
    return result
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let shown = shown
    let sizes = shown.map { $0.measure(.horizontal) }
    var left = width - sizes.reduce(0) { $0 + $1.minimum } - Self.spacing * max(0, shown.count - 1)
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
    for (widget, given) in zip(shown, widths) {
      let tall = max(height, widget.measure(.vertical, forSize: given).minimum)
      widget.allocate(x: box.isRightToLeft ? width - x - given : x, y: 0, width: given, height: tall)
      x += given + Self.spacing
    }
  }
}
