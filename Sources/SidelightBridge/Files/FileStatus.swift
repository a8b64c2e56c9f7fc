import Glibc

/// What `statx` tells about one file.
struct FileStatus {
  var mode: UInt32 = 0
  var user: UInt32 = 0
  var group: UInt32 = 0
  var size: Int64 = 0
  var modified = FileRecord.unknown
  var accessed = FileRecord.unknown
  var created = FileRecord.unknown

  private typealias StatX = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer) -> Int32

  /// Swift's view of the C library leaves `statx` out, because it is declared for GNU sources only. It is the one call that tells the time
  /// of creation, and its structure is part of the kernel's interface: 256 bytes whose places never change.
  private static let statx: StatX? = unsafe dlsym(nil, "statx").map { symbol in unsafe unsafeBitCast(symbol, to: StatX.self) }

  private static let followsNoLink: Int32 = 0x100
  private static let mountsNothing: Int32 = 0x800
  private static let basicFactsAndCreation: UInt32 = 0xFFF
  private static let hasCreation: UInt32 = 0x800

  /// Reads the status of `name` in an open directory (`AT_FDCWD` for absolute paths). Fails with an `errno`.
  @unsafe static func read(_ name: UnsafePointer<CChar>, in directory: Int32, followingLinks: Bool) -> Result<FileStatus, FileFailure> {
    guard let statx = unsafe statx else { return .failure(FileFailure(code: ENOSYS)) }
    let flags = mountsNothing | (followingLinks ? 0 : followsNoLink)
    return unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { buffer in
      guard let start = buffer.baseAddress, unsafe statx(directory, name, flags, basicFactsAndCreation, start) == 0 else {
        return .failure(FileFailure(code: errno))
      }
      let bytes = UnsafeRawBufferPointer(buffer)
      var status = FileStatus()
      status.user = unsafe bytes.load(fromByteOffset: 20, as: UInt32.self)
      status.group = unsafe bytes.load(fromByteOffset: 24, as: UInt32.self)
      status.mode = unsafe UInt32(bytes.load(fromByteOffset: 28, as: UInt16.self))
      status.size = unsafe Int64(clamping: bytes.load(fromByteOffset: 40, as: UInt64.self))
      status.accessed = unsafe time(in: bytes, at: 64)
      status.modified = unsafe time(in: bytes, at: 112)
      if unsafe bytes.load(as: UInt32.self) & hasCreation != 0 { status.created = unsafe time(in: bytes, at: 80) }
      return .success(status)
    }
  }

  /// Microseconds since 1970; a file system may hold seconds that do not fit, which then count as unknown.
  @unsafe private static func time(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int64 {
    let seconds = unsafe bytes.load(fromByteOffset: offset, as: Int64.self)
    let nanoseconds = unsafe bytes.load(fromByteOffset: offset + 8, as: UInt32.self)
    let (microseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !overflows, microseconds < Int64.max - 1_000_000 else { return FileRecord.unknown }
    return microseconds + Int64(nanoseconds / 1000)
  }
}
