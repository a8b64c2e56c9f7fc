import SidelightBridge
package import SidelightCore

/// What an app draws by itself. The views that it draws are children that are seen only where it draws them.
@MainActor package final class DrawingController: Controller, WidgetLayout {
  private let container = LayoutContainer()
  private let tools = DrawingTools()
  private var styleChanges: [SignalConnection] = []

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
    guard let manager = StyleManager.ofDisplay else { return }
    styleChanges = ["dark", "high-contrast", "accent-color"].map { name in
      manager.onNotify(name) { [weak self] in
        self?.tools.forgetColors()
        self?.container.queueDraw()
      }
    }
  }

  isolated deinit {
    // The style manager outlives every drawing.
    for connection in styleChanges { connection.disconnect() }
  }

  package override func update(from old: Element?) {
    if element.kind != old?.kind { container.queueDraw() }
  }

  private func draw(on painter: Painter) {
    guard case .drawing(let drawing) = element.kind else { return }
    tools.play(drawing, on: painter, for: container)
  }

  package override func attach(_ child: Controller, at index: Int) {
    let widget = child.widget
    container.insert(widget, before: children.indices.contains(index + 1) ? children[index + 1].widget : nil)
    (widget.canTarget, widget.canFocus) = (false, false)
  }

  package override func detach(_ child: Controller) { container.remove(child.widget) }

  package override func measureGreed() -> Greed { .both }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement { .zero }

  func allocate(width: Int, height: Int, baseline: Int) {
    for child in children {
      let size = DrawingTools.ownSize(of: child.widget)
      child.widget.allocate(x: 0, y: 0, width: size.width, height: size.height)
    }
  }
}

extension Renderer {
  package func measure(_ text: TextElement, width: Double?) -> DrawnTextSize {
    guard let lines = DrawnTexts.shared.lines(of: text, width: width) else {
      return DrawnTextSize(.zero, firstBaseline: 0, lastBaseline: 0)
    }
    let (size, baselines) = (lines.size, lines.baselines)
    return DrawnTextSize(Size(size.width, size.height), firstBaseline: baselines.first, lastBaseline: baselines.last)
  }

  package func measure(_ image: ImageElement) -> Size {
    guard image.isFile else { return Size(Double(image.symbolSize), Double(image.symbolSize)) }
    guard let texture = DrawnPictures.shared.texture(of: image.source, then: {}) else { return .zero }
    return Size(Double(texture.width) / image.density, Double(texture.height) / image.density)
  }

  package func ownSize(of element: NodeID) -> Size? {
    controllers[element].map { Size(DrawingTools.ownSize(of: $0.widget)) }
  }
}

extension Size {
  init(_ size: (width: Int, height: Int)) { self.init(Double(size.width), Double(size.height)) }
}
