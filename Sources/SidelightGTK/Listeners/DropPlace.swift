import SidelightBridge
import SidelightCore

/// Lets things from outside be dropped on an element's widget, as its view answers.
@MainActor final class DropPlace: WidgetListener {
  private(set) weak var widget: Widget?
  private let target = DropTarget()

  /// - Parameter answer: tells the view what happens over it; says whether it takes it.
  init(on widget: Widget, _ answer: @escaping (DropPhase) -> Bool) {
    self.widget = widget
    target.listen { kind, x, y in
      guard let kinds = DropKinds(kind) else { return .no }
      return answer(.over(kinds, x: x, y: y)) ? .copy : .no
    } take: { value, x, y in
      guard let payload = DropPayload(value) else { return false }
      return answer(.dropped(payload, x: x, y: y))
    }
    target.connect(DropTarget.left) { _ = answer(.left) }
    widget.addController(target)
  }

  func stop() { widget?.removeController(target) }
}
