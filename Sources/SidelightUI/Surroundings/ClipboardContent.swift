import Observation
package import SidelightCore

/// What can be read from the clipboard now, as views that offer to paste follow it.
@MainActor @Observable package final class ClipboardContent {
  package private(set) var kinds: DropKinds = []
  @ObservationIgnored private var isFollowed = false

  init() {}

  /// Begins to follow the clipboard, once.
  func follow(_ requests: AppRequests) {
    guard !isFollowed else { return }
    isFollowed = true
    requests.followClipboard { [weak self] kinds in
      if let self, kinds != self.kinds { self.kinds = kinds }
    }
  }
}
