internal import SidelightBridge

/// Finds the places and follows their changes. Its task brings the thread to wait for the disk on; the volumes belong to the main thread.
package actor PlacesSession {
  private let configuration: Location
  private let deliver: @Sendable (Places) -> Void

  package init(configuration: Location = Location(pathBytes: UserFolders.configuration), deliver: @escaping @Sendable (Places) -> Void) {
    self.configuration = configuration
    self.deliver = deliver
  }

  package func run() async {
    let (changes, changed) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let bookmarks = await FileMonitor.start(Bookmark.file(in: configuration).reference, isFolder: false) { _ in changed.yield() }
    defer { bookmarks.cancel() }
    var places = Places(favorites: Places.readFavorites(configuration: configuration), locations: Places.makeLocations([]))
    deliver(places)
    let volumes = await MainActor.run { MountList { changed.yield() } }
    changed.yield()
    for await _ in changes {
      let locations = Places.makeLocations(await volumes.mounts)
      let now = Places(favorites: Places.readFavorites(configuration: configuration), locations: locations)
      guard now != places else { continue }
      places = now
      deliver(now)
    }
    await volumes.cancel()
  }
}
