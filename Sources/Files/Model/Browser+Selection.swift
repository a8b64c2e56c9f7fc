import Sidelight
import SidelightDesktop

/// What is selected, and what that is.
extension Browser {
  /// Takes in what was read of a folder. What has vanished from it is selected no more.
  func learn(_ snapshot: FolderSnapshot) {
    known.learn(snapshot)
    guard !selection.isEmpty else { return }
    // While the folder is being read, what is selected may still come.
    if snapshot.isComplete {
      let present = Set(snapshot.entries.lazy.map(\.id).filter(selection.contains))
      if present.count < selection.count {
        let vanished = selection.subtracting(present).filter { $0.parent == snapshot.location }
        if !vanished.isEmpty { selection.subtract(vanished) }
      }
    }
    details.show(selection, of: known)
  }

  /// The entries at some locations, in no order. O(entries that are known) for more than one.
  func entries(at locations: Set<FolderEntry.ID>) -> [FolderEntry] { known.at(locations) }

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
}
