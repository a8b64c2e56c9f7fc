import Glibc

/// Collects files into a page.
package struct FilePageBuilder {
  private let folder: FileBase
  private var records: [FileRecord] = []
  private var names: [UInt8] = []
  private var extras: [FileExtra] = []

  package init(folder: FileBase, capacity: Int = 0) {
    self.folder = folder
    records.reserveCapacity(capacity)
    names.reserveCapacity(capacity * 16)
  }

  package var count: Int { records.count }

  /// The page, after which the builder is empty.
  package mutating func finish() -> FilePage {
    let page = FilePage(folder: folder, records: records, names: names, extras: extras)
    self = FilePageBuilder(folder: folder)
    return page
  }

  /// Adds a file whose facts are known already.
  mutating func append(_ record: FileRecord, name: some Collection<UInt8>, extra: FileExtra? = nil) {
    var record = record
    record.nameStart = UInt32(names.count)
    record.nameLength = UInt32(name.count)
    names.append(contentsOf: name)
    if let extra, extras.count < Int(UInt16.max) {
      extras.append(extra)
      record.extra = UInt16(extras.count)
    }
    records.append(record)
  }

  /// Adds a file by its path, from an open directory or absolute, with what its status tells. A name that is gone by now is left out; one whose status may not be
  /// read is kept with its name and kind.
  @unsafe mutating func append(
    _ path: UnsafePointer<CChar>, in directory: Int32 = AT_FDCWD, name: UnsafePointer<CChar>, length: Int, entryType: UInt8 = 0,
    isHidden: Bool
  ) {
    var record = FileRecord()
    if isHidden { record.flags.insert(.hidden) }
    var extra: FileExtra?
    switch unsafe FileStatus.read(path, in: directory, followingLinks: false) {
    case .success(let status):
      record.take(status)
      if record.kind == .link { extra = unsafe follow(path, in: directory, into: &record) }
    case .failure(let failure):
      guard failure.reason != .notFound else { return }
      record.flags.insert(.nameOnly)
      record.kind = FileKind(entryType: entryType)
    }
    unsafe name.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
      unsafe append(record, name: UnsafeBufferPointer(start: bytes, count: length), extra: extra)
    }
  }

  /// A link that leads somewhere takes over the facts of its target; the others keep their own and say why.
  @unsafe private func follow(_ name: UnsafePointer<CChar>, in directory: Int32, into record: inout FileRecord) -> FileExtra {
    record.flags.insert(.link)
    var extra = FileExtra()
    extra.linkTarget = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return [] }
      let length = unsafe readlinkat(directory, name, start, buffer.count)
      return unsafe Array(buffer.prefix(max(0, length)))
    }
    switch unsafe FileStatus.read(name, in: directory, followingLinks: true) {
    case .success(let target): record.take(target)
    case .failure(FileFailure(code: ELOOP)): record.flags.insert(.looping)
    case .failure(let failure):
      if failure.reason == .notFound || failure.reason == .notFolder { record.flags.insert(.dangling) }
    }
    return extra
  }
}

extension FileRecord {
  fileprivate mutating func take(_ status: FileStatus) {
    kind = FileKind(mode: status.mode)
    mode = status.mode
    user = status.user
    group = status.group
    size = status.size
    modified = status.modified
    accessed = status.accessed
    created = status.created
  }
}
