import Sidelight
import SidelightDesktop

/// Folders that are opened in place, between the entries of the open folder.
extension Browser {
  /// Shows what is in a folder for as long as it is open in place.
  ///
  /// - Parameter show: Gets the entries, at first and whenever they change.
  /// - Throws: The problem with the folder, where it can't be shown, or no longer.
  func follow(_ folder: FolderEntry, _ show: @escaping @MainActor ([FolderEntry]) -> Void) async throws(FolderProblem) {
    let listing = Listing(folder.location, arrangement)
    listings[folder.location] = listing
    defer {
      if listings[folder.location] === listing { listings[folder.location] = nil }
    }
    await listing.follow { [weak self] snapshot, isNew, entries in
      // The first few entries of many come at once, and none as long as there are none.
      if !entries.isEmpty || snapshot.isComplete && snapshot.problem == nil { show(entries) }
      if isNew { self?.learn(snapshot) }
    }
    if let problem = listing.snapshot?.problem { throw problem }
  }

  /// Has all folders that are shown arranged anew.
  func arrange() {
    let open = Set(listings.keys)
    for listing in listings.values {
      listing.open = open
      listing.arrangement = arrangement
    }
  }
}
