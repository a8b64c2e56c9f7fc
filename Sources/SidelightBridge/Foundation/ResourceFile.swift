import CSidelight
import CSidelightResources

/// The files of `data/`, which lie in the program as they are.
package enum ResourceFile {
  /// Reads a file's bytes where they lie: nothing of it is copied.
  ///
  /// - Parameters:
  ///   - path: the file's, which begins with "/io/github/sidelight/".
  ///   - read: gets the bytes, for as long as it runs.
  /// - Returns: what `read` returns; nil where there is no such file.
  package static func read<Result>(_ path: String, _ read: (Span<UInt8>) -> Result?) -> Result? {
    sidelight_resources_keep()
    // Newer GLib marks its flags as such, and Swift then has no global constant for "none".
    let noFlags = GResourceLookupFlags(rawValue: 0)
    guard let bytes = unsafe g_resources_lookup_data(path, noFlags, nil) else { return nil }
    defer { unsafe g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let data = unsafe g_bytes_get_data(bytes, &count) else { return nil }
    return unsafe read(UnsafeBufferPointer(start: data.assumingMemoryBound(to: UInt8.self), count: Int(count)).span)
  }

  /// A file as text; nil where there is no such file, and where it is no UTF-8.
  package static func text(_ path: String) -> String? {
    read(path) { bytes in try? String(copying: UTF8Span(validating: bytes)) }
  }
}
