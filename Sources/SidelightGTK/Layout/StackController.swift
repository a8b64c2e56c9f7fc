import SidelightBridge
package import SidelightCore

/// Children in a row or a column, which the region around it lays out.
///
/// In a row of a list or in a control, of which there are many, it is a GtkBox as long as that shares the room as SwiftUI says. What was a box
/// once and is none any more does not become one again, so that nothing in it goes to and fro between two parents.
@MainActor package final class StackController: Controller, LayingOut {
  private var box: BoxWidget?
  private var container: LayoutContainer?
  private(set) var axis: Axis2D
  var layingContainer: LayoutContainer? { container }

  init(_ id: NodeID, _ element: Element, _ stack: StackElement, in renderer: Renderer, around parent: Controller?) {
    axis = stack.axis
    if sequence(first: parent, next: { $0?.parent }).contains(where: { $0?.isOneOfMany == true }) {
      let box = BoxWidget(stack.axis == .horizontal ? .horizontal : .vertical)
      self.box = box
      super.init(id, element, in: renderer, core: box)
    } else {
      let container = LayoutContainer()
      self.container = container
      super.init(id, element, in: renderer, core: container)
      container.beLaidOut(by: self)
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
    if container == nil, child.laysOutChildren || child.needsLayout { return becomeLaidOut() }
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

  package override var layoutContent: LayoutNode.Content {
    guard laysOutChildren, let arrangement = element.kind.arrangement(usualSpacing: Double(usualSpacing), { _ in nil }) else {
      return element.kind.leaf
    }
    return .arranged(arrangement)
  }

  package func childLayoutChanged(_ child: Controller) {
    restack(child)
    renderer?.settleLater(self)
  }

  package override func settle() {
    if container == nil, needsRegion { becomeLaidOut() }
    if container != nil { region?.changed(self) } else { box?.spacing = stack.spacing.map { max(0, pixels($0)) } ?? usualSpacing }
  }

  private func becomeLaidOut() {
    let container = LayoutContainer()
    container.beLaidOut(by: self)
    if let moving = renderer?.movingLists, !moving.isMoving { moving.hold(container) }
    for child in children { child.widget.unparent() }
    self.container = container
    box = nil
    for index in children.indices { container.put(children, at: index) }
    replaceCore(container)
    renderer?.movingLists.release(container)
    for child in children {
      child.applyLayout()
      place(child, stack)
    }
    region?.restructured()
    (parent as? any ChildLayoutListener)?.childLayoutChanged(self)
  }

  /// GtkBox gives each child what it wishes and shares the rest evenly among those that take more. That is what SwiftUI says, too, as long as
  /// one child takes more, or spacers alone do.
  private var needsRegion: Bool {
    switch stack.alignment {
    case .lastTextBaseline, .custom: return true
    case .start, .center, .end, .firstTextBaseline: break
    }
    var (takers, spacers) = (0, 0)
    for child in children {
      if child.laysOutChildren || child.needsLayout { return true }
      guard axis == .horizontal ? child.greed.horizontal : child.greed.vertical else { continue }
      if case .spacer = child.element.kind { spacers += 1 } else { takers += 1 }
    }
    return takers > 1 || takers == 1 && spacers > 0
  }

  /// Lines of text belong closer together than controls do.
  private var usualSpacing: Int {
    guard axis == .vertical else { return Int(Spacing.standard) }
    return Int(children.allSatisfy { $0 is TextController } ? Spacing.betweenLines : Spacing.standard)
  }
}
