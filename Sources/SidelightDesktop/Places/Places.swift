internal import SidelightBridge

/// The places that a file browser's sidebar shows.
public struct Places: Hashable, Sendable {
  /// The home folder, and the user's folders with a role (Documents, Music, …) that exist and are no favourites.
  public let folders: [Place]

  /// The bookmarks that people set in GTK's file dialogs and in Files, in their order, also those whose folder is gone.
  public let favorites: [Place]

  /// The root of the file system and every mounted volume that people should see.
  public let locations: [Place]

  /// These places; none by default, which is what an app shows until ``updates(bookmarks:)`` says more.
  public init(folders: [Place] = [], favorites: [Place] = [], locations: [Place] = []) {
    self.folders = folders
    self.favorites = favorites
    self.locations = locations
  }

  /// All of them, in the order in which they are shown.
  public var all: [Place] { folders + favorites + locations }

  /// The places now and whenever a volume is mounted or unmounted, a bookmark changes or its folder comes or goes, until the loop over it
  /// ends or its task is cancelled.
  ///
  /// The first value has no volumes yet, since the system needs a moment to name them, and no favourite in it is missing: looking for
  /// them could mean to wait for a disk that does not answer. Nothing is polled: while nothing changes, nothing runs.
  /// Reads the disk on a thread of its own. Volumes come from `GVolumeMonitor`, which needs the main loop of an app to run.
  ///
  /// - Parameter bookmarks: Where the favourites are kept.
  public static func updates(bookmarks: Bookmarks = .user) -> AsyncStream<Places> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let session = PlacesSession(bookmarks: bookmarks) { places in continuation.yield(places) }
      let task = Task(executorPreference: FileQueue("sidelight-places")) {
        await session.run()
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The user's own folders, without the favourites among them. Reads the disk.
  static func readFolders(except favorites: [Place]) -> [Place] {
    let home = Location.home
    var places = [Place(id: id("folder", home), name: "Home", iconNames: ["user-home-symbolic", "go-home-symbolic"], location: home)]
    var seen = Set(favorites.map(\.location) + [home])
    for folder in UserFolders.special {
      let location = Location(pathBytes: folder.path)
      guard seen.insert(location).inserted, isFolder(location) else { continue }
      places.append(
        Place(
          id: id("folder", location), name: location.name, iconNames: [folder.iconName + "-symbolic", "folder-symbolic"], location: location
        ))
    }
    return places
  }

  /// The favourites now.
  /// - Parameter looks: Whether their folders are looked for, which can mean to wait for a disk.
  static func readFavorites(_ bookmarks: Bookmarks, looks: Bool) -> [Place] {
    bookmarks.read().map { favorite($0, looks: looks) }
  }

  static func favorite(_ bookmark: Bookmark, looks: Bool) -> Place {
    let location = bookmark.location
    // A bookmark of the network is kept unseen: asking for it could wait for a server that is switched off.
    let isLocal = location.pathBytes != nil
    let role = isLocal ? UserFolders.special.first { Location(pathBytes: $0.path) == location }.map { $0.iconName + "-symbolic" } : nil
    let names = isLocal ? [role, "folder-symbolic"].compactMap { $0 } : ["folder-remote-symbolic", "folder-symbolic"]
    return Place(
      id: id("favorite", location), name: bookmark.label ?? location.name, iconNames: names, location: location,
      isMissing: looks && isLocal && isMissing(location))
  }

  static func makeLocations(_ mounts: [MountList.Mount]) -> [Place] {
    let root = Place(
      id: id("location", .root), name: "Computer", iconNames: ["drive-harddisk-symbolic", "computer-symbolic"], location: .root)
    var seen: Set<Location> = [.root]
    let volumes = mounts.compactMap { mount -> Place? in
      let location = Location(mount.root)
      guard seen.insert(location).inserted else { return nil }
      let names = mount.iconNames + ["drive-removable-media-symbolic"]
      return Place(id: id("location", location), name: mount.name, iconNames: names, location: location)
    }
    return [root] + volumes
  }

  private static func id(_ kind: String, _ location: Location) -> String { kind + " " + location.uri }

  static func isFolder(_ location: Location) -> Bool { (try? location.reference.kind()) == .folder }

  /// What may not be looked at may be there.
  private static func isMissing(_ location: Location) -> Bool {
    do throws(FileFailure) {
      return try location.reference.kind() != .folder
    } catch {
      return error.reason == .notFound || error.reason == .notFolder
    }
  }
}
