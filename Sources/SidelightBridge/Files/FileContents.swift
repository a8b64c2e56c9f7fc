import CSidelight

/// A whole file as it was at one moment, and the way to put another one in its place.
package struct FileContents: Sendable {
  package let bytes: [UInt8]
  /// Names this state of the file; nil where there was none.
  private let tag: String?

  /// Reads a file of up to `limit` bytes; empty when there is none yet. Fails for anything that is no regular file.
  package static func load(_ file: FileReference, limit: Int) throws(FileFailure) -> FileContents {
    do throws(FileFailure) {
      guard try file.kind() == .regular else { throw FileFailure(reason: .other, message: "It is no regular file") }
    } catch {
      guard error.reason == .notFound else { throw error }
      return FileContents(bytes: [], tag: nil)
    }
    let location = unsafe file.makeFile()
    defer { if let location = unsafe location { unsafe g_object_unref(.init(location)) } }
    var text: UnsafeMutablePointer<CChar>?
    var tag: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    do throws(GLibError) {
      _ = try unsafe GLibError.catching { unsafe g_file_load_contents(location, nil, &text, &length, &tag, $0) }
    } catch {
      throw FileFailure(error)
    }
    defer { unsafe g_free(text) }
    let name = unsafe String(taking: tag)
    guard length <= limit else { throw FileFailure(reason: .other, message: "It is too large") }
    return unsafe FileContents(bytes: Array(UnsafeRawBufferPointer(start: text, count: Int(length))), tag: name)
  }

  /// Writes other bytes in place of these, in one step: whoever reads the file sees the old or the new ones. Links stay links.
  ///
  /// Folders above that don't exist are made.
  /// - Returns: Whether it was written. It is not when somebody else has written it since it was loaded.
  package func replace(with bytes: [UInt8], at file: FileReference) throws(FileFailure) -> Bool {
    let location = unsafe file.makeFile()
    defer { if let location = unsafe location { unsafe g_object_unref(.init(location)) } }
    if tag == nil, let parent = unsafe g_file_get_parent(location) {
      // Why it can't be made is what writing says as well.
      unsafe g_file_make_directory_with_parents(parent, nil, nil)
      unsafe g_object_unref(.init(parent))
    }
    do throws(GLibError) {
      _ = try unsafe GLibError.catching { error in
        unsafe bytes.withUnsafeBytes { bytes in
          unsafe g_file_replace_contents(
            location, bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count), tag, 0, G_FILE_CREATE_NONE, nil, nil, error)
        }
      }
    } catch {
      if error.domain == "g-io-error-quark", UInt32(clamping: error.code) == G_IO_ERROR_WRONG_ETAG.rawValue { return false }
      throw FileFailure(error)
    }
    return true
  }
}
