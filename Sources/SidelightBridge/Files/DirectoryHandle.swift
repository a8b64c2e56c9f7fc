import Glibc

/// An open local directory, closed with the value. Keep it no longer than needed: it holds its file system busy.
@safe package struct DirectoryHandle: ~Copyable {
  private let stream: OpaquePointer
  private let descriptor: Int32
  private let folder: FileBase
  private let hiddenNames: Set<[UInt8]>

  /// Opens the directory, never anything else, and reads the names that its `.hidden` file lists.
  package init(_ folder: FileBase) throws(FileFailure) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK
    descriptor = unsafe folder.bytes.withCText { path in unsafe open(path, flags) }
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    guard let stream = unsafe fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileFailure(code: code)
    }
    unsafe self.stream = unsafe stream
    self.folder = folder
    hiddenNames = Set(
      FileReading.prefix(of: ".hidden", in: descriptor, limit: 65_536).split(separator: UInt8(ascii: "\n")).map(Array.init))
  }

  deinit {
    unsafe closedir(stream)
  }

  /// Reads the next names with their facts, up to `limit`; `nil` when there are none left or the task was cancelled.
  package mutating func nextPage(limit: Int, includesHidden: Bool) throws(FileFailure) -> FilePage? {
    var builder = FilePageBuilder(folder: folder, capacity: limit)
    while builder.count < limit, !Task.isCancelled {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileFailure(code: errno) }
        break
      }
      unsafe append(entry, to: &builder, includesHidden: includesHidden)
    }
    return builder.count == 0 ? nil : builder.finish()
  }

  /// Reads the facts of these names again. Names that are gone are left out.
  package func page(of names: some Sequence<[UInt8]>, includesHidden: Bool) -> FilePage {
    var builder = FilePageBuilder(folder: folder)
    for name in names {
      let isHidden = isHidden(name)
      guard includesHidden || !isHidden else { continue }
      unsafe name.withCText { text in
        unsafe builder.append(text, in: descriptor, name: text, length: name.count, isHidden: isHidden)
      }
    }
    return builder.finish()
  }

  private func isHidden(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") || hiddenNames.contains(name)
  }

  @unsafe private func append(_ entry: UnsafeMutablePointer<dirent>, to builder: inout FilePageBuilder, includesHidden: Bool) {
    guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return }
    let name = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    let length = unsafe strlen(name)
    let startsWithDot = unsafe name[0] == CChar(bitPattern: UInt8(ascii: "."))
    if startsWithDot, unsafe length == 1 || (length == 2 && name[1] == name[0]) { return }
    var isHidden = startsWithDot
    if !isHidden, !hiddenNames.isEmpty {
      isHidden = unsafe hiddenNames.contains(Array(UnsafeRawBufferPointer(start: name, count: length)))
    }
    guard includesHidden || !isHidden else { return }
    unsafe builder.append(name, in: descriptor, name: name, length: length, entryType: entry.pointee.d_type, isHidden: isHidden)
  }
}
