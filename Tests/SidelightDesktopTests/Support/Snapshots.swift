import SidelightDesktop

/// The first snapshot of a stream that is as wanted; `nil` when the stream ends before.
func first(in stream: AsyncStream<FolderSnapshot>, where isWanted: (FolderSnapshot) -> Bool) async -> FolderSnapshot? {
  for await snapshot in stream where isWanted(snapshot) { return snapshot }
  return nil
}

/// A folder's entries when all are read.
func entries(of location: Location, showsHidden: Bool = false) async -> [FolderEntry] {
  await first(in: Folder.updates(at: location, showsHidden: showsHidden)) { $0.isComplete }?.entries ?? []
}

extension FolderSnapshot {
  var names: [String] { entries.map(\.name) }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
