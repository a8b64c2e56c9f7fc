import SidelightBridge
import SidelightCore

/// Makes the picture of a pane of glass: what lies below it, scaled down, mirrored at the edges of the content, blurred, and tinted.
@MainActor struct GlassPicture {
  private let recipe: GlassRecipe
  private let content: RenderNode
  /// The pane, and all of the content, in the space of the content's ground.
  private let box, whole: PixelRectangle

  init(_ recipe: GlassRecipe, _ content: RenderNode, box: PixelRectangle, whole: PixelRectangle) {
    self.recipe = recipe
    self.content = content
    self.box = box
    self.whole = whole
  }

  private var factor: Double { GlassRecipe.scale }
  /// As far as the blur reaches, in pixels.
  private var reach: Double { GlassRecipe.blur * 1.5 }

  /// - Parameter widget: what is in the window.
  func render(for widget: Widget) -> Texture? { shrunk(for: widget).flatMap { blurred($0.texture, of: $0.part, for: widget) } }

  /// How large a picture is on the screen, from the corner of the pane: its last pixels may hang out over the edges of that.
  static func box(of picture: Texture) -> PixelRectangle {
    PixelRectangle(
      x: 0, y: 0, width: Double(picture.width) / GlassRecipe.scale, height: Double(picture.height) / GlassRecipe.scale)
  }

  /// What is seen of the content below the pane and as far around it as the blur reaches.
  private func shrunk(for widget: Widget) -> (texture: Texture, part: PixelRectangle)? {
    guard let part = box.inset(by: -reach).intersection(whole) else { return nil }
    let size = PixelRectangle(x: 0, y: 0, width: (part.width * factor).rounded(.up), height: (part.height * factor).rounded(.up))
    let node = RenderNode.record { painter in
      painter.fill(size, PaintColor(recipe.ground))
      painter.translated(x: -part.x * factor, y: -part.y * factor, scale: (factor, factor)) { painter.draw(content) }
    }
    return node?.texture(of: size, for: widget).map { ($0, part) }
  }

  /// The small picture of the pane alone, with its tint and the light from above. Beyond the edges of the content the blur sees its mirror
  /// image, and not what is behind the window.
  private func blurred(_ texture: Texture, of part: PixelRectangle, for widget: Widget) -> Texture? {
    let size = PixelRectangle(x: 0, y: 0, width: (box.width * factor).rounded(.up), height: (box.height * factor).rounded(.up))
    let drawn = Self.box(of: texture)
    let needed = box.inset(by: -reach)
    let acrosses = mirrors(needed.x < part.x, needed.x + needed.width > part.x + part.width, part.x, part.x + part.width)
    let downs = mirrors(needed.y < part.y, needed.y + needed.height > part.y + part.height, part.y, part.y + part.height)
    let node = RenderNode.record { painter in
      painter.clipped(to: size) {
        painter.blurred(radius: GlassRecipe.blur * factor) {
          painter.saturated(by: GlassRecipe.saturation) {
            painter.translated(x: -box.x * factor, y: -box.y * factor, scale: (factor, factor)) {
              for across in acrosses {
                for down in downs {
                  let x = across.map { 2 * $0 - part.x } ?? part.x
                  let y = down.map { 2 * $0 - part.y } ?? part.y
                  painter.translated(x: x, y: y, scale: (across == nil ? 1 : -1, down == nil ? 1 : -1)) { painter.draw(texture, in: drawn) }
                }
              }
            }
          }
        }
        painter.fill(size, PaintColor(recipe.tint))
        let light = PixelRectangle(x: 0, y: 0, width: size.width, height: min(size.height, GlassRecipe.lightHeight * factor))
        var end = PaintColor(recipe.light)
        end.alpha = 0
        painter.fill(light, fromTop: [(0, PaintColor(recipe.light)), (1, end)])
      }
    }
    return node?.texture(of: size, for: widget)
  }

  /// The lines at which a picture is mirrored; nil for the picture itself.
  private func mirrors(_ isBefore: Bool, _ isAfter: Bool, _ start: Double, _ end: Double) -> [Double?] {
    [nil] + (isBefore ? [start] : []) + (isAfter ? [end] : [])
  }
}

extension PixelRectangle {
  func inset(by distance: Double) -> PixelRectangle {
    PixelRectangle(x: x + distance, y: y + distance, width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// What lies in both; nil for nothing.
  func intersection(_ other: PixelRectangle) -> PixelRectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return right > left && bottom > top ? PixelRectangle(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
