import SidelightBridge
import SidelightCore

/// Draws drawings with GSK.
@MainActor final class DrawingTools {
  /// Told when something can be drawn that could not be drawn before.
  var redraw: @MainActor () -> Void = {}
  /// The pictures of the drawing.
  private var textures: [String: Texture] = [:]
  var symbols: SymbolCatalogue?
  /// The widget of one of the views that belong to the drawing.
  var symbol: (Int) -> Widget? = { _ in nil }
  /// Says what colours of the style are where the drawing is, and is never seen.
  let probe = LabelWidget()
  private var colors: [ColorStyle: PaintColor] = [:]
  /// The colours of texts and symbols, which the style has in other shades.
  private var textColors: [ColorStyle: PaintColor] = [:]
  private var used: Set<String> = []
  private var icons: [String: DrawnIcon] = [:]
  private static let mostIcons = 64
  private weak var widget: Widget?

  init() { probe.isVisible = false }

  /// How large a widget is where it may be as large as it wants, in pixels.
  static func ownSize(of widget: Widget) -> (width: Int, height: Int) {
    let width = widget.measure(.horizontal).natural
    return (width, widget.measure(.vertical, forSize: width).natural)
  }

  func play(_ drawing: Drawing, on painter: Painter, for widget: Widget) {
    self.widget = widget
    // The style may have other colours each time that it is drawn.
    (colors, textColors) = ([:], [:])
    used = []
    play(drawing, on: painter)
    textures = textures.filter { used.contains($0.key) }
  }

  private func play(_ drawing: Drawing, on painter: Painter) {
    guard drawing.states.contains(where: { $0.blend != nil }) else {
      return runs(of: drawing) { marks, state in draw(marks, state, on: painter) }
    }
    // What meets the colours below it needs to have them as one picture.
    var (drawn, depth): ([RenderNode], Int) = ([], 0)
    runs(of: drawing) { marks, state in
      guard let blend = state.blend else {
        if let node = RenderNode.record({ draw(marks, state, on: $0) }) { drawn.append(node) }
        return
      }
      // Where nothing is mixed all of them are the same as one after the other.
      let parts = blend.mixes ? marks.map { [$0][...] } : [marks]
      for part in parts {
        guard let node = RenderNode.record({ draw(part, state, on: $0) }) else { continue }
        var bottom = drawn.isEmpty ? nil : RenderNode.record { painter in for node in drawn { painter.draw(node) } }
        depth += 1
        // One in the other they would become too deep for a renderer, and each may have the one before twice.
        if depth % Self.flatDepth == 0 { bottom = bottom.flatMap(flattened) ?? bottom }
        drawn = RenderNode.record { Blend(blend).draw(bottom, node, $0) }.map { [$0] } ?? []
      }
    }
    for node in drawn { painter.draw(node) }
  }

  /// So many blends stand in one another before they become a picture.
  private static let flatDepth = 4

  /// The picture of what is drawn, as far as it can be seen.
  private func flattened(_ node: RenderNode) -> RenderNode? {
    guard let widget else { return nil }
    let scale = Double(max(1, widget.scaleFactor))
    let (width, height) = (Double(widget.width), Double(widget.height))
    guard
      let large = RenderNode.record({ painter in painter.translated(x: 0, y: 0, scale: (scale, scale)) { painter.draw(node) } }),
      let texture = large.texture(of: PixelRectangle(x: 0, y: 0, width: width * scale, height: height * scale), for: widget)
    else { return nil }
    return RenderNode.record { $0.draw(texture, in: PixelRectangle(x: 0, y: 0, width: width, height: height)) }
  }

  /// Goes through neighbours that share a state.
  private func runs(of drawing: Drawing, _ body: (ArraySlice<Drawing.Mark>, Drawing.State) -> Void) {
    var start = 0
    while start < drawing.marks.count {
      let state = drawing.marks[start].state
      var end = start + 1
      while end < drawing.marks.count, drawing.marks[end].state == state { end += 1 }
      if drawing.states.indices.contains(state) { body(drawing.marks[start..<end], drawing.states[state]) }
      start = end
    }
  }

