#if Foundation
import Foundation

/// A file that one process at a time holds. It lets go of it when it ends, however it ends.
final class FileLock: Sendable {
  private let file: FileHandle

  /// Why there is none.
  enum Failure: Error {
    /// Another process holds it.
    case isHeld
    case isImpossible
  }

  init(_ path: String) throws(Failure) {
    let manager = FileManager.default
    if !manager.fileExists(atPath: path) { _ = manager.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) }
    guard let file = FileHandle(forUpdatingAtPath: path) else { throw .isImpossible }
    // A program that this one starts must not hold it on.
    _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
    guard flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else { throw errno == EWOULDBLOCK ? .isHeld : .isImpossible }
    self.file = file
  }
}
#endif
