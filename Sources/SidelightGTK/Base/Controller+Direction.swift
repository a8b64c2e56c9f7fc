import SidelightBridge
import SidelightCore

extension Controller {
  /// The direction of text that views say for the element's content; nil where they say none.
  private var ownDirection: TextDirection? {
    element.layout.isEmpty ? nil : element.layout.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
  }

  /// The direction that views say for what is around the element.
  private var directionAround: TextDirection {
    var next = parent
    while let controller = next {
      if let direction = controller.ownDirection { return direction }
      next = controller.parent
    }
    return .inherited
  }

  /// Has the widget, and all that is in it, follow the directions that views say.
  final func followDirections() {
    guard let renderer, renderer.saysDirections || ownDirection != nil else { return }
    renderer.saysDirections = true
    widget.setDirectionThroughout(directionAround)
    followOwnDirections()
  }

  private func followOwnDirections() {
    if let direction = ownDirection { core?.setDirectionThroughout(direction) }
    for child in children { child.followOwnDirections() }
  }
}
