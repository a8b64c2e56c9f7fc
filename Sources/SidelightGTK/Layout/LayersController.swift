import SidelightBridge
package import SidelightCore

/// Views above each other, as a widget whose layout is Swift's.
@MainActor package final class LayersController: Controller, LayingOut {
  private let container = LayoutContainer()
  var layingContainer: LayoutContainer? { container }
  private var filterClasses: [String] = []
  /// Whether what is in it is drawn through a filter.
  private var isFiltered = false
  private var extended: ExtendedPicture?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.beLaidOut(by: self)
  }

  private var layers: LayersElement { if case .layers(let layers) = element.kind { layers } else { LayersElement() } }

  package override func update(from old: Element?) {
    let before = if case .layers(let before)? = old?.kind { before } else { LayersElement?.none }
    if layers.effect != before?.effect { showEffect() }
  }

  private func showEffect() {
    let filter = if case .filtered(let filter)? = layers.effect { filter } else { PictureFilter?.none }
    let shadows = filter?.css.map { [StyleProvider.filterClass($0)] } ?? []
    container.changeClasses(from: filterClasses, to: shadows)
    filterClasses = shadows
    if let filter, filter.draws {
      container.draws = { node, painter in if let node { filter.draw(node, with: painter) } }
      isFiltered = true
    } else if isFiltered {
      container.draws = nil
      isFiltered = false
    }
    if case .clipped? = layers.effect {
      container.mask = { [weak self] _ in self?.mask }
    } else if container.mask != nil {
      container.mask = nil
    }
    extended?.end()
    extended = layers.effect == .extended ? makeExtended() : nil
    let isMasked = layers.effect == .masked
    if isMasked != (container.masks != nil) {
      container.masks = isMasked ? { [weak self] in self?.children(in: .overlay).map(\.widget) ?? [] } : nil
    }
    if (layers.effect == .isolated) != container.isolates { container.isolates.toggle() }
    if case .blended(let blend)? = layers.effect { container.blend = Blend(blend) } else if container.blend != nil { container.blend = nil }
    container.queueAllocate()
  }

  package override func discard() {
    extended?.end()
    extended = nil
  }

  private func makeExtended() -> ExtendedPicture {
    ExtendedPicture(container, traits: { [weak renderer] in renderer?.desktop.traits ?? DesktopTraits() }) { [weak self] in
      self.flatMap { $0.region?.insets(of: $0.id) } ?? Insets()
    }
  }

  private var mask: Mask? {
    guard case .clipped(let outline, let rule)? = layers.effect else { return nil }
    return outline.outline(
      width: Double(container.width), height: Double(container.height), isMirrored: container.isRightToLeft
    ).mask(rule)
  }

  /// Where the effect shows a child that lies at a place of a container of a size.
  private func transform(x: Int, y: Int, width: Int, height: Int) -> Transform? {
    let isMirrored = container.isRightToLeft
    func anchor(_ point: OutlinePoint) -> (x: Double, y: Double) {
      ((isMirrored ? 1 - point.x : point.x) * Double(width) - Double(x), point.y * Double(height) - Double(y))
    }
    return switch layers.effect {
    case .moved(let right, let down): Transform(x: Double(x) + (isMirrored ? -right : right), y: Double(y) + down)
    case .turned(let degrees, let point): Transform(x: Double(x), y: Double(y), rotation: degrees, anchor: anchor(point))
    case .scaled(let wide, let high, let point):
      Transform(x: Double(x), y: Double(y), scaleX: wide, scaleY: high, anchor: anchor(point))
    case .transformed(let steps):
      Transform(steps.transform(width: Double(width), height: Double(height), isMirrored: isMirrored), x: Double(x), y: Double(y))
    case .turnedInSpace(let degrees, let axis, let point, let depth, let perspective):
      Transform(
        x: Double(x), y: Double(y), anchor: anchor(point),
        turn: Transform.SpaceTurn(
          degrees: degrees, axis: (axis.x, axis.y, axis.z), depth: depth,
          // The processor draws nothing in space but what lies flat.
          distance: perspective > 0 && !FlatImage.areOfUse(in: container) ? Double(max(width, height)) / perspective : nil))
    case .clipped, .filtered, .extended, .masked, .blended, .isolated, nil: nil
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    let line = childrenInLayout
    if let index = line.firstIndex(where: { $0 === child }) { container.put(line, at: index) }
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
    if layers.effect == .masked, child.slot == .overlay { (child.widget.canTarget, child.widget.canFocus) = (false, false) }
  }

  package override func detach(_ child: Controller) { container.remove(child.widget) }

  package override func measureGreed() -> Greed { children(in: .body).reduce(.none) { $0.union($1.greed) } }

  package override var laysOutChildren: Bool { true }

  package override var childrenInLayout: [Controller] { [Slot.background, .body, .overlay].flatMap(children(in:)) }

  package override func allocate(_ child: Controller, at place: PixelPlace, hasRoom: Bool) {
    guard let transform = transform(x: place.x, y: place.y, width: container.width, height: container.height) else {
      return super.allocate(child, at: place, hasRoom: hasRoom)
    }
    let size = LayoutRegion.size(of: child.widget, at: place)
    child.widget.allocate(width: size.width, height: size.height, transform: transform)
  }
}

extension LayersController: SeenThrough {
  func placesChanged() { if extended != nil { container.queueDraw() } }
}

extension Transform {
  /// Where a plane shows what lies at a place of it.
  fileprivate init(_ plane: PlaneTransform, x: Double, y: Double) {
    let place = plane.applied(to: Point(x, y))
    self.init(x: place.x, y: place.y)
    self.plane = Plane(right: (plane.a, plane.b), down: (plane.c, plane.d))
  }
}