  private func draw(_ marks: ArraySlice<Drawing.Mark>, _ state: Drawing.State, on painter: Painter) {
    guard state.opacity > 0, state.transform.isFinite else { return }
    clipped(state.clips[...], on: painter) {
      if state.filters.isEmpty {
        painter.transformed(state.transform) { for mark in marks { draw(mark.content, state.opacity, on: painter) } }
      } else {
        // What is filtered is opaque, and as faint as it shall be only then.
        for mark in marks {
          faded(state.opacity, on: painter) {
            filtered(state.filters[...], on: painter) { painter in
              painter.transformed(state.transform) { self.draw(mark.content, 1, on: painter) }
            }
          }
        }
      }
    }
  }

  private func clipped(_ clips: ArraySlice<Drawing.Clip>, on painter: Painter, _ draw: () -> Void) {
    guard let last = clips.last else { return draw() }
    let inner = { self.clipped(clips.dropLast(), on: painter, draw) }
    switch last {
    case .outline(let outline, let rule, isInverse: false): painter.inside(outline.mask(rule), inner)
    case .outline(let outline, let rule, isInverse: true):
      painter.masked(isInverted: true, { painter.fill(outline.drawnPath, isEvenOdd: rule == .evenOdd, .opaque) }, inner)
    case .layer(let drawing, let opacity, let isInverse):
      painter.masked(isInverted: isInverse, { painter.faded(to: opacity) { play(drawing, on: painter) } }, inner)
    }
  }

  /// Draws through filters, of which the last one is done to all that comes before.
  private func filtered(_ filters: ArraySlice<DrawingFilter>, on painter: Painter, _ draw: (Painter) -> Void) {
    guard let last = filters.last else { return draw(painter) }
    let inner = { self.filtered(filters.dropLast(), on: painter, draw) }
    switch last {
    case .picture(.shadow(let color, let radius, let x, let y)):
      // GSK's radius is twice the standard deviation, as CSS has it.
      painter.shadowed(paint(color), x: x, y: y, radius: 2 * PictureFilter.softness(radius), inner)
    case .picture(let filter):
      guard let node = RenderNode.record({ self.filtered(filters.dropLast(), on: $0, draw) }) else { return }
      filter.draw(node, with: painter)
    case .colors(let matrix): painter.colored(matrix.rows, inner)
    case .transform(let transform): painter.transformed(transform, inner)
    }
  }

  // MARK: Marks

  private func draw(_ content: Drawing.Mark.Content, _ opacity: Double, on painter: Painter) {
    switch content {
    case .inside(let outline, let paint, let rule): draw(DrawnArea(outline, nil, rule), paint, opacity, on: painter)
    case .line(let outline, let paint, let line): draw(DrawnArea(outline, line), paint, opacity, on: painter)
    case .text(let text, at: let point, in: let room, let paint): draw(text, at: point, in: room, paint, opacity, on: painter)
    case .image(let image, in: let place, let paint): draw(image, in: place, paint, opacity, on: painter)
    case .symbol(let index, at: let point, let anchor, let size):
      guard let widget = symbol(index) else { return }
      let own = Size(Self.ownSize(of: widget))
      guard own.width > 0, own.height > 0 else { return }
      let shown = size ?? own
      faded(opacity, on: painter) {
        painter.translated(
          x: point.x - anchor.x * shown.width, y: point.y - anchor.y * shown.height,
          scale: (shown.width / own.width, shown.height / own.height)
        ) { painter.draw(widget) }
      }
    case .layer(let drawing): faded(opacity, on: painter) { play(drawing, on: painter) }
    }
  }

  private func draw(_ area: DrawnArea, _ paint: DrawingPaint, _ opacity: Double, on painter: Painter) {
    if let (base, shadows) = paint.shadowed {
      return faded(opacity, on: painter) {
        dropping(shadows, on: painter) { draw(area, base, 1, on: painter) }
        for shadow in shadows where shadow.isInner { draw(inner: shadow, in: area, on: painter) }
      }
    }
    if let color = color(of: paint, opacity) { return painter.draw(area.outline, line: area.line, area.rule, color) }
    guard let place = area.place else { return }
    painter.inside(area.mask) { fill(place, paint, opacity, on: painter) }
  }

  /// Draws with the shadows that fall onto what is behind.
  private func dropping(_ shadows: [FillShadow], on painter: Painter, _ draw: () -> Void) {
    let drops = shadows.filter { !$0.isInner }.map {
      // GSK's radius is twice the standard deviation, as CSS has it.
      (color: paint($0.color), x: $0.x, y: $0.y, radius: 2 * PictureFilter.softness($0.radius))
    }
    if drops.isEmpty { draw() } else { painter.shadowed(drops, draw) }
  }

