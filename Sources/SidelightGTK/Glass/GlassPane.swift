package import SidelightBridge
import SidelightCore

/// A sidebar or an inspector of glass: what lies beside it goes on below it, and shines through it blurred.
///
/// The blurred picture is made of what the content has drawn in the same frame, scaled down, and kept as long as that is the same. So what is
/// in the pane scrolls without any of it being made anew; where that draws the pane again, the picture is kept in its full size, too.
@MainActor package final class GlassPane {
  private let split: OverlaySplitWidget
  private let geometry: GlassGeometry
  private let traits: () -> DesktopTraits
  /// What the content has drawn last.
  private var content: RenderNode?
  private var picture: Picture?
  /// Hears that the pane takes another part of the width, before what is beside it gets its place.
  var movedOver: () -> Void = {}
  private var taken = 0
  /// Looks where the pane is after each layout.
  private var layouts: SignalConnection?
  /// Hears that the pane is hidden, so that no picture is kept for it.
  private var hiding: SignalConnection?
  /// How often a picture was made. For tests.
  package private(set) var madePictures = 0
  /// Whether memory is held for a picture. For tests.
  package var holdsPicture: Bool { picture != nil }

  private enum Full {
    case texture(Texture)
    case image(FlatImage)
  }

  /// A finished picture, and what it was made of.
  private struct Picture {
    let content: RenderNode
    let box, whole: PixelRectangle
    let isDark: Bool
    let small: Texture
    /// The same in pixels of the screen, once it is drawn for the second time.
    var full: (picture: Full, scale: Int)?
  }

  /// - Parameter traits: what the desktop asks for.
  init(_ split: OverlaySplitWidget, _ geometry: GlassGeometry, traits: @escaping () -> DesktopTraits) {
    self.split = split
    self.geometry = geometry
    self.traits = traits
    StyleSheet.glass.read()
    split.addClass("sidelight-glass")
    if geometry == .inset { split.addClass("sidelight-glass-panel") }
    split.paneMargin = Int(geometry.margin)
    split.setGround(true)
    split.ground?.layout = self
    split.ground?.draws = { [weak self] in self?.draw($0, $1) }
    split.pane.paintsBelow = { [weak self] in self?.paint($0) }
    hiding = split.pane.onUnmap { [weak self] in self?.picture = nil }
  }

  /// Lets go of the window.
  func forget() {
    layouts?.disconnect()
    layouts = nil
  }

  /// Makes the pane a plain one again.
  func end() {
    forget()
    hiding?.disconnect()
    split.removeClass("sidelight-glass")
    split.removeClass("sidelight-glass-panel")
    split.paneMargin = 0
    split.pane.paintsBelow = nil
    split.setGround(false)
  }

  /// Draws the content. It is drawn before the pane, so that the pane is drawn with it in this frame.
  private func draw(_ node: RenderNode?, _ painter: Painter) {
    content = node
    split.pane.queueDraw()
    guard let node, let ground = split.ground else { return }
    // Below a pane that reaches the edges nothing is seen but the picture of it, and that of a pane further out, which lies over the same content.
    guard geometry == .edge, !goesOn(node) else { return painter.draw(node) }
    painter.clipped(to: PixelRectangle(x: 0, y: 0, width: Double(ground.width), height: Double(ground.height))) { painter.draw(node) }
  }

  /// Whether what is drawn goes on beyond the split view: below the pane of one around it.
  private func goesOn(_ node: RenderNode) -> Bool {
    guard let ground = split.ground, let whole = split.bounds(in: ground) else { return false }
    let drawn = node.bounds
    return drawn.x < whole.x - 1 || drawn.x + drawn.width > whole.x + whole.width + 1
  }

  /// The panel in the pane.
  private var panel: PixelRectangle {
    let (pane, margin) = (split.pane, geometry.margin)
    let isAtLeft = split.isTrailing == pane.isRightToLeft
    return PixelRectangle(
      x: isAtLeft ? margin : 0, y: margin, width: max(0, Double(pane.width) - margin), height: max(0, Double(pane.height) - 2 * margin))
  }

  private func paint(_ painter: Painter) {
    let panel = panel
    guard panel.width >= 1, panel.height >= 1 else { return }
    let traits = traits()
    let recipe = GlassRecipe(isDark: traits.isDark, geometry)
    followLayout()
    if geometry == .inset {
      for shadow in recipe.shadows {
        painter.shadow(of: panel, radius: geometry.radius, offset: shadow.offset, blur: shadow.blur, PaintColor(shadow.color))
      }
    }
    let isClear = GlassSwitch.conditions(traits).areClear
    painter.clipped(to: panel, radius: geometry.radius) {
      if isClear, let picture = picture(of: panel, recipe) {
        painter.translated(x: panel.x, y: panel.y) { paint(picture, painter, panel, recipe) }
      } else {
        painter.fill(panel, PaintColor(recipe.opaque))
      }
    }
    if !isClear { picture = nil }
    paintEdges(painter, panel, recipe, isHighContrast: traits.isHighContrast)
  }

  private func paintEdges(_ painter: Painter, _ panel: PixelRectangle, _ recipe: GlassRecipe, isHighContrast: Bool) {
    let line = isHighContrast ? PaintColor(recipe.isDark ? GlassRecipe.Color(1, 1, 1, 0.5) : GlassRecipe.Color(0, 0, 0, 0.5)) : nil
    guard geometry == .edge else {
      painter.frame(panel.inset(by: -1), radius: geometry.radius + 1, width: 1, line ?? PaintColor(recipe.outline))
      return
    }
    let isAtLeft = split.isTrailing == split.pane.isRightToLeft
    func edge(_ inside: Double) -> PixelRectangle {
      PixelRectangle(x: isAtLeft ? panel.width - 1 - inside : inside, y: 0, width: 1, height: panel.height)
    }
    painter.fill(edge(0), line ?? PaintColor(recipe.hairline))
    if line == nil { painter.fill(edge(1), PaintColor(recipe.innerLine)) }
  }

  // MARK: What shines through

  /// What lies over the content moves without being drawn anew.
  private func followLayout() {
    guard split.isCollapsed else { return forget() }
    guard layouts == nil else { return }
    layouts = split.frameClock?.onLayout { [weak self] in
      guard let self, split.isMapped, let picture, let box = box(of: panel), box != picture.box else { return }
      split.pane.queueDraw()
    }
  }

  /// A part of the pane as one of the content's ground.
  private func box(of part: PixelRectangle) -> PixelRectangle? {
    guard let ground = split.ground, let pane = split.pane.bounds(in: ground) else { return nil }
    return PixelRectangle(x: pane.x + part.x, y: pane.y + part.y, width: part.width, height: part.height)
  }

  /// What shines through the panel, and whether it was drawn before.
  private func picture(of panel: PixelRectangle, _ recipe: GlassRecipe) -> (small: Texture, isKnown: Bool)? {
    guard let content, let ground = split.ground, let box = box(of: panel), let whole = split.bounds(in: ground) else { return nil }
    if let picture, picture.content === content, picture.box == box, picture.whole == whole, picture.isDark == recipe.isDark {
      return (picture.small, true)
    }
    let start = MainLoop.now
    guard let small = GlassPicture(GlassManner(pane: recipe), [content], box: box, whole: whole).render(for: split) else { return nil }
    GlassSwitch.took(Double(MainLoop.now - start) / 1000, in: split)
    madePictures += 1
    picture = Picture(content: content, box: box, whole: whole, isDark: recipe.isDark, small: small)
    return (small, false)
  }

  private func paint(_ shown: (small: Texture, isKnown: Bool), _ painter: Painter, _ panel: PixelRectangle, _ recipe: GlassRecipe) {
    guard shown.isKnown else { return paintSmall(shown.small, painter, panel, recipe) }
    let scale = split.pane.scaleFactor
    if picture?.full?.scale != scale {
      let size = PixelRectangle(x: 0, y: 0, width: panel.width * Double(scale), height: panel.height * Double(scale))
      let node = RenderNode.record { painter in
        painter.translated(x: 0, y: 0, scale: (Double(scale), Double(scale))) { paintSmall(shown.small, painter, panel, recipe) }
      }
      picture?.full = node?.texture(of: size, for: split).map { (full($0, scale), scale) }
    }
    switch picture?.full?.picture {
    case .texture(let texture): painter.draw(texture, in: PixelRectangle(x: 0, y: 0, width: panel.width, height: panel.height))
    case .image(let image): painter.draw(image)
    case nil: paintSmall(shown.small, painter, panel, recipe)
    }
  }

  private func full(_ texture: Texture, _ scale: Int) -> Full {
    if scale == 1, FlatImage.areOfUse(in: split), let image = FlatImage(texture) { .image(image) } else { .texture(texture) }
  }

  /// Draws the picture with the bright rim of a panel, in bands that are fainter from the top to the bottom.
  private func paintSmall(_ small: Texture, _ painter: Painter, _ panel: PixelRectangle, _ recipe: GlassRecipe) {
    painter.draw(small, in: GlassPicture.box(of: small))
    guard geometry == .inset else { return }
    let (top, bottom) = recipe.rim
    let own = PixelRectangle(x: 0, y: 0, width: panel.width, height: panel.height)
    for band in 0..<Self.rimBands {
      let share = Double(band) / Double(Self.rimBands - 1)
      var color = PaintColor(top)
      color.alpha += (bottom.alpha - top.alpha) * share
      let height = panel.height / Double(Self.rimBands)
      painter.clipped(to: PixelRectangle(x: 0, y: Double(band) * height, width: panel.width, height: height)) {
        painter.frame(own, radius: geometry.radius, width: 1, color)
      }
    }
  }

  private static let rimBands = 12
}

extension GlassPane: WidgetLayout {
  package func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    split.ground?.child?.measure(orientation, forSize: forSize) ?? .zero
  }

  package func allocate(width: Int, height: Int, baseline: Int) {
    if split.taken != taken {
      taken = split.taken
      movedOver()
    }
    split.ground?.child?.allocate(x: 0, y: 0, width: width, height: height, baseline: baseline)
  }
}

extension PaintColor {
  init(_ color: GlassRecipe.Color) { self.init(color.red, color.green, color.blue, color.alpha) }
}
