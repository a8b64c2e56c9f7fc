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
    // A bookmark may lead to a disk that does not answer, so that all other places are told before it is looked at.
    var places = Places(favorites: Places.readFolders(), locations: Places.makeLocations([]))
    deliver(places)
    func tell(_ now: Places) {
      guard now != places else { return }
      places = now
      deliver(now)
    }
    let bookmarks = await FileMonitor.start(Bookmark.file(in: configuration).reference, isFolder: false) { _ in changed.yield() }
    defer { bookmarks.cancel() }
    let volumes = await MainActor.run { MountList { changed.yield() } }
    changed.yield()
    for await _ in changes {
      tell(Places(favorites: places.favorites, locations: Places.makeLocations(await volumes.mounts)))
      tell(Places(favorites: Places.readFavorites(configuration: configuration), locations: places.locations))
    }
    await volumes.cancel()
  }
}
