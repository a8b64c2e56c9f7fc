#if Foundation
import Foundation
import SidelightBridge

/// Foundation's main run loop, whose timers and blocks run on GLib's loop.
@MainActor package enum MainRunLoop {
  /// Lets it run from now on. Later calls do nothing.
  package static func attach() {
    // The question for the next date does what is due.
    RunLoopSource.attach { _ = RunLoop.main.limitDate(forMode: .default) }
  }
}
#endif
