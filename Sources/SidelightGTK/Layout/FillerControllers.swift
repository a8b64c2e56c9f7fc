import SidelightBridge
package import SidelightCore

/// Space that a stack has left, as an empty widget that expands.
@MainActor package final class SpacerController: Controller {
  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: BoxWidget(.horizontal))
  }

  package override func update(from old: Element?) {
    guard case .spacer(let spacer) = element.kind else { return }
    let length = pixels(spacer.minLength ?? 0)
    core?.setSizeRequest(
      width: spacer.axis != .vertical && length > 0 ? length : -1, height: spacer.axis != .horizontal && length > 0 ? length : -1)
  }

  package override func measureGreed() -> Greed {
    guard case .spacer(let spacer) = element.kind else { return .none }
    return Greed(spacer.axis != .vertical, spacer.axis != .horizontal)
  }
}

/// A thin line across its stack.
@MainActor package final class DividerController: Controller {
  private let line: SeparatorWidget

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    line = SeparatorWidget(.horizontal)
    super.init(id, element, in: renderer, core: line)
  }

  /// The stack's own axis, which the line crosses.
  func cross(_ axis: Axis2D) {
    line.orientation = axis == .vertical ? .horizontal : .vertical
    refreshGreed()
  }

  package override func measureGreed() -> Greed { Greed(line.orientation == .horizontal, line.orientation == .vertical) }
}

/// An area of one colour.
@MainActor package final class ColorController: Controller {
  private var classes: [String] = []

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: BoxWidget(.horizontal))
  }

  package override func update(from old: Element?) {
    guard case .color(let color) = element.kind else { return }
    let new = [color.fillClass]
    core?.changeClasses(from: classes, to: new)
    classes = new
  }

  package override func measureGreed() -> Greed { .both }
}
