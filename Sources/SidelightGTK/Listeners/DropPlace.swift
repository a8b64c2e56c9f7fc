import SidelightBridge
import SidelightCore

/// Lets things from outside be dropped on an element's widget, as its view answers.
@MainActor final class DropPlace: WidgetListener {
  private(set) weak var widget: Widget?
  private let target = DropTarget()

  /// - Parameter answer: tells the view what happens over it; says whether it takes it.
  init(on widget: Widget, _ answer: @escaping (DropPhase) -> Bool) {
    self.widget = widget
    target.listen { [weak widget] kind, x, y in
      guard let kinds = DropKinds(kind) else { return .no }
      let size = widget.map { Size(Double($0.width), Double($0.height)) }
      guard answer(.over(kinds, x: x, y: y, in: size)) else { return .no }
      // What can be moved within its container is offered as a move; everything else is copied.
      return kinds.contains(.reordered) ? .move : .copy
    } take: { value, x, y in
      guard let payload = DropPayload(value) else { return false }
      return answer(.dropped(payload, x: x, y: y))
    }
    target.connect(DropTarget.left) { _ = answer(.left) }
    widget.addController(target)
  }

  func stop() { widget?.removeController(target) }
}
