internal import SidelightBridge

/// Who may read, write and run a file, as the file system keeps it.
public struct Permissions: Hashable, Sendable, CustomStringConvertible {
  /// The mode bits: nine for reading, writing and running by owner, group and others, and above them set-user-ID, set-group-ID, sticky.
  /// 0 to 0o7777.
  public let mode: UInt16

  /// Permissions with these mode bits; higher bits are cut off.
  ///
  /// - Parameter mode: 0 to 0o7777, as `stat` gives them.
  public init(mode: UInt16) {
    self.mode = mode & 0o7777
  }

  /// The permissions as `ls` writes them, such as `rwxr-xr-x`; `s`, `t`, `S` and `T` stand for the three special bits.
  public var description: String {
    let special: [(bit: UInt16, set: Character, alone: Character)] = [(0o4000, "s", "S"), (0o2000, "s", "S"), (0o1000, "t", "T")]
    var text = ""
    for (place, special) in special.enumerated() {
      let bits = mode >> (6 - 3 * place)
      let runs = bits & 1 != 0
      text.append(bits & 4 != 0 ? "r" : "-")
      text.append(bits & 2 != 0 ? "w" : "-")
      text.append(mode & special.bit != 0 ? (runs ? special.set : special.alone) : (runs ? "x" : "-"))
    }
    return text
  }
}

/// Who owns a file: a user and a group, by their names.
public struct Ownership: Hashable, Sendable {
  /// The login name of the owner, or the number where nobody has it; `nil` where it is not known.
  public let owner: String?

  /// The name of the group, or the number where no group has it; `nil` where it is not known.
  public let group: String?

  /// Asynchronous only to leave the caller's thread.
  @concurrent fileprivate static func read(_ entry: FolderEntry) async -> Ownership {
    Ownership(owner: entry.ownerName, group: entry.groupName)
  }
}

extension FolderEntry {
  /// Who may do what; `nil` where the status may not be read or the file system has no such thing.
  public var permissions: Permissions? {
    hasStatus ? Permissions(mode: UInt16(truncatingIfNeeded: reference.record.mode)) : nil
  }

  /// The login name of the owner, or the number where nobody has it; `nil` where it is not known.
  ///
  /// The first question about an owner reads the list of users, which can be a directory service; the answer is kept. What runs on the
  /// main thread asks ``ownership()`` instead.
  public var ownerName: String? {
    hasStatus ? Accounts.userName(reference.record.user) : nil
  }

  /// The name of the group, or the number where no group has it; `nil` where it is not known. Reads the list of groups like ``ownerName``.
  public var groupName: String? {
    hasStatus ? Accounts.groupName(reference.record.group) : nil
  }

  /// The names of owner and group, looked up on a thread of its own, since a directory service may take its time.
  public func ownership() async -> Ownership {
    await withTaskExecutorPreference(FileQueue("sidelight-accounts")) { await Ownership.read(self) }
  }

  private var hasStatus: Bool { !reference.record.flags.contains(.nameOnly) }
}
