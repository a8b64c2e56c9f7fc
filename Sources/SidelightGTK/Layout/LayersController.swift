import SidelightBridge
package import SidelightCore

/// Views above each other, as a widget whose layout is Swift's.
@MainActor package final class LayersController: Controller, WidgetLayout {
  private let container = LayoutContainer()

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    // GTK would have it take all the room that a child of any slot takes.
    container.expandsHorizontally = false
    container.expandsVertically = false
    container.layout = self
  }

  private var layers: LayersElement { if case .layers(let layers) = element.kind { layers } else { LayersElement() } }

  private var placement: Placement { Placement(layers.alignment.horizontal.align, layers.alignment.vertical.align) }

  package override func update(from old: Element?) {
    guard case .layers(let before)? = old?.kind, before != layers else { return }
    for child in children { child.place(placement) }
    container.queueResize()
  }

  package override func attach(_ child: Controller, at index: Int) {
    let line = [Slot.background, .body, .overlay].flatMap(children(in:))
    let above = line.drop { $0 !== child }.dropFirst()
    container.insert(child.widget, before: above.first { $0.widget.parent == container }?.widget)
    child.place(placement)
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
  }

  package override func detach(_ child: Controller) { container.remove(child.widget) }

  package override func measureGreed() -> Greed { children(in: .body).reduce(.none) { $0.union($1.greed) } }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    var (minimum, natural) = (0, 0)
    for child in children where child.slot == .body && child.widget.isVisible {
      var limit = forSize
      // To ask for the height at less than the least width is an error.
      if limit >= 0 { limit = max(limit, child.widget.measure(orientation == .horizontal ? .vertical : .horizontal).minimum) }
      let size = child.widget.measure(orientation, forSize: limit)
      minimum = max(minimum, size.minimum)
      natural = max(natural, size.natural)
    }
    return Measurement(minimum: minimum, natural: natural)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    for child in children where child.widget.isVisible {
      let wide = layers.place(least: Double(child.widget.measure(.horizontal).minimum), in: Double(width), along: .horizontal)
      let given = Int(wide.length)
      let high = layers.place(
        least: Double(child.widget.measure(.vertical, forSize: given).minimum), in: Double(height), along: .vertical)
      let x = Int(wide.start.rounded(.down))
      child.widget.allocate(
        x: container.isRightToLeft ? width - x - given : x, y: Int(high.start.rounded(.down)), width: given, height: Int(high.length))
    }
  }
}
