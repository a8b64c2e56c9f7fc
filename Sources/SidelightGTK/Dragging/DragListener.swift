import SidelightBridge
import SidelightCore

/// Lets the user drag an element's widget away, to be copied to where it is dropped.
@MainActor final class DragListener {
  private weak var controller: Controller?
  private(set) weak var widget: Widget?
  private let source = DragSource(.copy)

  init(_ controller: Controller, on widget: Widget) {
    self.controller = controller
    self.widget = widget
    source.connect(DragSource.prepare) { [weak self] x, y in
      guard let self, let payload = self.payload, let widget = self.widget else { return nil }
      self.source.setIcon(widget, x: x, y: y)
      return DragContent(payload)
    }
    widget.addController(source)
  }

  /// What a drag would carry if it began now.
  var payload: DropPayload? {
    controller.flatMap { controller in controller.element.traits.drag.flatMap { controller.renderer?.host?.dragged($0) } }
  }

  func stop() { widget?.removeController(source) }
}

extension DragContent {
  fileprivate convenience init?(_ payload: DropPayload) {
    switch payload {
    case .files(let uris): self.init(files: uris)
    case .text(let text): self.init(text: text)
    }
  }
}
