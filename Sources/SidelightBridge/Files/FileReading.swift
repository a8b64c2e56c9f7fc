import CSidelight
import Glibc

/// Reads the beginning of files without ever waiting for a pipe or waking a device.
package enum FileReading {
  /// The first bytes of a regular file at an absolute path (a link is followed); fails for anything that is no regular file.
  package static func prefix(of path: [UInt8], limit: Int) throws(FileFailure) -> [UInt8] {
    try unsafe path.withCText { path throws(FileFailure) in try unsafe read(path, in: AT_FDCWD, limit: limit) }
  }

  /// Whether a path leads to a regular file, which alone can be opened without waiting for somebody.
  static func isRegular(_ path: [UInt8]) -> Bool {
    let status = unsafe path.withCText { path in unsafe try? FileStatus.read(path, in: AT_FDCWD, followingLinks: true).get() }
    return status.map { FileKind(mode: $0.mode) == .regular } ?? false
  }

  /// The first bytes of a file in an open directory; empty when that cannot be read.
  static func prefix(of name: String, in directory: Int32, limit: Int) -> [UInt8] {
    unsafe name.withCString { name in (try? unsafe read(name, in: directory, limit: limit)) ?? [] }
  }

  /// Asks what it is before opening, since opening alone can rewind a tape, and again afterwards, since it may have been exchanged.
  @unsafe private static func read(_ name: UnsafePointer<CChar>, in directory: Int32, limit: Int) throws(FileFailure) -> [UInt8] {
    let status = try unsafe FileStatus.read(name, in: directory, followingLinks: true).get()
    guard FileKind(mode: status.mode) == .regular else { throw FileFailure(code: EINVAL) }
    let descriptor = unsafe openat(directory, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    defer { close(descriptor) }
    var opened = stat()
    guard unsafe fstat(descriptor, &opened) == 0, FileKind(mode: opened.st_mode) == .regular else { throw FileFailure(code: EINVAL) }
    return try read(descriptor, limit: limit)
  }

  private static func read(_ descriptor: Int32, limit: Int) throws(FileFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = 0
    while count < limit, !Task.isCancelled {
      let read = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), limit - count)
      }
      if read == 0 { break }
      if read < 0 {
        if errno == EINTR { continue }
        throw FileFailure(code: errno)
      }
      count += read
    }
    bytes.removeLast(limit - count)
    return bytes
  }
}
