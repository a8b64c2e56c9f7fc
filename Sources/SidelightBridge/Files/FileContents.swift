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
    let contents: FileContents
    do throws(GLibError) {
      // One byte more than there may be shows that there are too many, however long the file is.
      contents = try unsafe read(location, limit: limit + 1)
    } catch {
      throw FileFailure(error)
    }
    guard contents.bytes.count <= limit else { throw FileFailure(reason: .other, message: "It is too large") }
    return contents
  }

  /// The first bytes of a file.
  @unsafe private static func read(_ location: OpaquePointer?, limit: Int) throws(GLibError) -> FileContents {
    guard let stream = try unsafe GLibError.catching({ unsafe g_file_read(location, nil, $0) }) else {
      return FileContents(bytes: [], tag: nil)
    }
    defer { unsafe g_object_unref(.init(stream)) }
    var tag: String?
    // Asked first: a file that changes while it is read is then not the one that is named.
    if let info = unsafe g_file_input_stream_query_info(stream, "etag::value", nil, nil) {
      tag = unsafe String(borrowing: g_file_info_get_attribute_string(info, "etag::value"))
      unsafe g_object_unref(.init(info))
    }
    var bytes = [UInt8](repeating: 0, count: limit)
    var count: gsize = 0
    _ = try unsafe GLibError.catching { error in
      unsafe g_input_stream_read_all(.init(OpaquePointer(stream)), &bytes, gsize(limit), &count, nil, error)
    }
    return FileContents(bytes: Array(bytes.prefix(Int(count))), tag: tag)
  }

  /// Writes other bytes in place of these: a program that reads the file sees the old or the new ones, unless only rewriting keeps what the
  /// file is, as with one of several names of it. A symbolic link stays, and what it leads to is written.
  ///
  /// Folders above that don't exist are made.
  /// - Returns: Whether it was written. It is not when somebody else has written or made it since it was loaded.
  package func replace(with bytes: [UInt8], at file: FileReference) throws(FileFailure) -> Bool {
    let location = unsafe file.makeFile()
    defer { if let location = unsafe location { unsafe g_object_unref(.init(location)) } }
    if tag == nil, let parent = unsafe g_file_get_parent(location) {
      // Why it can't be made is what writing says as well.
      unsafe g_file_make_directory_with_parents(parent, nil, nil)
      unsafe g_object_unref(.init(parent))
    }
    do throws(GLibError) {
      if tag == nil, unsafe !isLink(location) {
        try unsafe create(bytes, location)
      } else {
        let target = unsafe Self.target(of: location)
        defer { unsafe g_object_unref(.init(target)) }
        _ = try unsafe GLibError.catching { error in
          unsafe bytes.withUnsafeBytes { bytes in
            unsafe g_file_replace_contents(
              target, bytes.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count), tag, 0, sidelight_file_create_none, nil, nil, error)
          }
        }
      }
    } catch {
      let others = [G_IO_ERROR_WRONG_ETAG, G_IO_ERROR_EXISTS].map(\.rawValue)
      if error.domain == "g-io-error-quark", others.contains(UInt32(clamping: error.code)) { return false }
      throw FileFailure(error)
    }
    return true
  }

  /// Whether a symbolic link is there, which may lead to nothing.
  @unsafe private func isLink(_ location: OpaquePointer?) -> Bool {
    unsafe g_file_query_file_type(location, sidelight_file_query_links, nil) == G_FILE_TYPE_SYMBOLIC_LINK
  }

  /// Makes a file, which must not be there; it is not left half written.
  @unsafe private func create(_ bytes: [UInt8], _ location: OpaquePointer?) throws(GLibError) {
    let stream = try unsafe GLibError.catching { unsafe g_file_create(location, sidelight_file_create_none, nil, $0) }
    guard let stream = unsafe stream else { return }
    defer { unsafe g_object_unref(.init(stream)) }
    do throws(GLibError) {
      _ = try unsafe GLibError.catching { error in
        unsafe bytes.withUnsafeBytes { bytes in
          let output = unsafe UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
          return unsafe g_output_stream_write_all(output, bytes.baseAddress, gsize(bytes.count), nil, nil, error) != 0
            && g_output_stream_close(output, nil, error) != 0
        }
      }
    } catch {
      unsafe g_file_delete(location, nil, nil)
      throw error
    }
  }

  /// What a location stands for at the end of its links, or itself where that can't be found out. The caller owns it.
  @unsafe private static func target(of location: OpaquePointer?) -> OpaquePointer {
    if let path = unsafe g_file_get_path(location) {
      defer { unsafe g_free(path) }
      if let resolved = unsafe realpath(path, nil) {
        defer { unsafe free(resolved) }
        return unsafe g_file_new_for_path(resolved)
      }
    }
    return unsafe OpaquePointer(g_object_ref(.init(location)))
  }
}
