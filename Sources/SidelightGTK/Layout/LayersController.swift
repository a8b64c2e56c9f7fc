import SidelightBridge
package import SidelightCore

/// Views above each other, as a widget whose layout is Swift's.
@MainActor package final class LayersController: Controller, WidgetLayout {
  private let container = LayoutContainer()
  private var filterClasses: [String] = []

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
    let before = if case .layers(let before)? = old?.kind { before } else { LayersElement?.none }
    if layers.effect != before?.effect { showEffect() }
    guard let before, before.alignment != layers.alignment else { return }
    for child in children { child.place(placement) }
    container.queueResize()
  }

  private func showEffect() {
    let filter = if case .filtered(let filter)? = layers.effect { [StyleProvider.filterClass(filter.css)] } else { [String]() }
    container.changeClasses(from: filterClasses, to: filter)
    filterClasses = filter
    if case .clipped? = layers.effect {
      container.mask = { [weak self] _ in self?.mask }
    } else if container.mask != nil {
      container.mask = nil
    }
    container.queueAllocate()
  }

  private var mask: Mask? {
    guard case .clipped(let outline, let rule)? = layers.effect else { return nil }
    return outline.outline(
      width: Double(container.width), height: Double(container.height), isMirrored: container.isRightToLeft
    ).mask(rule)
  }

  /// Where the effect shows a child that lies at a place of a container of a size.
  private func transform(x: Int, y: Int, width: Int, height: Int) -> Transform? {
    let isMirrored = container.isRightToLeft
    func anchor(_ point: OutlinePoint) -> (x: Double, y: Double) {
      ((isMirrored ? 1 - point.x : point.x) * Double(width) - Double(x), point.y * Double(height) - Double(y))
    }
    return switch layers.effect {
    case .moved(let right, let down): Transform(x: Double(x) + (isMirrored ? -right : right), y: Double(y) + down)
    case .turned(let degrees, let point): Transform(x: Double(x), y: Double(y), rotation: degrees, anchor: anchor(point))
    case .scaled(let wide, let high, let point):
      Transform(x: Double(x), y: Double(y), scaleX: wide, scaleY: high, anchor: anchor(point))
    case .clipped, .filtered, nil: nil
    }
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
      let place = (x: container.isRightToLeft ? width - x - given : x, y: Int(high.start.rounded(.down)))
      if let transform = transform(x: place.x, y: place.y, width: width, height: height) {
        child.widget.allocate(width: given, height: Int(high.length), transform: transform)
      } else {
        child.widget.allocate(x: place.x, y: place.y, width: given, height: Int(high.length))
      }
    }
  }
}
