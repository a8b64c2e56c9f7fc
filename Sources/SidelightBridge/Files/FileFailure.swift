import CSidelight
import Glibc

/// Why the system refused to read a file or a folder.
package struct FileFailure: Error, Equatable {
  package enum Reason: Sendable {
    case notFound, notFolder, denied, other
  }

  package let reason: Reason
  /// The system's or GIO's own sentence, in the user's language.
  package let message: String

  package init(reason: Reason, message: String) {
    self.reason = reason
    self.message = message
  }

  /// What an `errno` means.
  init(code: Int32) {
    reason =
      switch code {
      case ENOENT: .notFound
      case ENOTDIR: .notFolder
      case EACCES, EPERM: .denied
      default: .other
      }
    message = unsafe String(borrowing: g_strerror(code)) ?? ""
  }

  init(_ error: GLibError) {
    message = error.message
    guard error.domain == "g-io-error-quark" else {
      reason = .other
      return
    }
    reason =
      switch UInt32(clamping: error.code) {
      case G_IO_ERROR_NOT_FOUND.rawValue: .notFound
      case G_IO_ERROR_NOT_DIRECTORY.rawValue: .notFolder
      case G_IO_ERROR_PERMISSION_DENIED.rawValue: .denied
      default: .other
      }
  }
}
