import SidelightBridge

/// Hears when the pointer comes over an element's widget and leaves it.
@MainActor final class HoverListener {
  private(set) weak var widget: Widget?
  private let pointer = MotionController()

  init(on widget: Widget, _ hear: @escaping (Bool) -> Void) {
    self.widget = widget
    pointer.phase = .capture
    pointer.connect(MotionController.entered) { _, _ in hear(true) }
    pointer.connect(MotionController.left) { hear(false) }
    widget.addController(pointer)
  }

  func stop() { widget?.removeController(pointer) }
}
