import SidelightBridge
package import SidelightCore

/// Children in a row or a column: a GtkBox as long as that shares the room as SwiftUI says, or else laid out by the region around it.
///
/// What is a box no longer does not become one again, so that nothing in it goes to and fro between two parents. Outside of rows and controls,
/// of which there are many, a box has nothing in it that has the focus, is scrolled or has rows.
@MainActor package final class StackController: Controller, LayingOut {
  private var box: BoxWidget?
  /// Whether it stands in a row of a list or in a control.
  private let isInRowOrControl: Bool
  private var container: LayoutContainer?
  private(set) var axis: Axis2D
  var layingContainer: LayoutContainer? { container }

  init(_ id: NodeID, _ element: Element, _ stack: StackElement, in renderer: Renderer, around parent: Controller?) {
    axis = stack.axis
    isInRowOrControl = sequence(first: parent, next: { $0?.parent }).contains { $0?.element.isRowOrControl == true }
    // Views that look at its widget look at one.
    if element.hasScrollTargets || element.storedTraits?.traits.hasRare == true && !element.traits.rare.inspections.isEmpty {
      let container = LayoutContainer()
      self.container = container
      super.init(id, element, in: renderer, core: container)
      container.beLaidOut(by: self)
    } else {
      let box = BoxWidget(stack.axis == .horizontal ? .horizontal : .vertical)
      self.box = box
      super.init(id, element, in: renderer, core: box)
    }
  }

  private var stack: StackElement { if case .stack(let stack) = element.kind { stack } else { StackElement(axis) } }

  package override func update(from old: Element?) {
    if axis != stack.axis {
      axis = stack.axis
      box?.orientation = axis == .horizontal ? .horizontal : .vertical
    }
    if old == nil, let spacing = stack.spacing { box?.spacing = max(0, pixels(spacing)) }
    if case .stack(let before)? = old?.kind, before != stack {
      for child in children { place(child, stack) }
      renderer?.settleLater(self)
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
    renderer?.settleLater(self)
    // At once, so that what follows is not put into the box first.
    if container == nil, !suitsBox(child) { return becomeLaidOut() }
    put(child, at: index)
    place(child, stack)
  }

  private func put(_ child: Controller, at index: Int) {
    if let container { return container.put(children, at: index) }
    box?.insert(child.widget, after: index > 0 ? children[index - 1].widget : nil)
  }

  package override func detach(_ child: Controller) {
    if let container { container.remove(child.widget) } else { box?.remove(child.widget) }
    renderer?.settleLater(self)
  }

  package override func reorder(_ child: Controller, to index: Int) {
    if let container { return container.put(children, at: index) }
    box?.move(child.widget, after: index > 0 ? children[index - 1].widget : nil)
  }

  package override func measureGreed() -> Greed { children.reduce(.none) { $0.union($1.greed) } }
  package override func greed(with child: Controller) -> Greed { greedOfKind.union(child.greed) }

  private func place(_ child: Controller, _ stack: StackElement) {
    (child as? DividerController)?.cross(axis)
    let side = stack.alignment.align
    child.place(axis == .horizontal ? Placement(.start, side) : Placement(side, .start))
  }

  // MARK: - Who lays it out

  package override var laysOutChildren: Bool { container != nil }

  package func childLayoutChanged(_ child: Controller) {
    restack(child)
    renderer?.settleLater(self)
  }

  package override func settle() {
    if container == nil, needsRegion { becomeLaidOut() }
    if container != nil {
      region?.changed(self)
    } else {
      box?.spacing = max(0, pixels(stack.distance(between: children.lazy.map(\.element.kind))))
    }
  }

  /// A box shows nothing on its way. What is around it may move, too, when it changes.
  package override func beginMotion() {
    guard container == nil, widget.isMapped, let box, let renderer, renderer.mover.motion(of: self) != nil else { return }
    (parent as? StackController)?.beginMotion()
    // That may have become laid out, and had this one do so.
    guard container == nil else { return }
    var places: [NodeID: PixelPlace] = [:]
    for child in children { places[child.id] = child.widget.bounds(in: box).map(PixelPlace.init) }
    let focus = box.containsFocus ? box.focusInRoot : nil
    becomeLaidOut()
    if let focus, focus.focusInRoot != focus { focus.grabFocusKeepingCursor() }
    region?.takeOver(from: places)
  }

  private func becomeLaidOut() {
    let container = LayoutContainer()
    container.beLaidOut(by: self)
    if let moving = renderer?.movingLists, !moving.isMoving { moving.hold(container) }
    for child in children { child.widget.unparent() }
    self.container = container
    box = nil
    // From the last one on, so that each finds the one behind it at once.
    for index in children.indices.reversed() { container.put(children, at: index) }
    replaceCore(container)
    renderer?.movingLists.release(container)
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
