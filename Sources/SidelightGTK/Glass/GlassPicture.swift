import SidelightBridge
import SidelightCore

/// Makes the picture of what is seen through something: what lies below it, scaled down, mirrored at the edges of that, blurred, and tinted.
@MainActor struct GlassPicture {
  private let manner: GlassManner
  /// What lies below it, from the bottom up.
  private let contents: [RenderNode]
  /// The place of the picture, and that of all that lies below, in the space of the latter.
  private let box, whole: PixelRectangle

  init(_ manner: GlassManner, _ contents: [RenderNode], box: PixelRectangle, whole: PixelRectangle) {
    self.manner = manner
    self.contents = contents
    self.box = box
    self.whole = whole
  }

  private var factor: Double { GlassRecipe.scale }
  /// The picture and as much around it as the blur reaches.
  private var needed: PixelRectangle { box.inset(by: -manner.blur * 1.5) }

  /// - Parameter widget: what is in the window.
  func render(for widget: Widget) -> Texture? { shrunk(for: widget).flatMap { blurred($0.texture, of: $0.part, for: widget) } }

  /// How large a picture is on the screen, from the corner of the pane: its last pixels may hang out over the edges of that.
  static func box(of picture: Texture) -> PixelRectangle {
    PixelRectangle(
      x: 0, y: 0, width: Double(picture.width) / GlassRecipe.scale, height: Double(picture.height) / GlassRecipe.scale)
  }

  /// What its mirror images show of what lies below.
  private var mirroredNeed: PixelRectangle {
    func mirrored(_ start: Double, _ length: Double, _ edge: Double, _ reach: Double) -> (Double, Double) {
      if start < edge { return (edge, max(0, edge - start)) }
      let end = edge + reach
      return start + length > end ? (2 * end - start - length, max(0, start + length - end)) : (start, length)
    }
    let (x, width) = mirrored(needed.x, needed.width, whole.x, whole.width)
    let (y, height) = mirrored(needed.y, needed.height, whole.y, whole.height)
    return PixelRectangle(x: x, y: y, width: width, height: height)
  }

  /// What is seen of the content below the pane and as far around it as the blur reaches.
  private func shrunk(for widget: Widget) -> (texture: Texture, part: PixelRectangle)? {
    guard let part = needed.union(mirroredNeed).intersection(whole) else { return nil }
    let size = PixelRectangle(x: 0, y: 0, width: (part.width * factor).rounded(.up), height: (part.height * factor).rounded(.up))
    let node = RenderNode.record { painter in
      painter.fill(size, PaintColor(manner.ground))
      painter.translated(x: -part.x * factor, y: -part.y * factor, scale: (factor, factor)) {
        for content in contents { painter.draw(content) }
      }
    }
    return node?.texture(of: size, for: widget).map { ($0, part) }
  }

  /// The small picture of the pane alone, with its tint and the light from above. Beyond the edges of the content the blur sees its mirror
  /// image, and not what is behind the window.
  private func blurred(_ texture: Texture, of part: PixelRectangle, for widget: Widget) -> Texture? {
    let size = PixelRectangle(x: 0, y: 0, width: (box.width * factor).rounded(.up), height: (box.height * factor).rounded(.up))
    let drawn = Self.box(of: texture)
    let own = PixelRectangle(x: 0, y: 0, width: part.width, height: part.height)
    let acrosses = mirrors(needed.x, needed.width, whole.x, whole.width)
    let downs = mirrors(needed.y, needed.height, whole.y, whole.height)
    let node = RenderNode.record { painter in
      painter.clipped(to: size) {
        painter.blurred(radius: manner.blur * factor) {
          painter.colored(ColorMatrix.saturation(manner.saturation).rows) {
            painter.translated(x: -box.x * factor, y: -box.y * factor, scale: (factor, factor)) {
              for across in acrosses {
                for down in downs {
                  let x = across.map { 2 * $0 - part.x } ?? part.x
                  let y = down.map { 2 * $0 - part.y } ?? part.y
                  painter.translated(x: x, y: y, scale: (across == nil ? 1 : -1, down == nil ? 1 : -1)) {
                    // Its last pixels are of no content where it was rounded up.
                    painter.clipped(to: own) { painter.draw(texture, in: drawn) }
                  }
                }
              }
            }
          }
        }
        painter.fill(size, PaintColor(manner.tint))
        let light = PixelRectangle(x: 0, y: 0, width: size.width, height: min(size.height, GlassRecipe.lightHeight * factor))
        var end = PaintColor(manner.light)
        end.alpha = 0
        if manner.light.alpha > 0 { painter.fill(light, fromTop: [(0, PaintColor(manner.light)), (1, end)]) }
      }
    }
    return node?.texture(of: size, for: widget)
  }

  /// The lines at which the picture is mirrored, at the ends of all that lies below; nil for the picture itself.
  private func mirrors(_ start: Double, _ length: Double, _ edge: Double, _ reach: Double) -> [Double?] {
    [nil] + (start < edge ? [edge] : []) + (start + length > edge + reach ? [edge + reach] : [])
  }
}

extension PixelRectangle {
  func inset(by distance: Double) -> PixelRectangle {
    PixelRectangle(x: x + distance, y: y + distance, width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// The smallest rectangle that both lie in.
  func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What lies in both; nil for nothing.
  func intersection(_ other: PixelRectangle) -> PixelRectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return right > left && bottom > top ? PixelRectangle(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
