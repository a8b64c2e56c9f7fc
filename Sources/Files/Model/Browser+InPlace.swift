import Sidelight
import SidelightDesktop

/// Folders that are opened in place, between the entries of the open folder.
extension Browser {
  /// Shows what is in a folder for as long as it is open in place.
  ///
  /// - Parameter show: Gets the entries, at first and whenever they change.
  /// - Throws: Why the folder can't be shown, or no longer.
  func follow(_ folder: FolderEntry, _ show: @escaping @MainActor ([FolderEntry]) -> Void) async throws(InPlaceProblem) {
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
    if let problem = listing.snapshot?.problem { throw InPlaceProblem(problem: problem) }
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

/// Why a folder can't be shown in place, in a line that stands below its name.
struct InPlaceProblem: LocalizedError, Equatable {
  let problem: FolderProblem

  var errorDescription: String? {
    switch problem.kind {
    case .doesNotExist, .vanished: "This folder is gone."
    case .isNoFolder: "This is no folder any more."
    case .mayNotBeRead: "You are not allowed to look into this folder."
    case .other: problem.description
    }
  }
}
