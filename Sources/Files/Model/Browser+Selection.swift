import Sidelight
import SidelightDesktop

/// What is selected, and what that is.
extension Browser {
  /// Takes in what was read of a folder. What has vanished from it is selected no more.
  func learn(_ snapshot: FolderSnapshot) {
    contents[snapshot.location] = snapshot.entries
    guard !selection.isEmpty else { return }
    // While the folder is being read, what is selected may still come.
    if snapshot.isComplete {
      let present = Set(snapshot.entries.lazy.map(\.id).filter(selection.contains))
      if present.count < selection.count {
        let vanished = selection.subtracting(present).filter { $0.parent == snapshot.location }
        if !vanished.isEmpty { selection.subtract(vanished) }
      }
    }
    updateDetails()
  }

  /// The entries at some locations, in no order. O(entries that are known) for more than one.
  func entries(at locations: Set<FolderEntry.ID>) -> [FolderEntry] {
    if locations.count == 1, let location = locations.first { return entry(at: location).map { [$0] } ?? [] }
    return contents.values.flatMap { $0.filter { locations.contains($0.location) } }
  }

  private func entry(at location: Location) -> FolderEntry? {
    let siblings = location.parent.flatMap { contents[$0] }
    return siblings?.first { $0.location == location } ?? contents.values.lazy.compactMap { $0.first { $0.location == location } }.first
  }

  /// The folders among some locations that are no favourites yet; without locations the open folder.
  func candidates(at locations: Set<FolderEntry.ID>) -> [Location] {
    let folders = locations.isEmpty ? [folder] : entries(at: locations).filter(\.isFolder).map(\.location)
    return folders.filter { !favorites.contains($0) }
  }

  /// Adds the folders among some locations to the favourites; without locations the open folder.
  func addToFavorites(_ locations: Set<FolderEntry.ID>, _ undo: UndoManager?) {
    let candidates = candidates(at: locations)
    Task { await favorites.add(candidates, undo) }
  }

  /// What other programs call some locations: a path, or a URI where there is none, each on a line of its own.
  func paths(of locations: Set<FolderEntry.ID>) -> String {
    locations.map { $0.path ?? $0.uri }.sorted().joined(separator: "\n")
  }

  func updateDetails() {
    summarize()
    let entry = selection.count == 1 ? selection.first.flatMap { self.entry(at: $0) } : nil
    guard entry != details else { return }
    if entry?.id != details?.id {
      preview = nil
      ownership = nil
    } else if case .image? = preview?.content, entry?.modificationTime != details?.modificationTime {
      // A view of the same path would go on showing the picture that it has decoded.
      preview = nil
    }
    details = entry
    looking?.cancel()
    guard let entry else { return }
    looking = Task { [weak self] in
      let preview = await FilePreview.load(entry)
      guard !Task.isCancelled else { return }
      self?.preview = preview
      let ownership = await entry.ownership()
      guard !Task.isCancelled else { return }
      self?.ownership = ownership
    }
  }

  /// The last summary stays until there is a newer one, so that nothing flickers while the selection grows.
  private func summarize() {
    summarizing?.cancel()
    guard selection.count > 1 else {
      if summary != nil { summary = nil }
      return
    }
    summarizing = Task { [weak self, selection, contents] in
      let summary = await SelectionSummary.make(of: selection, in: Array(contents.values))
      guard !Task.isCancelled, let summary else { return }
      self?.summary = summary
    }
  }
}
