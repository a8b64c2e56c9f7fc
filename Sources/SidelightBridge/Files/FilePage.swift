import Glibc

/// The path of a folder, shared by everything listed in it.
package final class FileBase: Sendable, Equatable {
  /// Without a closing slash, except for the root. Empty for locations that have no folder above: the root itself, and every URI.
  package let bytes: [UInt8]

  /// Made once and not for every file.
  let hash: Int

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = bytes.hashValue
  }

  package static func == (left: FileBase, right: FileBase) -> Bool {
    left === right || (left.hash == right.hash && left.bytes == right.bytes)
  }
}

/// Up to a few hundred files of one folder, read together: three buffers for all of them.
package final class FilePage: Sendable {
  package let folder: FileBase
  package let records: [FileRecord]
  /// The raw names, one after the other. They need not be UTF-8.
  package let names: [UInt8]
  package let extras: [FileExtra]

  package init(folder: FileBase, records: [FileRecord], names: [UInt8], extras: [FileExtra] = []) {
    self.folder = folder
    self.records = records
    self.names = names
    self.extras = extras
  }
}

/// One file of a page: 16 bytes. Equal when the location is equal, whatever else is known about it.
package struct FileReference: Sendable {
  package let page: FilePage
  private let position: Int32

  package init(page: FilePage, index: Int) {
    self.page = page
    position = Int32(index)
  }

  /// A location of which nothing but the name is known.
  package init(folder: [UInt8], name: [UInt8]) {
    var record = FileRecord()
    record.nameLength = UInt32(name.count)
    record.flags = .nameOnly
    self.init(page: FilePage(folder: FileBase(folder), records: [record], names: name), index: 0)
  }

  package var record: FileRecord { page.records[Int(position)] }

  package var extra: FileExtra? {
    let extra = Int(record.extra)
    return extra == 0 ? nil : page.extras[extra - 1]
  }

  /// The last part of a path, or a whole URI.
  package var nameBytes: ArraySlice<UInt8> {
    let record = record
    return page.names[Int(record.nameStart)..<Int(record.nameStart + record.nameLength)]
  }

  /// The whole path, or the whole URI.
  package var bytes: [UInt8] {
    let folder = page.folder.bytes
    guard let last = folder.last else { return Array(nameBytes) }
    return last == UInt8(ascii: "/") ? folder + nameBytes : folder + [UInt8(ascii: "/")] + nameBytes
  }

  /// Whether this is a URI that GIO serves, and no path.
  package var isURI: Bool {
    page.folder.bytes.isEmpty && nameBytes.first != UInt8(ascii: "/")
  }

  /// The name for people: bytes that are not UTF-8 are shown as replacement characters.
  package var displayName: String {
    extra?.displayName ?? String(decoding: nameBytes, as: UTF8.self)
  }

  /// Whether everything known about the two files is equal, not only the location.
  package func hasSameFacts(as other: FileReference) -> Bool {
    if page === other.page && position == other.position { return true }
    return self == other && record.hasSameFacts(as: other.record) && extra == other.extra
  }
}

extension FileReference: Hashable {
  package static func == (left: FileReference, right: FileReference) -> Bool {
    if left.page === right.page && left.position == right.position { return true }
    let length = Int(left.record.nameLength)
    guard length == Int(right.record.nameLength) else { return false }
    let hasSameName = unsafe left.withName { left in
      unsafe right.withName { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return unsafe memcmp(left, right, length) == 0
      }
    }
    return hasSameName && left.page.folder == right.page.folder
  }

  package func hash(into hasher: inout Hasher) {
    unsafe withName { name in unsafe hasher.combine(bytes: name) }
    hasher.combine(page.folder.hash)
  }

  /// The bytes of the name where they are, without an array of them: a list compares the ids of all its rows.
  @unsafe private func withName<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let record = record
    return unsafe page.names.withUnsafeBytes { names in
      let start = Int(record.nameStart)
      return unsafe body(UnsafeRawBufferPointer(rebasing: names[start..<start + Int(record.nameLength)]))
    }
  }
}
