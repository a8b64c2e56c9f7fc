import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

/// Everything here shares one GTK, so it runs one after the other, and only where there is a display.
@Suite("The renderer", .serialized, .needsRendererDisplay)
@MainActor struct RendererTests {}

extension Trait where Self == ConditionTrait {
  static var needsRendererDisplay: Self {
    .enabled("There is no display to open.") { await MainActor.run { Toolkit.start() } }
  }
}

extension FakeTree {
  /// Waits until the window has drawn its next frame.
  func frame(_ window: NodeID) async {
    guard let clock = windowController(window)?.window.frameClock else { return }
    await withCheckedContinuation { continuation in
      var connection: SignalConnection?
      connection = clock.onAfterPaint {
        connection?.disconnect()
        connection = nil
        continuation.resume()
      }
      clock.requestPhase([.update, .layout, .paint, .afterPaint])
    }
  }

  /// Waits until nothing is drawn any more, and all idle work is done.
  func settled(_ window: NodeID) async {
    await windowController(window)?.settle(quiet: 60, limit: 3000)
  }

  func resize(_ window: NodeID, width: Int, height: Int = 600) async {
    guard let widget = windowController(window)?.window else { return }
    await widget.resize(width: width, height: height)
    // The display server answers when it likes; what comes off the width is the window's own border.
    for _ in 0..<600 where abs(widget.width - width) > 12 { await frame(window) }
    await settled(window)
  }

  /// Takes the window away, and with it all controllers.
  func close(_ window: NodeID) { apply(.remove(window)) }

  func widget(_ id: NodeID) -> Widget? { renderer.controller(for: id)?.widget }

  func label(_ id: NodeID) -> LabelWidget? { widget(id) as? LabelWidget }
}
