package import SidelightBridge
package import SidelightCore

/// Lets the user drag an element's widget away, to be copied to where it is dropped.
@MainActor final class DragListener: WidgetListener {
  private(set) weak var widget: Widget?
  private let source = DragSource(.copy)
  /// Keeps the handle of a header bar from moving the window with what is dragged from there: a drag that begins lets go of the press.
  private let hold = DragGesture()

  /// - Parameters:
  ///   - payload: what a drag would carry if it began now.
  ///   - ended: hears that a drag is over, dropped or not.
  init(on widget: Widget, _ payload: @escaping () -> DropPayload?, ended: @escaping () -> Void) {
    self.widget = widget
    source.connect(DragSource.prepare) { [weak self] x, y in
      guard let self, let payload = payload(), let widget = self.widget else { return nil }
      self.source.setIcon(widget, x: x, y: y)
      self.source.set(payload.kinds.contains(.reordered) ? .copyOrMove : .copy)
      return DragContent(payload)
    }
    source.connect(DragSource.ended) { _, _ in ended() }
    hold.connect(DragGesture.updated) { [weak self] x, y in
      // Less is a click with an unsteady hand; GTK takes more than 8 pixels for a drag.
      guard let self, max(abs(x), abs(y)) > 4, self.widget?.nearest(typeNamed: "GtkWindowHandle") != nil, payload() != nil else { return }
      hold.claim()
    }
    widget.addController(source)
    widget.addController(hold)
    source.join(hold)
  }

  func stop() {
    for controller in [source, hold] as [EventController] { widget?.removeController(controller) }
  }
}

extension DragContent {
  @MainActor package convenience init(_ payload: DropPayload) {
    switch payload {
    case .files(let uris): self.init(files: uris)
    case .text(let text): self.init(text: text)
    case .own(let transfer):
      var others: [DragContent] = []
      if let files = transfer.files { others.append(DragContent(lateFiles: { done in Task { @MainActor in done(await files()) } })) }
      if let plain = transfer.plain { others.append(DragContent(plain)) }
      self.init(own: OwnTransfers.send(transfer), others)
    }
  }
}
