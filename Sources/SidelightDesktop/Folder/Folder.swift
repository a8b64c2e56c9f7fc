internal import SidelightBridge

/// Reads folders, and tells of every change in them while somebody listens.
public enum Folder {
  /// The folder now and whenever it changes on disk, until the loop over it ends or its task is cancelled.
  ///
  /// The first snapshot comes at once with up to 500 entries, further ones follow in growing batches until ``FolderSnapshot/isComplete``, then
  /// one for every change. A burst of changes is collected into a few snapshots, and a changed file alone is read again. A loop that is slower
  /// than the changes gets the newest snapshot and misses those between. If the folder cannot be read, or vanishes, the last snapshot says why.
  ///
  /// ```swift
  /// .task(id: location) {
  ///   for await snapshot in Folder.updates(at: location) {
  ///     entries = snapshot.entries
  ///   }
  /// }
  /// ```
  ///
  /// All reading, sorting and watching happens on threads of its own; what reaches the caller is one finished array. Names that are not
  /// UTF-8, broken links, devices and pipes are listed like anything else, and nothing is ever opened but folders and `.hidden` files.
  /// On GNOME this is `readdir`, `statx` and `GFileMonitor`, or a `GFileEnumerator` for places that have no path.
  ///
  /// - Parameters:
  ///   - location: The folder.
  ///   - showsHidden: Whether hidden entries are listed.
  /// - Complexity: O(n log n) for n entries once, then O(n) to copy for every snapshot, none of it on the caller's thread.
  public static func updates(at location: Location, showsHidden: Bool = false) -> AsyncStream<FolderSnapshot> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let session = FolderSession(location, showsHidden: showsHidden) { snapshot in continuation.yield(snapshot) }
      let task = Task(executorPreference: FileQueue("sidelight-folder")) {
        await session.run()
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The folder that a word of a command line means, checked to be one that can be read.
  ///
  /// The word can be a path (relative ones start at the current folder, `~` is the home folder unless something has this name), a `file:` URI
  /// or any other URI that GIO serves. For words that are not UTF-8 use ``check(bytes:)``.
  ///
  /// - Throws: A ``FolderProblem`` whose description can be printed as it is.
  ///
  /// - Parameter word: A path or a URI, as text.
  public static func check(_ word: String) throws(FolderProblem) -> Location {
    try check(bytes: Array(word.utf8))
  }

  /// The folder that a word of a command line means, byte for byte as the shell passed it (an app has them in `LaunchArguments`).
  ///
  /// It waits for the disk or, for a URI, for what serves it: meant for the start of a program, before there is a window.
  /// - Throws: A ``FolderProblem`` whose description can be printed as it is.
  ///
  /// - Parameter word: The bytes of a path or a URI, without a closing zero.
  public static func check(bytes word: [UInt8]) throws(FolderProblem) -> Location {
    let subject = String(decoding: word, as: UTF8.self)
    guard !word.isEmpty, !word.contains(0), let location = meaning(of: word) else {
      throw FolderProblem(.doesNotExist, subject: subject)
    }
    do throws(FileFailure) {
      guard try location.reference.kind() == .folder else { throw FileFailure(reason: .notFolder, message: "") }
      if let path = location.pathBytes { _ = try DirectoryHandle(FileBase(path)) }
    } catch {
      throw FolderProblem(error, subject: subject)
    }
    return location
  }

  private static func meaning(of word: [UInt8]) -> Location? {
    let slash = UInt8(ascii: "/")
    let word = UserFolders.expandingHome(word)
    let path = Location(pathBytes: word.first == slash ? word : UserFolders.current + [slash] + word)
    if word.first == slash || exists(path) { return path }
    if let colon = word.firstIndex(of: UInt8(ascii: ":")), isScheme(word[..<colon]) {
      return FileReference(uri: word).map(Location.init)
    }
    return path
  }

  /// Something that may not be looked at counts as being there.
  private static func exists(_ location: Location) -> Bool {
    do throws(FileFailure) {
      _ = try location.reference.kind()
      return true
    } catch {
      return error.reason != .notFound && error.reason != .notFolder
    }
  }

  private static func isScheme(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, Character(UnicodeScalar(first)).isLetter else { return false }
    return word.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
  }
}
