import SidelightDesktop

/// What is known to be in the open folder, in the folders that are open in it, and in those that were open in it before.
struct KnownEntries {
  private var entries: [Location: [FolderEntry]] = [:]

  /// Takes in what was read of a folder.
  mutating func learn(_ snapshot: FolderSnapshot) { entries[snapshot.location] = snapshot.entries }

  /// The entries, folder by folder, in no order.
  var byFolder: [[FolderEntry]] { Array(entries.values) }

  /// The entries at some locations, in no order. O(entries that are known) for more than one.
  func at(_ locations: Set<Location>) -> [FolderEntry] {
    if locations.count == 1, let location = locations.first { return at(location).map { [$0] } ?? [] }
    return entries.values.flatMap { $0.filter { locations.contains($0.location) } }
  }

  /// The entry at a location, which is looked for in its own folder first.
  func at(_ location: Location) -> FolderEntry? {
    let siblings = location.parent.flatMap { entries[$0] }
    return siblings?.first { $0.location == location } ?? entries.values.lazy.flatMap(\.self).first { $0.location == location }
  }
}
