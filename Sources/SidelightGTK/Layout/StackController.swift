import SidelightBridge
package import SidelightCore

/// Children in a row or a column as a GtkBox.
@MainActor package final class StackController: Controller {
  private let box: BoxWidget
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
    box.spacing = stack.spacing.map { max(0, pixels($0)) } ?? naturalSpacing
    if case .stack(let before)? = old?.kind, before.alignment != stack.alignment || before.axis != stack.axis {
      for child in children { place(child, stack) }
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    guard case .stack(let stack) = element.kind else { return }
    box.insert(child.widget, after: index > 0 ? children[index - 1].widget : nil)
    place(child, stack)
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
    if stack.spacing == nil { box.spacing = naturalSpacing }
  }

  package override func detach(_ child: Controller) {
    box.remove(child.widget)
    if case .stack(let stack) = element.kind, stack.spacing == nil { box.spacing = naturalSpacing }
  }

  package override func reorder(_ child: Controller, to index: Int) {
    box.move(child.widget, after: index > 0 ? children[index - 1].widget : nil)
  }

  package override func measureGreed() -> Greed {
    children.reduce(.none) { $0.union($1.greed) }
  }

  private func place(_ child: Controller, _ stack: StackElement) {
    (child as? DividerController)?.cross(axis)
    let side = stack.alignment.align
    child.place(axis == .horizontal ? Placement(.start, side) : Placement(side, .start))
  }

  /// Lines of text belong closer together than controls do.
  private var naturalSpacing: Int {
    guard axis == .vertical else { return 6 }
    return children.allSatisfy { $0 is TextController } ? 2 : 6
  }
}
