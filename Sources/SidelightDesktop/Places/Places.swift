internal import SidelightBridge

/// The places that a file browser's sidebar shows.
public struct Places: Hashable, Sendable {
  /// The home folder, the user's folders with a role that exist (Documents, Music, …) and the bookmarks that people set in GTK's file dialogs.
  public let favorites: [Place]

  /// The root of the file system and every mounted volume that people should see.
  public let locations: [Place]

  /// These places; none by default, which is what an app shows until ``updates()`` says more.
  public init(favorites: [Place] = [], locations: [Place] = []) {
    self.favorites = favorites
    self.locations = locations
  }

  /// All of them, in the order in which they are shown.
  public var all: [Place] { favorites + locations }

  /// The places now and whenever a volume is mounted or unmounted or a bookmark changes, until the loop over it ends or its task is cancelled.
  ///
  /// The first value has neither volumes nor bookmarks yet, since the system needs a moment to name the ones, and the others may lead to a
  /// disk that does not answer. Nothing is polled: while nothing changes, nothing runs.
  /// Reads the disk on a thread of its own. Volumes come from `GVolumeMonitor`, which needs the main loop of an app to run.
  public static func updates() -> AsyncStream<Places> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let session = PlacesSession { places in continuation.yield(places) }
      let task = Task(executorPreference: FileQueue("sidelight-places")) {
        await session.run()
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The favorites now. Reads the disk.
  ///
  /// - Parameter configuration: The folder of the user's settings, in which `gtk-3.0/bookmarks` is.
  static func readFavorites(configuration: Location) -> [Place] {
    readFolders(andBookmarksIn: configuration)
  }

  /// The user's own folders, and with a configuration the bookmarks in it.
  static func readFolders(andBookmarksIn configuration: Location? = nil) -> [Place] {
    let home = Location.home
    var places = [Place(id: id("favorite", home), name: "Home", iconNames: ["user-home-symbolic", "go-home-symbolic"], location: home)]
    var seen: Set<Location> = [home]
    func add(_ location: Location, name: String, iconNames: [String]) {
      guard seen.insert(location).inserted else { return }
      places.append(Place(id: id("favorite", location), name: name, iconNames: iconNames, location: location))
    }
    for folder in UserFolders.special {
      let location = Location(pathBytes: folder.path)
      guard isFolder(location) else { continue }
      add(location, name: location.name, iconNames: [folder.iconName + "-symbolic", "folder-symbolic"])
    }
    for bookmark in configuration.map(Bookmark.read) ?? [] {
      // A bookmark of the network is kept unseen: asking for it could wait for a server that is switched off.
      let isLocal = bookmark.location.pathBytes != nil
      guard !isLocal || isFolder(bookmark.location) else { continue }
      let names = isLocal ? ["folder-symbolic"] : ["folder-remote-symbolic", "folder-symbolic"]
      add(bookmark.location, name: bookmark.label ?? bookmark.location.name, iconNames: names)
    }
    return places
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

  private static func isFolder(_ location: Location) -> Bool {
    (try? location.reference.kind()) == .folder
  }
}