  /// Draws the shadow that the edges of an area cast into it.
  private func draw(inner shadow: FillShadow, in area: DrawnArea, on painter: Painter) {
    guard let place = area.place else { return }
    let reach = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1
    let around = PixelRectangle(
      x: place.x - reach, y: place.y - reach, width: place.size.width + 2 * reach, height: place.size.height + 2 * reach)
    let color = paint(shadow.color)
    painter.inside(area.mask) {
      let edges = {
        painter.translated(x: shadow.x, y: shadow.y) {
          painter.masked(isInverted: true, { painter.draw(area.outline, line: area.line, area.rule, .opaque) }) {
            painter.fill(around, color)
          }
        }
      }
      if shadow.radius > 0 { painter.blurred(radius: 2 * PictureFilter.softness(shadow.radius), edges) } else { edges() }
    }
  }

  private func draw(
    _ text: TextElement, at point: Point, in room: Size?, _ paint: DrawingPaint?, _ opacity: Double, on painter: Painter
  ) {
    if let (base, shadows) = paint?.shadowed {
      return faded(opacity, on: painter) {
        dropping(shadows, on: painter) { draw(text, at: point, in: room, base, 1, on: painter) }
      }
    }
    // Paint takes the place of all colours.
    let shown = paint == nil ? text : text.withoutColors
    guard let lines = DrawnTexts.shared.lines(of: shown, width: room?.width, height: room?.height) else { return }
    let write = { (color: PaintColor) in painter.translated(x: point.x, y: point.y) { painter.draw(lines, color) } }
    guard let paint else {
      // Parts of several colours have them from their attributes, and so has a text in one of the app's.
      return faded(opacity, on: painter) { write(textColor(text.runs.isEmpty ? text.color ?? .primary : .primary)) }
    }
    if let color = color(of: paint, opacity) { return write(color) }
    let size = lines.size
    painter.masked({ write(.opaque) }) {
      fill(LayoutFrame(x: point.x, y: point.y, size: Size(size.width, size.height)), paint, opacity, on: painter)
    }
  }

  func draw(_ image: ImageElement, in place: LayoutFrame, _ paint: DrawingPaint?, _ opacity: Double, on painter: Painter) {
    let (width, height) = (place.size.width, place.size.height)
    guard width > 0, height > 0, let widget else { return }
    if let (base, shadows) = paint?.shadowed {
      return faded(opacity, on: painter) { dropping(shadows, on: painter) { self.draw(image, in: place, base, 1, on: painter) } }
    }
    if image.isFile {
      let name = "\(image.source)"
      used.insert(name)
      guard let texture = textures[name] ?? DrawnPictures.shared.texture(of: image.source, then: redraw) else { return }
      textures[name] = texture
      let box = PixelRectangle(x: place.x, y: place.y, width: width, height: height)
      return faded(opacity, on: painter) {
        if image.mixing == .nearest { painter.drawSharply(texture, in: box) } else { painter.draw(texture, in: box) }
      }
    }
    let names: [String] =
      if case .themed(let names) = image.source { names } else { [symbols?.iconName(for: image.source)].compactMap { $0 } }
    // A few sizes do for all: icons are drawn as large as their place.
    var side = 16
    while side < Int(min(max(width, height), 1024).rounded(.up)) { side *= 2 }
    let key = "\(side) \(widget.scaleFactor) \(widget.isRightToLeft) \(names.joined(separator: " "))"
    guard let icon = icons[key] ?? DrawnIcon(names, side: side, in: widget) else { return }
    if icons.count >= Self.mostIcons { icons = [:] }
    icons[key] = icon
    let draw = { (color: PaintColor) in
      painter.translated(x: place.x, y: place.y) { painter.draw(icon, width: width, height: height, color) }
    }
    guard let paint else { return faded(opacity, on: painter) { draw(textColor(image.color ?? .primary)) } }
    if let color = color(of: paint, 1) { return faded(opacity, on: painter) { draw(color) } }
    painter.masked({ draw(.opaque) }) { fill(place, paint, opacity, on: painter) }
  }

  private func faded(_ opacity: Double, on painter: Painter, _ draw: () -> Void) {
    if opacity < 1 { painter.faded(to: opacity, draw) } else { draw() }
  }

  // MARK: Paint

