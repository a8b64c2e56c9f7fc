package import SidelightBridge

/// Where a file or a folder is: an absolute path, byte for byte, or a URI that GIO serves.
///
/// File names on Linux are bytes and need not be text. A location keeps them exactly, so that a name with broken UTF-8 can still be opened,
/// copied and compared, while ``name`` and ``description`` are repaired for people to read.
///
/// ```swift
/// let music = Location.home.appending("Music")
/// for await snapshot in Folder.updates(at: music) { … }
/// ```
///
/// Two locations are equal when their bytes are. Links are not resolved, and nothing here reads the disk.
public struct Location: Hashable, Sendable {
  package let reference: FileReference

  package init(_ reference: FileReference) {
    self.reference = reference
  }

  /// The location of a path.
  ///
  /// A relative path starts at the program's current folder. `.`, `..` and doubled slashes are resolved by their spelling alone.
  /// - Parameter path: The path. For names that are not UTF-8 use ``init(pathBytes:)``.
  public init(path: String) {
    self.init(pathBytes: Array(path.utf8))
  }

  /// The location of a path given as the bytes that the file system knows.
  ///
  /// - Parameter pathBytes: The path without a closing zero; a zero byte ends it, since no name contains one.
  public init(pathBytes: [UInt8]) {
    self.init(FileReference(path: Array(pathBytes.prefix { $0 != 0 })))
  }

  /// The location of a URI such as `file:///srv` or `smb://nas/films`; `nil` for text that is no URI.
  ///
  /// It becomes a path where GIO knows one, so that one place has one location.
  ///
  /// - Parameter uri: The URI, with its special characters escaped.
  public init?(uri: String) {
    guard let reference = FileReference(uri: Array(uri.utf8)) else { return nil }
    self.init(reference)
  }

  /// The user's home folder.
  public static var home: Location { Location(pathBytes: UserFolders.home) }

  /// The root of the file system, `/`.
  public static var root: Location { Location(path: "/") }

  /// The last part of the path for people to read: bytes that are not UTF-8 appear as replacement characters.
  public var name: String { reference.displayName }

  /// The bytes of the path; `nil` for a location that has none, such as a place on the network.
  public var pathBytes: [UInt8]? { reference.isURI ? nil : reference.bytes }

  /// The path as text; `nil` for a location without a path and for a path that is not UTF-8.
  public var path: String? {
    pathBytes.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The URI, with everything but plain ASCII escaped, which other programs understand whatever the bytes are.
  public var uri: String { reference.uri }

  /// The folder above, or `nil` for a root.
  public var parent: Location? { reference.parent.map(Location.init) }

  /// The location of something in this folder.
  ///
  /// - Parameter name: One or more path components, as text.
  public func appending(_ name: String) -> Location {
    appending(nameBytes: Array(name.utf8))
  }

  /// The location of something in this folder, by the bytes of its name.
  ///
  /// - Parameter nameBytes: The bytes of one or more path components.
  public func appending(nameBytes: [UInt8]) -> Location {
    guard let pathBytes else {
      let escaped = Location(pathBytes: [UInt8(ascii: "/")] + nameBytes).uri.dropFirst("file://".count)
      let base = uri.hasSuffix("/") ? String(uri.dropLast()) : uri
      return Location(uri: base + escaped) ?? self
    }
    return Location(pathBytes: pathBytes + [UInt8(ascii: "/")] + nameBytes)
  }
}

extension Location: CustomStringConvertible {
  /// The path or the URI for people to read. The home folder is abbreviated to `~`.
  public var description: String {
    guard let pathBytes else { return uri }
    let home = UserFolders.home
    if pathBytes == home { return "~" }
    if home.count > 1, pathBytes.starts(with: home + [UInt8(ascii: "/")]) {
      return "~" + String(decoding: pathBytes.dropFirst(home.count), as: UTF8.self)
    }
    return String(decoding: pathBytes, as: UTF8.self)
  }
}
