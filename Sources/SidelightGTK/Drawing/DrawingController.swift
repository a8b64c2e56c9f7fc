import SidelightBridge
package import SidelightCore

/// What an app draws by itself. The views that it draws are children that are seen only where it draws them.
@MainActor package final class DrawingController: Controller, WidgetLayout {
  private let container = LayoutContainer()
  private let tools = DrawingTools()
  /// How large the views are that it draws, as the drawing was told.
  private var sizes: [Size] = []

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.layout = self
    container.paints = { [weak self] painter in self?.draw(on: painter) }
    container.insert(tools.probe)
    tools.redraw = { [weak container] in container?.queueDraw() }
    tools.symbols = renderer.symbols
    tools.symbol = { [weak self] index in
      guard let self, children.indices.contains(index) else { return nil }
      return children[index].widget
    }
    container.restyled = { [weak container] in container?.queueDraw() }
  }

  package override func update(from old: Element?) {
    if element.kind != old?.kind { container.queueDraw() }
  }

  private func draw(on painter: Painter) {
    guard case .drawing(let drawing) = element.kind else { return }
    // What lies beyond the edges is not seen.
    painter.clipped(to: PixelRectangle(x: 0, y: 0, width: Double(container.width), height: Double(container.height))) {
      tools.play(drawing, on: painter, for: container)
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    let widget = child.widget
    container.insert(widget, before: children.indices.contains(index + 1) ? children[index + 1].widget : nil)
    (widget.canTarget, widget.canFocus) = (false, false)
    // The app says what the drawing is.
    widget.updateAccessible(.hidden(true))
  }

  package override func detach(_ child: Controller) { container.remove(child.widget) }

  package override func measureGreed() -> Greed { .both }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement { .zero }

  func allocate(width: Int, height: Int, baseline: Int) {
    let sizes = children.map { child in
      let size = DrawingTools.ownSize(of: child.widget)
      child.widget.allocate(x: 0, y: 0, width: size.width, height: size.height)
      return Size(size)
    }
    guard sizes != self.sizes else { return }
    self.sizes = sizes
    send(.measured(id))
  }
}

extension Renderer {
  package func measure(_ text: TextElement, width: Double?, height: Double?) -> DrawnTextSize {
    guard let lines = DrawnTexts.shared.lines(of: text, width: width, height: height) else {
      return DrawnTextSize(.zero, firstBaseline: 0, lastBaseline: 0)
    }
    let (size, baselines) = (lines.size, lines.baselines)
    return DrawnTextSize(Size(size.width, size.height), firstBaseline: baselines.first, lastBaseline: baselines.last)
  }

  package func measure(_ image: ImageElement, for view: NodeID) -> Size {
    guard image.isFile else { return Size(Double(image.symbolSize), Double(image.symbolSize)) }
    let texture = DrawnPictures.shared.texture(of: image.source) { [weak self] in self?.host?.send(.measured(view)) }
    guard let texture else { return .zero }
    return Size(Double(texture.width) / image.density, Double(texture.height) / image.density)
  }

  package func ownSize(of element: NodeID) -> Size? {
    controllers[element].map { Size(DrawingTools.ownSize(of: $0.widget)) }
  }
}
