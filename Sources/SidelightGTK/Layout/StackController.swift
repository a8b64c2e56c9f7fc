import SidelightBridge
package import SidelightCore

/// Children in a row or a column: GTK lays them out, as in a GtkBox, as long as that shares the room as SwiftUI says, or else the region around
/// them.
///
/// What GTK lays out no longer is not laid out by it again. In rows and controls, of which there are many, it is a GtkBox, which has another
/// widget in its place then.
@MainActor package final class StackController: Controller, LayingOut, MotionListener {
  private enum Holder {
    case box(BoxWidget)
    /// GTK lays it out.
    case line(LayoutContainer)
    /// The region does.
    case laidOut(LayoutContainer)
  }

  private var holder: Holder
  /// Whether it stands in a row of a list or in a control.
  private let isInRowOrControl: Bool
  private(set) var axis: Axis2D
  var layingContainer: LayoutContainer? { if case .laidOut(let container) = holder { container } else { nil } }

  init(_ id: NodeID, _ element: Element, _ stack: StackElement, in renderer: Renderer, around parent: Controller?) {
    axis = stack.axis
    isInRowOrControl = sequence(first: parent, next: { $0?.parent }).contains { $0?.element.isRowOrControl == true }
    // Views that look at its widget look at one.
    if element.hasScrollTargets || element.storedTraits?.traits.hasRare == true && !element.traits.rare.inspections.isEmpty {
      let container = LayoutContainer()
      holder = .laidOut(container)
      super.init(id, element, in: renderer, core: container)
      container.beLaidOut(by: self)
    } else if isInRowOrControl {
      let box = BoxWidget(stack.axis.orientation)
      holder = .box(box)
      super.init(id, element, in: renderer, core: box)
    } else {
      let container = LayoutContainer()
      container.line = LayoutContainer.Line(stack.axis.orientation)
      container.followsArrows = true
      holder = .line(container)
      super.init(id, element, in: renderer, core: container)
    }
  }

  private var stack: StackElement { if case .stack(let stack) = element.kind { stack } else { StackElement(axis) } }

  package override func update(from old: Element?) {
    if axis != stack.axis {
      axis = stack.axis
      switch holder {
      case .box(let box): box.orientation = axis.orientation
      case .line(let container): container.line?.orientation = axis.orientation
      case .laidOut: break
      }
    }
    if old == nil, let spacing = stack.spacing { space(spacing) }
    if case .stack(let before)? = old?.kind, before != stack {
      for child in children { place(child, stack) }
      renderer?.settleLater(self)
    }
  }

  /// Has GTK leave so many pixels between children.
  private func space(_ spacing: Double) {
    let spacing = max(0, pixels(spacing))
    switch holder {
    case .box(let box): box.spacing = spacing
    case .line(let container): container.line?.spacing = spacing
    case .laidOut: break
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
    renderer?.settleLater(self)
    // At once, so that what follows is not laid out by GTK first.
    if !laysOutChildren, !suitsBox(child) {
      if case .line = holder { put(child, at: index) }
      return becomeLaidOut()
    }
    put(child, at: index)
    place(child, stack)
  }

  private func put(_ child: Controller, at index: Int) {
    switch holder {
    case .box(let box): box.insert(child.widget, after: index > 0 ? children[index - 1].widget : nil)
    case .line(let container), .laidOut(let container): container.put(children, at: index)
    }
  }

  package override func detach(_ child: Controller) {
    switch holder {
    case .box(let box): box.remove(child.widget)
    case .line(let container), .laidOut(let container): container.remove(child.widget)
    }
    renderer?.settleLater(self)
  }

  package override func reorder(_ child: Controller, to index: Int) {
    switch holder {
    case .box(let box): box.move(child.widget, after: index > 0 ? children[index - 1].widget : nil)
    case .line(let container), .laidOut(let container): container.put(children, at: index)
    }
  }

  package override func measureGreed() -> Greed { children.reduce(.none) { $0.union($1.greed) } }
  package override func greed(with child: Controller) -> Greed { greedOfKind.union(child.greed) }

  private func place(_ child: Controller, _ stack: StackElement) {
    (child as? DividerController)?.cross(axis)
    let side = stack.alignment.align
    child.place(axis == .horizontal ? Placement(.start, side) : Placement(side, .start))
  }

  // MARK: - Who lays it out

  package override var laysOutChildren: Bool { layingContainer != nil }

  package func childLayoutChanged(_ child: Controller) {
    restack(child)
    renderer?.settleLater(self)
  }

  package override func settle() {
    if !laysOutChildren, needsRegion { becomeLaidOut() }
    if laysOutChildren { region?.changed(self) } else { space(stack.distance(between: children.lazy.map(\.element.kind))) }
  }

  /// GTK shows nothing on its way. What is around it may move, too, when it changes.
  func beginMotion() {
    guard !laysOutChildren, widget.isMapped, let core, let renderer, renderer.mover.motion(of: self) != nil else { return }
    (parent as? StackController)?.beginMotion()
    // That may have had this one become laid out, too.
    guard !laysOutChildren else { return }
    var places: [NodeID: PixelPlace] = [:]
    for child in children { places[child.id] = child.widget.bounds(in: core).map(PixelPlace.init) }
    let focus = core.containsFocus ? core.focusInRoot : nil
    becomeLaidOut()
    if let focus, focus.focusInRoot != focus { focus.grabFocusKeepingCursor() }
    region?.takeOver(from: places)
  }

  private func becomeLaidOut() {
    switch holder {
    case .laidOut: return
    case .line(let container):
      holder = .laidOut(container)
      container.line = nil
      container.beLaidOut(by: self)
      applyLayout()
    case .box:
      let container = LayoutContainer()
      container.beLaidOut(by: self)
      if let moving = renderer?.movingLists, !moving.isMoving { moving.hold(container) }
      for child in children { child.widget.unparent() }
      holder = .laidOut(container)
      // From the last one on, so that each finds the one behind it at once.
      for index in children.indices.reversed() { container.put(children, at: index) }
      // What of it is on its way has come.
      renderer?.stopMoving(self)
      replaceCore(container)
      renderer?.movingLists.release(container)
    }
    for child in children {
      child.applyLayout()
      place(child, stack)
    }
    region?.restructured(self)
    (parent as? any ChildLayoutListener)?.childLayoutChanged(self)
  }

  private func suitsBox(_ child: Controller) -> Bool {
    if child.laysOutChildren || child.element.needsLayout { return false }
    switch child.element.kind {
    case .text, .image, .label, .spacer, .divider: return true
    case .stack(let stack): return isInRowOrControl || stack.cells == nil
    default: return isInRowOrControl
    }
  }

  /// GtkBox gives each child what it wishes and shares the rest evenly among those that take more. That is what SwiftUI says, too, as long as
  /// one child takes more, or spacers alone do; and where there is no room for what texts wish, as long as one text is cut.
  private var needsRegion: Bool {
    if element.hasScrollTargets { return true }
    switch stack.alignment {
    case .lastTextBaseline, .custom: return true
    case .start, .center, .end, .firstTextBaseline: break
    }
    var (takers, spacers, texts) = (0, 0, 0)
    for child in children {
      if !suitsBox(child) { return true }
      switch child.element.kind {
      case .text, .label, .stack: texts += 1
      default: break
      }
      guard axis == .horizontal ? child.greed.horizontal : child.greed.vertical else { continue }
      if case .spacer = child.element.kind { spacers += 1 } else { takers += 1 }
    }
    if axis == .horizontal, !isInRowOrControl, texts > 1 || texts == 1 && takers + spacers > 0 { return true }
    return takers > 1 || takers == 1 && spacers > 0
  }
}

extension Axis2D {
  fileprivate var orientation: Orientation { self == .horizontal ? .horizontal : .vertical }
}
