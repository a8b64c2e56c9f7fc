import CSidelight
import Glibc

extension FileReference {
  /// A GFile, to be released by the caller. Local paths bypass the extensions that remote file systems need loaded.
  @unsafe func makeFile() -> OpaquePointer? {
    if isURI { FileSystems.load() }
    return unsafe bytes.withCText { text in
      unsafe isURI ? g_file_new_for_uri(text) : g_vfs_get_file_for_path(g_vfs_get_local(), text)
    }
  }

  /// The location of a GFile: its path where it has one, else its URI.
  @unsafe init?(_ file: OpaquePointer) {
    if let path = unsafe [UInt8](taking: g_file_get_path(file)) {
      self.init(path: path)
    } else if let uri = unsafe [UInt8](taking: g_file_get_uri(file)), !uri.isEmpty {
      self.init(folder: [], name: uri)
    } else {
      return nil
    }
  }

  /// The location of an absolute path, which is cleaned of `.`, `..` and doubled slashes without asking the disk.
  package init(path: [UInt8]) {
    // GLib keeps a doubled slash at the very beginning, which POSIX lets mean something and Linux does not.
    let slash = UInt8(ascii: "/")
    let single = path.first == slash ? [slash] + path.drop { $0 == slash } : path
    let bytes = unsafe single.withCText { text in unsafe [UInt8](taking: g_canonicalize_filename(text, nil)) } ?? single
    guard bytes.count > 1, let last = bytes.lastIndex(of: slash) else {
      self.init(folder: [], name: [slash])
      return
    }
    self.init(folder: Array(bytes[..<max(1, last)]), name: Array(bytes[(last + 1)...]))
  }

  /// The location of a URI: a path where GIO knows one (`file:` URIs, file systems mounted for programs that need paths).
  package init?(uri: [UInt8]) {
    guard !uri.contains(0) else { return nil }
    FileSystems.load()
    guard let file = unsafe uri.withCText({ text in unsafe g_file_new_for_uri(text) }) else { return nil }
    defer { unsafe g_object_unref(.init(file)) }
    guard let location = unsafe FileReference(file) else { return nil }
    self = location
  }

  /// The URI, which is plain ASCII whatever the name's bytes are.
  package var uri: String {
    guard !isURI else { return String(decoding: bytes, as: UTF8.self) }
    return unsafe bytes.withCText { text in unsafe String(taking: g_filename_to_uri(text, nil, nil)) } ?? ""
  }

  /// The folder above; `nil` for a root.
  package var parent: FileReference? {
    guard isURI else { return page.folder.bytes.isEmpty ? nil : FileReference(path: page.folder.bytes) }
    guard let file = unsafe makeFile() else { return nil }
    defer { unsafe g_object_unref(.init(file)) }
    guard let parent = unsafe g_file_get_parent(file) else { return nil }
    defer { unsafe g_object_unref(.init(parent)) }
    return unsafe FileReference(parent)
  }

  /// What lies at a local path now: whether there is something, and whether it is a folder. Reads the disk.
  package func kind() throws(FileFailure) -> FileKind {
    guard !isURI else { return try RemoteFolder.kind(of: self) }
    let status = unsafe bytes.withCText { path in unsafe FileStatus.read(path, in: AT_FDCWD, followingLinks: true) }
    return FileKind(mode: try status.get().mode)
  }

  /// The file at this local path with all its facts; `nil` when there is none.
  package func reading() -> FileReference? {
    var builder = FilePageBuilder(folder: page.folder)
    let bytes = bytes
    let name = nameBytes
    unsafe bytes.withCText { path in
      let isHidden = name.first == UInt8(ascii: ".")
      unsafe builder.append(path, name: path + (bytes.count - name.count), length: name.count, isHidden: isHidden)
    }
    return builder.count == 0 ? nil : FileReference(page: builder.finish(), index: 0)
  }
}
