import Sidelight
import SidelightDesktop

/// What the selected entries are: all about a single one, or several added up. Finding that out takes time, so it comes piece by piece.
@Observable @MainActor final class SelectionDetails {
  /// The one selected entry, as it is on disk now; `nil` when none or several are selected.
  private(set) var entry: FolderEntry?

  /// What `entry` looks like inside; `nil` until that is known.
  private(set) var preview: FilePreview?

  /// Whose `entry` is; `nil` until that is known.
  private(set) var ownership: Ownership?

  /// What the selected entries are together; `nil` until that is known, and when it is one or none.
  private(set) var summary: SelectionSummary?

  @ObservationIgnored private var looking: Task<Void, Never>?
  @ObservationIgnored private var summarizing: Task<Void, Never>?

  isolated deinit {
    looking?.cancel()
    summarizing?.cancel()
  }

  /// Goes on to what is selected now, or to what has changed about it.
  func show(_ selection: Set<FolderEntry.ID>, of known: KnownEntries) {
    summarize(selection, of: known)
    let new = selection.count == 1 ? selection.first.flatMap { known.at($0) } : nil
    guard new != entry else { return }
    if new?.id != entry?.id {
      preview = nil
      ownership = nil
    } else if case .image? = preview?.content, new?.modificationTime != entry?.modificationTime {
      // A view of the same path would go on showing the picture that it has decoded.
      preview = nil
    }
    entry = new
    looking?.cancel()
    guard let new else { return }
    looking = Task { [weak self] in
      let preview = await FilePreview.load(new)
      guard !Task.isCancelled else { return }
      self?.preview = preview
      let ownership = await new.ownership()
      guard !Task.isCancelled else { return }
      self?.ownership = ownership
    }
  }

  /// The last summary stays until there is a newer one, so that nothing flickers while the selection grows.
  private func summarize(_ selection: Set<FolderEntry.ID>, of known: KnownEntries) {
    summarizing?.cancel()
    guard selection.count > 1 else {
      if summary != nil { summary = nil }
      return
    }
    summarizing = Task { [weak self] in
      let summary = await SelectionSummary.make(of: selection, in: known.byFolder)
      guard !Task.isCancelled, let summary else { return }
      self?.summary = summary
    }
  }
}
