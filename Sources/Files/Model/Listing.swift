import Sidelight
import SidelightDesktop

/// One folder that is shown: what is in it now, arranged as the browser says now.
///
/// Reading, filtering and sorting happen on other threads. A change that comes while an arrangement is made waits for its end, and of
/// several that wait only the last one counts, so that a folder that never rests is shown all the same.
@MainActor final class Listing {
  let folder: Location
  var arrangement: Arrangement {
    didSet { if arrangement != oldValue { request.yield() } }
  }
  /// What is open in the folder.
  var open: Set<Location> = []
  /// What was read last.
  private(set) var snapshot: FolderSnapshot?
  private var isNew = false
  private let requests: AsyncStream<Void>
  private let request: AsyncStream<Void>.Continuation

  init(_ folder: Location, _ arrangement: Arrangement) {
    self.folder = folder
    self.arrangement = arrangement
    (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Shows the folder until the task is cancelled, or until it can't be shown any more.
  ///
  /// - Parameter show: Gets what was read last, whether that is new, and the entries of it to show.
  func follow(_ show: @MainActor (_ snapshot: FolderSnapshot, _ isNew: Bool, _ entries: [FolderEntry]) -> Void) async {
    let reading = Task { [weak self, folder] in
      // Hidden entries are read as well, so that showing them reads nothing.
      for await snapshot in Folder.updates(at: folder, showsHidden: true) { self?.take(snapshot) }
    }
    await withTaskCancellationHandler {
      for await _ in requests {
        guard let snapshot else { continue }
        let isNew = self.isNew
        self.isNew = false
        let entries = await arrangement.entries(of: snapshot.entries, open: open)
        guard !Task.isCancelled else { return }
        show(snapshot, isNew, entries)
        if snapshot.problem != nil { return }
      }
    } onCancel: {
      reading.cancel()
    }
  }

  private func take(_ snapshot: FolderSnapshot) {
    self.snapshot = snapshot
    isNew = true
    request.yield()
  }
}
