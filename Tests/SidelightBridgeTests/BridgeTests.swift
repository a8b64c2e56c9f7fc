import CSidelightTestMain
import DisplaySupport
import SidelightBridge
import Testing

/// Everything here shares one GTK and its counters, so it runs one after the other, and only where there is a display.
@Suite("The bridge", .serialized, .needsWindow)
@MainActor struct BridgeTests {}

/// A window of this content that has painted its first frame.
@MainActor func shownWindow(_ content: Widget, width: Int = 400, height: Int = 300) async -> WindowWidget {
  let window = WindowWidget(application: nil)
  window.setDefaultSize(width: width, height: height)
  window.setContent(content)
  window.present()
  await nextFrame(of: window)
  return window
}

/// Waits until the window of this widget has painted once more.
@MainActor func nextFrame(of widget: Widget) async {
  guard let clock = widget.frameClock else {
    Issue.record("The widget has no frame clock yet.")
    return
  }
  await withCheckedContinuation { continuation in
    var connection: SignalConnection?
    connection = clock.onAfterPaint {
      guard connection != nil else { return }
      connection?.disconnect()
      connection = nil
      continuation.resume()
    }
    widget.queueDraw()
    clock.requestPhase(.afterPaint)
  }
}

/// Lets frames go by until the condition holds, and says whether it ever did within 20 seconds.
@MainActor func framesGoBy(of widget: Widget, until condition: () -> Bool) async -> Bool {
  let start = MainLoop.now
  while !condition(), MainLoop.now - start < 20_000_000 { await nextFrame(of: widget) }
  return condition()
}

/// Lets the loop do what is ready, so that everything a test let go of is gone.
@MainActor func settle() {
  while MainLoop.isPending { MainLoop.iterate(mayBlock: false) }
}

/// What is alive: wrappers, GObjects, handlers.
struct Population: Equatable {
  var wrappers: Int
  var objects: Int
  var handlers: Int

  @MainActor static var now: Population {
    Population(wrappers: Object.live, objects: Object.liveObjects, handlers: SignalConnection.live)
  }

  static func - (left: Population, right: Population) -> Population {
    Population(wrappers: left.wrappers - right.wrappers, objects: left.objects - right.objects, handlers: left.handlers - right.handlers)
  }

  static let none = Population(wrappers: 0, objects: 0, handlers: 0)
}