  func paint(_ color: ColorStyle) -> PaintColor {
    if case .rgba(let red, let green, let blue, let alpha) = color { return PaintColor(red, green, blue, alpha) }
    if let known = colors[color] { return known }
    let found = PaintColor(color.area(shownBy: probe))
    colors[color] = found
    return found
  }

  /// The colour of a text or a symbol.
  private func textColor(_ color: ColorStyle) -> PaintColor {
    if let known = textColors[color] { return known }
    let found = PaintColor(color.text(shownBy: probe))
    textColors[color] = found
    return found
  }

  /// The one colour of a paint; nil where it has several.
  private func color(of paint: DrawingPaint, _ opacity: Double) -> PaintColor? {
    switch paint {
    case .fill(.color(let color)): self.paint(color).faded(by: opacity)
    case .fill(.material(let grade)): self.paint(grade.opaque).faded(by: opacity)
    case .fill(.gradient), .fill(.mesh), .fill(.tiled), .fill(.shadowed), .gradient: nil
    }
  }

  /// Fills a place with a paint of several colours.
  private func fill(_ place: LayoutFrame, _ paint: DrawingPaint, _ opacity: Double, on painter: Painter) {
    let gradient: PlaneGradient
    switch paint {
    case .gradient(let known): gradient = known
    case .fill(.gradient(let parts)): gradient = parts.placed(in: place)
    case .fill(.mesh(let mesh)): return faded(opacity, on: painter) { fill(place, mesh, on: painter) }
    case .fill(.tiled(let tiles)): return faded(opacity * tiles.opacity, on: painter) { fill(place, tiles, on: painter) }
    case .fill: return
    }
    var box = PixelRectangle(x: place.x, y: place.y, width: place.size.width, height: place.size.height)
    if case .conic = gradient.course {
      // GSK's renderer by cairo draws it as a polygon whose corners alone reach as far as those of the box.
      box = PixelRectangle(x: box.x - box.width / 4, y: box.y - box.height / 4, width: box.width * 1.5, height: box.height * 1.5)
    }
    let stops = gradient.stops.map { stop in
      (place: stop.location, color: self.paint(stop.color).lighter(by: stop.light).faded(by: opacity))
    }
    painter.fill(box, gradient.course.drawn, stops: stops, repeats: gradient.repeats)
  }
}

extension Painter {
  fileprivate func transformed(_ transform: PlaneTransform, _ draw: () -> Void) {
    if transform == .identity { return draw() }
    if (transform.b, transform.c) == (0, 0), transform.a > 0, transform.d > 0 {
      return translated(x: transform.tx, y: transform.ty, scale: (transform.a, transform.d), draw)
    }
    let plane = Transform.Plane(right: (transform.a, transform.b), down: (transform.c, transform.d))
    transformed(x: transform.tx, y: transform.ty, plane, draw)
  }
}

extension PaintColor {
  fileprivate static let opaque = PaintColor(0, 0, 0, 1)

  fileprivate func faded(by factor: Double) -> PaintColor { PaintColor(red, green, blue, alpha * factor) }

  fileprivate func lighter(by part: Double) -> PaintColor {
    func mix(_ value: Double) -> Double { value + (1 - value) * part }
    return part > 0 ? PaintColor(mix(red), mix(green), mix(blue), alpha) : self
  }
}

extension PlaneGradient.Course {
  fileprivate var drawn: GradientCourse {
    switch self {
    case .linear(let from, let to): .linear(from: (from.x, from.y), to: (to.x, to.y))
    case .radial(let center, let from, let to):
      .radial(center: (center.x, center.y), radius: (to, to), from: to > 0 ? from / to : 0, to: 1)
    case .elliptical(let center, let radii, let from, let to):
      .radial(center: (center.x, center.y), radius: (radii.x, radii.y), from: from, to: to)
    case .conic(let center, let degrees): .conic(center: (center.x, center.y), degrees: degrees + 90)
    }
  }
}

extension LayerBlend {
  /// Whether it depends on the colours of what is drawn before, and not only on where something is.
  fileprivate var mixes: Bool {
    switch self {
    case .sourceAtop, .destinationOut: false
    default: true
    }
  }
}

extension TextElement {
  /// The text without the colours that it says itself.
  fileprivate var withoutColors: TextElement {
    var text = self
    text.color = nil
    for index in text.runs.indices { text.runs[index].color = nil }
    return text
  }
}
