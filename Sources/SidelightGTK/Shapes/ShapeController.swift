import SidelightBridge
package import SidelightCore

/// Outlines that are filled or drawn as lines: for each an area of its colour, of which only what lies inside, or along the line, is seen. So
/// the style sheet says what the colours are, as everywhere.
@MainActor package final class ShapeController: Controller, WidgetLayout {
  private let container = LayoutContainer()
  private var areas: [Area] = []

  @MainActor private struct Area {
    let widget = LayoutContainer()
    var classes: [String] = []
    /// Nil where nothing is to shine through.
    var material: MaterialArea?
  }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.layout = self
    container.mask = { [weak self] index in self?.mask(at: index) }
  }

  private var paints: [ShapePaint] { if case .shape(let shape) = element.kind { shape.paints } else { [] } }

  package override func update(from old: Element?) {
    let paints = paints
    while areas.count > paints.count {
      let area = areas.removeLast()
      area.material?.end()
      container.remove(area.widget)
    }
    while areas.count < paints.count {
      let area = Area()
      container.insert(area.widget)
      areas.append(area)
    }
    for (index, paint) in paints.enumerated() {
      let classes = [(paint.fill ?? .color(.primary)).fillClass]
      areas[index].widget.changeClasses(from: areas[index].classes, to: classes)
      areas[index].classes = classes
      let grade = if case .material(let grade)? = paint.fill { grade } else { MaterialGrade?.none }
      guard grade != areas[index].material?.grade else { continue }
      areas[index].material?.end()
      areas[index].material = grade.map { grade in
        MaterialArea(areas[index].widget, grade) { [weak renderer] in renderer?.desktop.traits ?? DesktopTraits() }
      }
    }
    // A thicker line reaches further over the edges.
    container.queueAllocate()
    container.queueDraw()
  }

  private func mask(at index: Int) -> Mask? {
    guard paints.indices.contains(index) else { return nil }
    let paint = paints[index]
    let outline = paint.outline.outline(
      width: Double(container.width), height: Double(container.height), isMirrored: container.isRightToLeft)
    return paint.line.map { outline.mask($0) } ?? outline.mask(paint.rule)
  }

  package override func measureGreed() -> Greed { .both }

  package override func discard() { for area in areas { area.material?.end() } }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement { .zero }

  func allocate(width: Int, height: Int, baseline: Int) {
    // A line reaches over the edges of its outline, and a path may lead anywhere.
    let margin = paints.reduce(0) { max($0, reach(of: $1, width: Double(width), height: Double(height))) }
    for area in areas {
      _ = area.widget.measure(.horizontal)
      area.widget.allocate(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
    }
  }

  /// How far what is painted reaches over the edges of a place, in pixels.
  private func reach(of paint: ShapePaint, width: Double, height: Double) -> Int {
    guard let bounds = paint.outline.outline(width: width, height: height).bounds else { return 0 }
    let line = paint.line.map { $0.width / 2 * ($0.join == .miter ? max(1, min($0.miterLimit, 4)) : 1.5) } ?? 0
    let reach = max(-bounds.low.x, -bounds.low.y, bounds.high.x - width, bounds.high.y - height) + line
    return reach.isFinite ? max(0, Int(min(reach, 10_000).rounded(.up))) : 0
  }
}

extension ShapeController: SeenThrough {
  func placesChanged() { for area in areas where area.material != nil { area.widget.queueDraw() } }
}

extension Fill {
  /// The style class that fills an area.
  @MainActor var fillClass: String {
    switch self {
    case .color(let color): color.fillClass
    case .material(let grade): grade.opaque.fillClass
    case .gradient(let gradient): StyleProvider.gradientClass(gradient.css(isMirrored: false), mirrored: gradient.css(isMirrored: true))
    }
  }
}
