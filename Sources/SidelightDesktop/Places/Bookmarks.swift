internal import SidelightBridge

/// The list of bookmarks that GNOME's Files and GTK's file dialogs share, where favourite folders are kept.
///
/// ```swift
/// for await places in Places.updates(bookmarks: .user) { favorites = places.favorites }
/// try await Bookmarks.user.change(from: favorites, to: Array(favorites.reversed()))
/// ```
public struct Bookmarks: Hashable, Sendable {
  /// The file with one bookmark on each line.
  public let file: Location

  /// The bookmarks in a file, which need not exist yet.
  public init(file: Location) { self.file = file }

  /// The user's own, in `gtk-3.0/bookmarks` among the user's settings.
  public static var user: Bookmarks {
    Bookmarks(file: Location(pathBytes: UserFolders.configuration).appending("gtk-3.0/bookmarks"))
  }

  private static let limit = 1 << 20

  /// Writes what makes one order of favourites another one: those that are gone, added or moved.
  ///
  /// The file is read first, and what it has beyond `old` stays: bookmarks that another program has added meanwhile, lines that are none,
  /// and the labels. It is replaced in one step, on a thread of its own.
  ///
  /// - Parameters:
  ///   - old: The favourites as they were shown.
  ///   - new: The favourites as they are to be.
  /// - Returns: The favourites that the file has now.
  /// - Throws: A ``BookmarkProblem`` when the file can't be read or written. It is then as it was.
  public func change(from old: [Place], to new: [Place]) async throws(BookmarkProblem) -> [Place] {
    let result = await withTaskExecutorPreference(FileQueue("sidelight-bookmarks")) { await write(from: old, to: new) }
    return try result.get()
  }

  /// The favourites that some locations would be, those that are no folders left out. Looks at the disk, on a thread of its own.
  public func favorites(at locations: [Location]) async -> [Place] {
    await withTaskExecutorPreference(FileQueue("sidelight-bookmarks")) { await Self.favorites(locations) }
  }

  /// The bookmarks that can be understood, each location once; none when there is no list.
  func read() -> [Bookmark] {
    guard let path = file.pathBytes, let bytes = try? FileReading.prefix(of: path, limit: Self.limit) else { return [] }
    var seen: Set<Location> = []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { Bookmark(line: $0) }.filter { seen.insert($0.location).inserted }
  }

  @concurrent private func write(from old: [Place], to new: [Place]) async -> Result<[Place], BookmarkProblem> {
    do throws(FileFailure) {
      // Another program that writes at the same moment goes first.
      for _ in 0..<5 {
        let contents = try FileContents.load(file.reference, limit: Self.limit)
        var list = BookmarkList(contents.bytes)
        list.change(from: old.map(\.location), to: new.map { Bookmark($0) })
        let isSame = list.bytes == contents.bytes
        let isDone = try isSame ? true : contents.replace(with: list.bytes, at: file.reference)
        if isDone { return .success(Places.readFavorites(self, looks: true)) }
      }
    } catch {
      return .failure(BookmarkProblem(file: file, error))
    }
    return .failure(BookmarkProblem(file: file, reason: "another program keeps changing it"))
  }

  @concurrent private static func favorites(_ locations: [Location]) async -> [Place] {
    var seen: Set<Location> = []
    return locations.filter { seen.insert($0).inserted && (try? $0.reference.kind()) == .folder }
      .map { Places.favorite(Bookmark(location: $0, label: nil), looks: false) }
  }
}

/// Why the list of bookmarks could not be changed, in a sentence for people.
public struct BookmarkProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that could not be read or written.
  public let file: Location

  private let reason: String

  init(file: Location, reason: String) {
    self.file = file
    self.reason = reason
  }

  init(file: Location, _ failure: FileFailure) {
    self.init(file: file, reason: failure.reason == .denied ? "you are not allowed to write “\(file)”" : failure.message)
  }

  /// What happened, to which file, and what to do now.
  public var description: String {
    "The favourites are as they were, since they can’t be written: \(reason). Make the file writable and try again."
  }
}
