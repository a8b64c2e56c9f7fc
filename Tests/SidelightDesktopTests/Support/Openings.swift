import Glibc
import SidelightDesktop

/// Learns from the kernel whether a file is opened.
final class Openings: Sendable {
  private let descriptor: Int32

  init(of location: Location) {
    descriptor = inotify_init1(Int32(O_NONBLOCK))
    _ = unsafe inotify_add_watch(descriptor, location.path ?? "", UInt32(IN_OPEN))
  }

  deinit {
    close(descriptor)
  }

  /// Whether the file was opened since the last question.
  var happened: Bool {
    var events = [UInt8](repeating: 0, count: 4096)
    return unsafe read(descriptor, &events, events.count) > 0
  }
}
