import SidelightBridge
package import SidelightCore

/// Children in a row or a column: as a GtkBox, or in a region of their own where that would share the room otherwise than SwiftUI says.
@MainActor package final class StackController: Controller, ChildLayoutListener {
  private let box: BoxWidget
  private var region: StackRegion?
  private(set) var axis: Axis2D

  init(_ id: NodeID, _ element: Element, _ stack: StackElement, in renderer: Renderer) {
    box = BoxWidget(stack.axis == .horizontal ? .horizontal : .vertical)
    axis = stack.axis
    super.init(id, element, in: renderer, core: box)
  }

  package override func update(from old: Element?) {
    guard case .stack(let stack) = element.kind else { return }
    if axis != stack.axis {
      axis = stack.axis
      box.orientation = axis == .horizontal ? .horizontal : .vertical
    }
    box.spacing = spacing(of: stack)
    region?.container.queueResize()
    if case .stack(let before)? = old?.kind, before.alignment != stack.alignment || before.axis != stack.axis {
      for child in children { place(child, stack) }
      renderer?.settleLater(self)
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    guard case .stack(let stack) = element.kind else { return }
    put(child, at: index)
    place(child, stack)
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
    if stack.spacing == nil { box.spacing = naturalSpacing }
    childLayoutChanged(child)
  }

  private func put(_ child: Controller, at index: Int) {
    if let region {
      region.container.insert(child.widget, before: children.dropFirst(index + 1).first { $0.widget.parent == region.container }?.widget)
    } else {
      box.insert(child.widget, after: index > 0 ? children[index - 1].widget : nil)
    }
  }

  package override func detach(_ child: Controller) {
    if let region { region.container.remove(child.widget) } else { box.remove(child.widget) }
    if region != nil { renderer?.settleLater(self) }
    if case .stack(let stack) = element.kind, stack.spacing == nil { box.spacing = naturalSpacing }
  }

  package override func reorder(_ child: Controller, to index: Int) {
    if region == nil { box.move(child.widget, after: index > 0 ? children[index - 1].widget : nil) } else { put(child, at: index) }
  }

  package override func measureGreed() -> Greed {
    children.reduce(.none) { $0.union($1.greed) }
  }

  private func place(_ child: Controller, _ stack: StackElement) {
    (child as? DividerController)?.cross(axis)
    let side = stack.alignment.align
    if region != nil { return child.place(Placement(.fill, .fill)) }
    child.place(axis == .horizontal ? Placement(.start, side) : Placement(side, .start))
  }

  // MARK: - Who shares the room

  package func childLayoutChanged(_ child: Controller) {
    if region != nil || StackChild(child).rule(along: axis) != nil { renderer?.settleLater(self) }
  }

  package override func settle() {
    guard case .stack(let stack) = element.kind else { return }
    if needsRegion(stack) == (region != nil) {
      region?.container.queueResize()
      return
    }
    for child in children { child.widget.unparent() }
    region = region == nil ? StackRegion(self) : nil
    replaceCore(region?.container ?? box)
    for (index, child) in children.enumerated() {
      put(child, at: index)
      place(child, stack)
    }
  }

  /// GtkBox gives each child what it wishes and shares the rest evenly, so that one child with a range gets what it would get here.
  private func needsRegion(_ stack: StackElement) -> Bool {
    guard stack.alignment != .firstTextBaseline else { return false }
    let rules = children.compactMap { StackChild($0).rule(along: axis) }
    return rules.count > 1 || rules.contains(.priority)
  }

  /// How the region lays out the children.
  var arrangement: StackArrangement {
    guard case .stack(let stack) = element.kind else { return StackArrangement(axis) }
    return StackArrangement(axis, alignment: GuideKey(stack.alignment, along: axis.crossing), spacing: Double(spacing(of: stack)))
  }

  private func spacing(of stack: StackElement) -> Int { stack.spacing.map { max(0, pixels($0)) } ?? naturalSpacing }

  /// Lines of text belong closer together than controls do.
  private var naturalSpacing: Int {
    guard axis == .vertical else { return 6 }
    return children.allSatisfy { $0 is TextController } ? 2 : 6
  }
}
