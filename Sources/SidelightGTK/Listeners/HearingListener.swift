import SidelightBridge
import SidelightCore

/// Hears on an element's widget what the element's views are to hear.
@MainActor final class HearingListener: WidgetListener {
  private(set) weak var widget: Widget?
  let kinds: [Heard.Kind]
  private let controllers: [EventController]

  /// - Parameters:
  ///   - kinds: what to hear, each once.
  ///   - tell: tells the views.
  init(on widget: Widget, _ kinds: [Heard.Kind], _ tell: @escaping (Heard) -> Void) {
    self.widget = widget
    self.kinds = kinds
    controllers = kinds.map { Self.controller($0, tell) }
    for controller in controllers { widget.addController(controller) }
  }

  private static func controller(_ kind: Heard.Kind, _ tell: @escaping (Heard) -> Void) -> EventController {
    switch kind {
    case .hover:
      let pointer = MotionController()
      pointer.phase = .capture
      pointer.connect(MotionController.entered) { _, _ in tell(.hover(isOver: true)) }
      pointer.connect(MotionController.left) { tell(.hover(isOver: false)) }
      return pointer
    }
  }

  func stop() { for controller in controllers { widget?.removeController(controller) } }
}
