package import SidelightBridge

/// One line of a folder: a file, a folder, a link or a special file, with what the file system says about it.
///
/// An entry is a value that was true when it was read; ``Folder/updates(at:showsHidden:)`` hands out newer ones. It takes 16 bytes plus a
/// share of what was read with it (56 bytes and the name), is copied without being read again, and is safe to send anywhere. Reading a
/// property never touches the disk, except where its description says so.
///
/// The facts of a link are those of what it leads to; a link that leads nowhere has its own, see ``link``.
public struct FolderEntry: Identifiable, Hashable, Sendable {
  package let reference: FileReference

  package init(_ reference: FileReference) {
    self.reference = reference
  }

  /// What an entry of a folder can be.
  public enum Kind: Sendable, Hashable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A link that leads nowhere.
    case brokenLink
    /// A device that is written and read byte by byte, such as a terminal.
    case characterDevice
    /// A device with blocks, such as a disk.
    case blockDevice
    /// A named pipe. Opening one would wait for its writer, so that nothing here does.
    case pipe
    /// A socket.
    case socket
    /// Not known: its status may not be read, or the remote file system does not say.
    case unknown
  }

  /// Where the entry is, which also identifies it.
  public var id: Location { Location(reference) }

  /// Where the entry is: its folder and its name, byte for byte.
  public var location: Location { Location(reference) }

  /// The name for people to read. Bytes that are not UTF-8 appear as replacement characters; control characters are kept.
  public var name: String { reference.displayName }

  /// What the entry is. A link counts as what it leads to.
  public var kind: Kind {
    switch reference.record.kind {
    case .regular: .file
    case .folder: .folder
    case .link: reference.record.flags.isDisjoint(with: [.dangling, .looping]) ? .unknown : .brokenLink
    case .characterDevice: .characterDevice
    case .blockDevice: .blockDevice
    case .pipe: .pipe
    case .socket: .socket
    case .unknown: .unknown
    }
  }

  /// Whether the entry is a folder, or a link to one.
  public var isFolder: Bool { reference.record.kind == .folder }

  /// Whether the entry is hidden: its name starts with a dot, or the folder's `.hidden` file lists it.
  public var isHidden: Bool { reference.record.flags.contains(.hidden) }

  /// The size in bytes; `nil` for anything but a file, and where it is not known. ``ByteCount/text(_:)`` writes it for people.
  public var size: Int64? {
    let record = reference.record
    return record.kind == .regular || record.kind == .link ? Self.known(record.size) : nil
  }

  /// Whether two entries have the same location and the same facts. O(length of the name).
  public static func == (left: FolderEntry, right: FolderEntry) -> Bool {
    left.reference.hasSameFacts(as: right.reference)
  }

  /// Hashes the location alone, so that the hash stays the same while the entry changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reference)
  }

  static func known(_ value: Int64) -> Int64? {
    value == FileRecord.unknown ? nil : value
  }
}
