internal import SidelightBridge

/// Finds the places and follows their changes. Its task brings the thread to wait for the disk on; the volumes belong to the main thread.
package actor PlacesSession {
  private let bookmarks: Bookmarks
  private let deliver: @Sendable (Places) -> Void
  /// The folders of favourites, each watched for coming and going.
  private var watches: [Location: FileMonitor] = [:]

  package init(bookmarks: Bookmarks = .user, deliver: @escaping @Sendable (Places) -> Void) {
    self.bookmarks = bookmarks
    self.deliver = deliver
  }

  package func run() async {
    let (changes, changed) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    // A bookmark may lead to a disk that does not answer, so that everything is told before it is looked at.
    let early = Places.readFavorites(bookmarks, looks: false)
    var places = Places(folders: Places.readFolders(except: early), favorites: early, locations: Places.makeLocations([]))
    deliver(places)
    func tell(_ now: Places) {
      guard now != places else { return }
      places = now
      deliver(now)
    }
    let list = await FileMonitor.start(bookmarks.file.reference, isFolder: false) { _ in changed.yield() }
    defer { list.cancel() }
    let volumes = await MainActor.run { MountList { changed.yield() } }
    changed.yield()
    for await _ in changes {
      tell(Places(folders: places.folders, favorites: places.favorites, locations: Places.makeLocations(await volumes.mounts)))
      let favorites = Places.readFavorites(bookmarks, looks: false)
      await watch(favorites) { changed.yield() }
      let seen = favorites.isEmpty ? [] : Places.readFavorites(bookmarks, looks: true)
      tell(Places(folders: Places.readFolders(except: seen), favorites: seen, locations: places.locations))
    }
    for watch in watches.values { watch.cancel() }
    await volumes.cancel()
  }

  /// Watches the folders of the favourites. Where not even the folder above exists the system would have to look again and again, so that
  /// these wait for another change.
  private func watch(_ favorites: [Place], changed: @escaping @Sendable () -> Void) async {
    let wanted = Set(
      favorites.lazy.map(\.location).filter { $0.pathBytes != nil && ($0.parent.map(Places.isFolder) ?? true) })
    for location in Set(watches.keys).subtracting(wanted) { watches.removeValue(forKey: location)?.cancel() }
    for location in wanted where watches[location] == nil {
      watches[location] = await FileMonitor.start(location.reference, isFolder: false) { _ in changed() }
    }
  }
}
