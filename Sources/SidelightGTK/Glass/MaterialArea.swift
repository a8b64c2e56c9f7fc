import SidelightBridge
import SidelightCore

/// An area of a material: what other views have drawn below it shines through, blurred and tinted.
///
/// It looks at what is drawn in the nearest container in which something lies below it, in the frame in which that is drawn. Where nothing
/// does it is opaque.
@MainActor final class MaterialArea {
  let grade: MaterialGrade
  private let area: LayoutContainer
  private let traits: () -> DesktopTraits
  /// The container in which it looks, and its own part of that.
  private weak var around: LayoutContainer?
  private var onlooker: Onlooker?
  private var below: [RenderNode] = []
  private var picture: (texture: Texture, box: PixelRectangle, isDark: Bool)?

  /// - Parameters:
  ///   - area: what the material fills; its own colour is the one where nothing shines through.
  ///   - traits: what the desktop asks for.
  init(_ area: LayoutContainer, _ grade: MaterialGrade, traits: @escaping () -> DesktopTraits) {
    self.area = area
    self.grade = grade
    self.traits = traits
    area.paintsBelow = { [weak self] in self?.paint($0) }
    SeenThroughs.count += 1
  }

  func end() {
    guard area.paintsBelow != nil else { return }
    SeenThroughs.count -= 1
    area.paintsBelow = nil
    leave()
  }

  private func leave() {
    if let onlooker { around?.remove(onlooker) }
    (around, onlooker, picture) = (nil, nil, nil)
    below = []
  }

  /// The nearest container in which something lies below the area, and the container's child that the area is in.
  private func findAround() -> (container: LayoutContainer, child: Widget)? {
    var child: Widget = area
    while let parent = child.parent {
      if let container = parent as? LayoutContainer, liesOnSomething(child, in: container) { return (container, child) }
      child = parent
    }
    return nil
  }

  private func liesOnSomething(_ child: Widget, in container: LayoutContainer) -> Bool {
    guard let box = area.bounds(in: container) else { return false }
    for other in container.children {
      if other == child { return false }
      if other.isMapped, let below = other.bounds(in: container), below.intersection(box) != nil { return true }
    }
    return false
  }

  /// Looks where the area is now: its container may have taken another one in, or have moved.
  private func follow() {
    let found = findAround()
    guard found?.container != around || onlooker?.child != found?.child else { return }
    leave()
    guard let found else { return }
    let onlooker = Onlooker(found.child) { [weak self] in self?.see($0) }
    (around, self.onlooker) = (found.container, onlooker)
    // It is drawn in this frame without what lies below; the container draws again in the next one.
    MainSource.idle { [weak self, weak container = found.container] in
      if let self, self.onlooker === onlooker { container?.add(onlooker) }
    }
  }

  /// The container is being drawn, and the area with it.
  private func see(_ below: [RenderNode]) {
    guard below.count != self.below.count || !zip(below, self.below).allSatisfy({ $0.isSame(as: $1) }) else { return }
    self.below = below
    picture = nil
    area.queueDraw()
  }

  private func paint(_ painter: Painter) {
    let traits = traits()
    follow()
    guard GlassSwitch.conditions(traits).areClear, !below.isEmpty, let around, let box = area.bounds(in: around), box.width >= 1,
      box.height >= 1
    else { return }
    if picture?.box != box || picture?.isDark != traits.isDark {
      let start = MainLoop.now
      let whole = PixelRectangle(x: 0, y: 0, width: Double(around.width), height: Double(around.height)).union(box)
      let manner = GlassManner(grade, isDark: traits.isDark)
      picture = GlassPicture(manner, below, box: box, whole: whole).render(for: area).map { ($0, box, traits.isDark) }
      GlassSwitch.took(Double(MainLoop.now - start) / 1000, in: area)
    }
    guard let picture else { return }
    painter.clipped(to: PixelRectangle(x: 0, y: 0, width: box.width, height: box.height)) {
      painter.draw(picture.texture, in: GlassPicture.box(of: picture.texture))
    }
  }
}
