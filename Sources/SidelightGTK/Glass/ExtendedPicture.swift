import SidelightBridge
import SidelightCore

/// Lets a view go on beyond its edges as its own mirror image, blurred, where something covers the room around it.
@MainActor final class ExtendedPicture {
  private weak var container: LayoutContainer?
  private let traits: () -> DesktopTraits
  /// How far each edge may go on, in pixels.
  private let insets: () -> Insets
  private var known: (content: RenderNode, insets: Insets, size: PixelRectangle, isDark: Bool, texture: Texture)?

  init(_ container: LayoutContainer, traits: @escaping () -> DesktopTraits, insets: @escaping () -> Insets) {
    self.container = container
    self.traits = traits
    self.insets = insets
    container.draws = { [weak self] in self?.draw($0, $1) }
    SeenThroughs.count += 1
  }

  func end() {
    SeenThroughs.count -= 1
    container?.draws = nil
  }

  private func draw(_ content: RenderNode?, _ painter: Painter) {
    guard let content else { return }
    defer { painter.draw(content) }
    let insets = insets()
    guard let container, insets != Insets() else { return }
    let own = PixelRectangle(x: 0, y: 0, width: Double(container.width), height: Double(container.height))
    let (left, right) = container.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let box = PixelRectangle(
      x: -left, y: -insets.top, width: own.width + left + right, height: own.height + insets.top + insets.bottom)
    guard let texture = texture(content, insets, own, box, container) else { return }
    let strips = [
      PixelRectangle(x: box.x, y: box.y, width: box.width, height: insets.top),
      PixelRectangle(x: box.x, y: own.height, width: box.width, height: insets.bottom),
      PixelRectangle(x: box.x, y: 0, width: left, height: own.height),
      PixelRectangle(x: own.width, y: 0, width: right, height: own.height),
    ]
    for strip in strips where strip.width > 0 && strip.height > 0 {
      painter.clipped(to: strip) { painter.translated(x: box.x, y: box.y) { painter.draw(texture, in: GlassPicture.box(of: texture)) } }
    }
  }

  private func texture(
    _ content: RenderNode, _ insets: Insets, _ own: PixelRectangle, _ box: PixelRectangle, _ container: LayoutContainer
  ) -> Texture? {
    let isDark = traits().isDark
    if let known, known.content === content, known.insets == insets, known.size == own, known.isDark == isDark { return known.texture }
    let manner = GlassManner(extensionOn: GlassRecipe(isDark: isDark, .edge))
    guard let texture = GlassPicture(manner, [content], box: box, whole: own).render(for: container) else { return nil }
    known = (content, insets, own, isDark, texture)
    return texture
  }
}
