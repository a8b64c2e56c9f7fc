import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

/// Everything here shares one GTK, so it runs one after the other, and only where there is a display.
@Suite("The renderer", .serialized, .needsWindow)
@MainActor struct RendererTests {}

extension FakeTree {
  /// Waits until the window has drawn its next frame.
  func frame(_ window: NodeID) async {
    windowController(window)?.window.frameClock?.requestPhase([.update, .layout, .paint])
    await windowController(window)?.nextFrame()
  }

  /// Waits until the window is at rest.
  func settled(_ window: NodeID) async { await windowController(window)?.settle() }

  /// Lets frames go by until a condition holds; says whether it ever did.
  func frames(_ window: NodeID, until condition: () -> Bool) async -> Bool {
    await windowController(window)?.watchFrames(until: condition) ?? condition()
  }

  func resize(_ window: NodeID, width: Int, height: Int = 600) async {
    guard let widget = windowController(window)?.window else { return }
    await widget.resize(width: width, height: height)
    await settled(window)
  }

  /// Takes the window away, and with it all controllers.
  func close(_ window: NodeID) { apply(.remove(window)) }

  func widget(_ id: NodeID) -> Widget? { renderer.controller(for: id)?.widget }

  func label(_ id: NodeID) -> LabelWidget? { widget(id) as? LabelWidget }
}
