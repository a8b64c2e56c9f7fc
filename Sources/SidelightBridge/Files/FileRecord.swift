/// What a name in a folder stands for. A link counts as what it leads to; `link` is one that leads nowhere.
package enum FileKind: UInt8, Sendable {
  case unknown, regular, folder, link, characterDevice, blockDevice, pipe, socket

  /// The kind that the type bits of a mode (`st_mode`) tell.
  package init(mode: UInt32) {
    self =
      switch mode & 0o170000 {
      case 0o100000: .regular
      case 0o040000: .folder
      case 0o120000: .link
      case 0o020000: .characterDevice
      case 0o060000: .blockDevice
      case 0o010000: .pipe
      case 0o140000: .socket
      default: .unknown
      }
  }

  /// The kind that a directory entry tells by itself (`d_type`), for names whose status may not be read.
  init(entryType: UInt8) {
    self.init(mode: UInt32(entryType) << 12)
  }
}

/// The yes-or-no facts of one file.
package struct FileFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let hidden = FileFlags(rawValue: 1)
  package static let link = FileFlags(rawValue: 2)
  /// The link's target does not exist.
  package static let dangling = FileFlags(rawValue: 4)
  /// The link leads back to itself.
  package static let looping = FileFlags(rawValue: 8)
  /// Only the name is known: the status may not be read.
  package static let nameOnly = FileFlags(rawValue: 16)
}

/// The facts of one file as plain numbers: 56 bytes, no reference counting, so that a folder of 100,000 costs little to make and nothing
/// to throw away.
package struct FileRecord: Sendable, Equatable {
  /// Stands for a time or a size that is not known.
  package static let unknown = Int64.min

  /// In bytes.
  package var size = unknown
  /// In microseconds since 1970, like the other two.
  package var modified = unknown
  package var accessed = unknown
  package var created = unknown
  package var mode: UInt32 = 0
  package var user: UInt32 = 0
  package var group: UInt32 = 0
  package var nameStart: UInt32 = 0
  package var nameLength: UInt32 = 0
  package var kind = FileKind.unknown
  package var flags: FileFlags = []
  /// One more than the place in the page's `extras`; 0 for the many files that have none.
  package var extra: UInt16 = 0

  package init() {}

  /// Whether everything but the place in the page is equal.
  func hasSameFacts(as other: FileRecord) -> Bool {
    size == other.size && modified == other.modified && accessed == other.accessed && created == other.created && mode == other.mode
      && user == other.user && group == other.group && kind == other.kind && flags == other.flags
  }
}

/// What only few files have: a link's target, and what GIO says about files that are not on a local file system.
package struct FileExtra: Sendable, Equatable {
  package var linkTarget: [UInt8] = []
  package var displayName: String?
  package var contentType: String?
  package var iconNames: [String] = []

  package init() {}
}
