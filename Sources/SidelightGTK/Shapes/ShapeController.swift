import SidelightBridge
package import SidelightCore

/// Outlines that are filled or drawn as lines.
///
/// One in a colour is drawn as such: a colour of the style is that of the container, so that GTK draws it again where the style changes. All else
/// are areas, one for each outline, of which only what lies inside, or along the line, is seen, so that the style sheet says what they look like.
@MainActor package final class ShapeController: Controller, WidgetLayout {
  private let container = LayoutContainer()
  private var areas: [Area] = []
  /// The class by which the container has the colour of what is drawn.
  private var colorClass: [String] = []

  @MainActor private struct Area {
    let widget = LayoutContainer()
    var classes: [String] = []
    /// Nil where nothing is to shine through.
    var material: MaterialArea?
  }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.layout = self
  }

  private var paints: [ShapePaint] { if case .shape(let shape) = element.kind { shape.paints } else { [] } }

  /// The colour of what is drawn as such; nil for areas.
  private enum Drawn {
    case parts(PaintColor)
    /// That of the container.
    case own
  }

  /// How each outline is drawn; empty where there are areas.
  private var drawn: [Drawn] = []

  private static func drawn(_ paints: [ShapePaint]) -> [Drawn] {
    let drawn = paints.compactMap { paint -> Drawn? in
      switch paint.fill ?? .color(.primary) {
      case .color(.rgba(let red, let green, let blue, let opacity)): .parts(PaintColor(red, green, blue, opacity))
      // The container has one colour.
      case .color where paints.count == 1: .own
      case .color, .gradient, .material, .mesh, .tiled, .shadowed: nil
      }
    }
    return drawn.count == paints.count ? drawn : []
  }

  private func paint(on painter: Painter) {
    for (paint, drawn) in zip(paints, drawn) {
      let color: PaintColor =
        switch drawn {
        case .parts(let color): color
        case .own: container.ownColor
        }
      if color.alpha <= 0 { continue }
      let outline = paint.outline.outline(
        width: Double(container.width), height: Double(container.height), isMirrored: container.isRightToLeft)
      painter.draw(outline, line: paint.line, paint.rule, color)
    }
  }

  /// Draws everything where style sheets have no way for what something is painted with.
  private var tools: DrawingTools?

  private func useTools(_ uses: Bool) {
    guard uses != (tools != nil) else { return }
    if let tools { container.remove(tools.probe) }
    container.restyled = uses ? { [weak container] in container?.queueDraw() } : nil
    tools = uses ? DrawingTools() : nil
    guard let tools else { return }
    container.insert(tools.probe)
    tools.symbols = renderer?.symbols
    tools.redraw = { [weak container] in container?.queueDraw() }
  }

  private func play(on painter: Painter) {
    let (width, height, isMirrored) = (Double(container.width), Double(container.height), container.isRightToLeft)
    let marks = paints.map { paint in
      let outline = paint.outline.outline(width: width, height: height, isMirrored: isMirrored)
      let fill = paint.fill ?? .color(.primary)
      let color = DrawingPaint.fill(isMirrored ? fill.mirrored : fill)
      return Drawing.Mark(paint.line.map { .line(outline, color, $0) } ?? .inside(outline, color, paint.rule), state: 0)
    }
    tools?.play(Drawing(marks: marks, states: [Drawing.State()]), on: painter, for: container)
  }

  package override func update(from old: Element?) {
    let plays = paints.contains { $0.fill?.isDrawn == true }
    drawn = plays ? [] : Self.drawn(paints)
    if plays {
      container.paints = { [weak self] in self?.play(on: $0) }
    } else {
      container.paints = drawn.isEmpty ? nil : { [weak self] in self?.paint(on: $0) }
    }
    var classes: [String] = []
    if case .own? = drawn.first, case .color(let color)? = paints.first?.fill { classes = [color.ownClass] }
    container.changeClasses(from: colorClass, to: classes)
    colorClass = classes
    let paints = drawn.isEmpty && !plays ? paints : []
    if !paints.isEmpty, container.mask == nil { container.mask = { [weak self] index in self?.mask(at: index) } }
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
    // Only now is every area gone.
    useTools(plays)
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
    if areas.isEmpty { return }
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

extension Painter {
  /// Draws the inside of an outline, or a line along it, in a colour.
  func draw(_ outline: Outline, line: LineStyle?, _ rule: FillRule, _ color: PaintColor) {
    if let line { return stroke(outline.drawnPath, line.drawn, color) }
    guard case .rounded(let box) = outline else { return fill(outline.drawnPath, isEvenOdd: rule == .evenOdd, color) }
    // Renderers have a way of their own for boxes.
    inside(outline.mask(rule)) { fill(PixelRectangle(x: box.x, y: box.y, width: box.width, height: box.height), color) }
  }
}

extension PaintColor {
  init(_ color: TextAttributes.Color) { self.init(color.red, color.green, color.blue, color.alpha) }
}

extension Fill {
  /// The style class that fills an area.
  @MainActor var fillClass: String {
    switch plain {
    case .gradient(let gradient): StyleProvider.gradientClass(gradient.css(isMirrored: false), mirrored: gradient.css(isMirrored: true))
    case let fill: (fill.firstColor ?? .primary).fillClass
    }
  }
}
