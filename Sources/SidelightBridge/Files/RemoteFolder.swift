import CSidelight

/// Folders that have no path and that GIO serves: the trash, the network, an archive. Every call waits, so none is for the main thread.
package enum RemoteFolder {
  private static let attributes =
    "standard::name,standard::display-name,standard::type,standard::size,standard::is-hidden,standard::is-symlink,"
    + "standard::symlink-target,standard::content-type,standard::icon,time::modified,time::modified-usec,time::access,time::created,"
    + "unix::mode,unix::uid,unix::gid"

  /// Reads the folder in pages of `limit` files until `body` returns `false`.
  package static func read(
    _ folder: FileReference, limit: Int, includesHidden: Bool, _ body: (FilePage) -> Bool
  ) throws(FileFailure) {
    guard let file = unsafe folder.makeFile() else { return }
    defer { unsafe g_object_unref(.init(file)) }
    let children = try unsafe catching { error in
      unsafe g_file_enumerate_children(file, attributes, sidelight_file_query_default, nil, error)
    }
    guard let children = unsafe children else { return }
    defer { unsafe g_object_unref(.init(children)) }
    var builder = FilePageBuilder(folder: FileBase([]))
    while let info = try unsafe catching({ error in unsafe g_file_enumerator_next_file(children, nil, error) }) {
      defer { unsafe g_object_unref(.init(info)) }
      guard let child = unsafe g_file_enumerator_get_child(children, info) else { continue }
      defer { unsafe g_object_unref(.init(child)) }
      unsafe append(info, of: child, includesHidden: includesHidden, to: &builder)
      guard builder.count >= limit else { continue }
      guard body(builder.finish()) else { return }
    }
    if builder.count > 0 { _ = body(builder.finish()) }
  }

  /// Reads these children again by their URIs. Those that are gone are left out.
  package static func page(of uris: some Sequence<[UInt8]>, includesHidden: Bool) -> FilePage {
    var builder = FilePageBuilder(folder: FileBase([]))
    for uri in uris {
      guard let file = unsafe FileReference(folder: [], name: uri).makeFile() else { continue }
      defer { unsafe g_object_unref(.init(file)) }
      guard let info = unsafe g_file_query_info(file, attributes, sidelight_file_query_default, nil, nil) else { continue }
      defer { unsafe g_object_unref(.init(info)) }
      unsafe append(info, of: file, includesHidden: includesHidden, to: &builder)
    }
    return builder.finish()
  }

  static func kind(of location: FileReference) throws(FileFailure) -> FileKind {
    guard let file = unsafe location.makeFile() else { return .unknown }
    defer { unsafe g_object_unref(.init(file)) }
    let info = try unsafe catching { error in
      unsafe g_file_query_info(file, "standard::type", sidelight_file_query_default, nil, error)
    }
    guard let info = unsafe info else { return .unknown }
    defer { unsafe g_object_unref(.init(info)) }
    return unsafe kind(of: info)
  }

  /// The first bytes of a file.
  package static func prefix(of location: FileReference, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let file = unsafe location.makeFile() else { return [] }
    defer { unsafe g_object_unref(.init(file)) }
    guard let stream = try unsafe catching({ error in unsafe g_file_read(file, nil, error) }) else { return [] }
    defer { unsafe g_object_unref(.init(stream)) }
    var bytes = [UInt8](repeating: 0, count: limit)
    var count: gsize = 0
    _ = try unsafe catching { error in
      unsafe g_input_stream_read_all(.init(OpaquePointer(stream)), &bytes, gsize(limit), &count, nil, error)
    }
    bytes.removeLast(limit - Int(count))
    return bytes
  }

  @unsafe private static func append(
    _ info: OpaquePointer, of file: OpaquePointer, includesHidden: Bool, to builder: inout FilePageBuilder
  ) {
    var record = FileRecord()
    record.kind = unsafe kind(of: info)
    if unsafe has(info, "standard::is-hidden"), unsafe g_file_info_get_is_hidden(info) != 0 { record.flags.insert(.hidden) }
    guard includesHidden || !record.flags.contains(.hidden), let uri = unsafe [UInt8](taking: g_file_get_uri(file)) else { return }
    var extra = FileExtra()
    if unsafe has(info, "standard::display-name") { extra.displayName = unsafe String(borrowing: g_file_info_get_display_name(info)) }
    if unsafe has(info, "standard::content-type") { extra.contentType = unsafe String(borrowing: g_file_info_get_content_type(info)) }
    if unsafe has(info, "standard::icon") { extra.iconNames = unsafe IconNames.read(g_file_info_get_icon(info)) }
    if unsafe has(info, "standard::is-symlink"), unsafe g_file_info_get_is_symlink(info) != 0 {
      record.flags.insert(.link)
      let target = unsafe String(borrowing: g_file_info_get_attribute_byte_string(info, "standard::symlink-target"))
      extra.linkTarget = Array((target ?? "").utf8)
    }
    if unsafe has(info, "standard::size") { record.size = unsafe Int64(g_file_info_get_size(info)) }
    record.modified = unsafe time(info, "time::modified")
    record.accessed = unsafe time(info, "time::access")
    record.created = unsafe time(info, "time::created")
    record.mode = unsafe g_file_info_get_attribute_uint32(info, "unix::mode")
    record.user = unsafe g_file_info_get_attribute_uint32(info, "unix::uid")
    record.group = unsafe g_file_info_get_attribute_uint32(info, "unix::gid")
    if unsafe !has(info, "unix::mode") { record.flags.insert(.nameOnly) }
    builder.append(record, name: uri, extra: extra)
  }

  @unsafe private static func kind(of info: OpaquePointer) -> FileKind {
    switch unsafe has(info, "standard::type") ? g_file_info_get_file_type(info) : G_FILE_TYPE_UNKNOWN {
    case G_FILE_TYPE_REGULAR: .regular
    case G_FILE_TYPE_DIRECTORY, G_FILE_TYPE_MOUNTABLE: .folder
    case G_FILE_TYPE_SYMBOLIC_LINK: .link
    default: .unknown
    }
  }

  @unsafe private static func time(_ info: OpaquePointer, _ attribute: String) -> Int64 {
    guard unsafe has(info, attribute) else { return FileRecord.unknown }
    let seconds = unsafe Int64(clamping: g_file_info_get_attribute_uint64(info, attribute))
    let (microseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    return overflows ? FileRecord.unknown : microseconds
  }

  /// GIO writes a warning for every getter of an attribute that a file system does not give.
  @unsafe private static func has(_ info: OpaquePointer, _ attribute: String) -> Bool {
    unsafe g_file_info_has_attribute(info, attribute) != 0
  }

  @unsafe private static func catching<Value>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
  ) throws(FileFailure) -> Value {
    do {
      return try unsafe GLibError.catching(body)
    } catch {
      throw FileFailure(error)
    }
  }
}
