import CSidelight
import Glibc

/// The files of a folder in the order people expect: folders first, then by name, numbers by value ("page 9" before "page 10").
///
/// The key that a name is compared by is made once, when the file comes in, and kept beside the files.
package struct SortedFiles: Sendable {
  package private(set) var files: [FileReference] = []
  /// Where the key of each file lies in `keys`, in the order of `files`.
  private var spans: [Span] = []
  private var keys: [UInt8] = []

  private struct Span {
    var start: Int
    var length: Int32
    /// The place among the files that are being added.
    var source: Int32 = 0
  }

  package init() {}

  package var count: Int { files.count }

  /// Removes the files at `removed`, which must ascend, and sorts the others in. O(n + k log k) for k new files.
  package mutating func merge(_ added: [FileReference], removing removed: [Int] = []) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    forgetUnusedKeys(adding: added.count)
    var new = added.indices.map { index in
      var span = appendKey(of: added[index])
      span.source = Int32(index)
      return span
    }
    unsafe keys.withUnsafeBufferPointer { keys in
      new.sort { unsafe Self.isBefore($0, added[Int($0.source)], $1, added[Int($1.source)], keys) }
    }
    var mergedFiles: [FileReference] = []
    var mergedSpans: [Span] = []
    mergedFiles.reserveCapacity(files.count + added.count - removed.count)
    mergedSpans.reserveCapacity(files.count + added.count - removed.count)
    var start = 0
    /// Takes over the old files up to `end`, without those to remove.
    var pendingRemovals = removed[...]
    func keep(upTo end: Int) {
      while let gap = pendingRemovals.first, gap < end {
        mergedFiles += files[start..<gap]
        mergedSpans += spans[start..<gap]
        start = gap + 1
        pendingRemovals.removeFirst()
      }
      guard start < end else { return }
      mergedFiles += files[start..<end]
      mergedSpans += spans[start..<end]
      start = end
    }
    unsafe keys.withUnsafeBufferPointer { keys in
      var position = 0
      for span in new {
        let file = added[Int(span.source)]
        position = unsafe lowerBound(of: span, file, in: position..<files.count, keys)
        keep(upTo: position)
        mergedFiles.append(file)
        mergedSpans.append(span)
      }
    }
    keep(upTo: files.count)
    files = mergedFiles
    spans = mergedSpans
  }

  /// Where the file of this name is. O(log n) for paths; URIs are sorted by a name that they do not contain, which makes it O(n).
  package mutating func index(of name: [UInt8], in folder: FileBase) -> Int? {
    let location = FileReference(folder: folder.bytes, name: name)
    guard !location.isURI else { return files.firstIndex(of: location) }
    let end = keys.count
    defer { keys.removeSubrange(end...) }
    let span = appendKey(of: location)
    for group in [Self.folders, Self.others] {
      keys[span.start] = group
      let index = unsafe keys.withUnsafeBufferPointer { keys in unsafe lowerBound(of: span, location, in: 0..<files.count, keys) }
      if index < files.count, files[index] == location { return index }
    }
    return nil
  }

  private static let folders: UInt8 = 0
  private static let others: UInt8 = 1

  private mutating func appendKey(of file: FileReference) -> Span {
    let start = keys.count
    keys.append(file.record.kind == .folder ? Self.folders : Self.others)
    if file.record.extra == 0 || file.extra?.displayName == nil {
      let isText = unsafe file.nameBytes.withUnsafeBytes { name in unsafe appendCollationKey(name) }
      if isText { return Span(start: start, length: Int32(keys.count - start)) }
    }
    var repaired = file.displayName
    repaired.withUTF8 { name in _ = unsafe appendCollationKey(UnsafeRawBufferPointer(name)) }
    return Span(start: start, length: Int32(keys.count - start))
  }

  /// GLib's key for file names. It takes text only, so that nothing is appended for other bytes.
  @unsafe private mutating func appendCollationKey(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let text = unsafe name.bindMemory(to: CChar.self).baseAddress else { return true }
    guard unsafe g_utf8_validate_len(text, gsize(name.count), nil) != 0 else { return false }
    guard let key = unsafe g_utf8_collate_key_for_filename(text, gssize(name.count)) else { return false }
    unsafe keys.append(contentsOf: UnsafeRawBufferPointer(start: key, count: strlen(key)))
    unsafe g_free(key)
    return true
  }

  /// Keys of files that are gone pile up while a folder changes, until they outweigh the others.
  private mutating func forgetUnusedKeys(adding count: Int) {
    let used = spans.reduce(0) { $0 + Int($1.length) }
    guard keys.count > 2 * used + 65_536 else { return }
    var kept: [UInt8] = []
    kept.reserveCapacity(used)
    for index in spans.indices {
      let span = spans[index]
      spans[index].start = kept.count
      kept += keys[span.start..<span.start + Int(span.length)]
    }
    keys = kept
  }

  @unsafe private func lowerBound(of span: Span, _ file: FileReference, in range: Range<Int>, _ keys: UnsafeBufferPointer<UInt8>) -> Int {
    var range = range
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if unsafe Self.isBefore(spans[middle], files[middle], span, file, keys) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// Different names can have one key (other bytes for the same letters), and then their bytes decide.
  @unsafe private static func isBefore(
    _ left: Span, _ leftFile: @autoclosure () -> FileReference, _ right: Span, _ rightFile: @autoclosure () -> FileReference,
    _ keys: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let base = keys.baseAddress else { return false }
    let common = Int(min(left.length, right.length))
    let order = unsafe memcmp(base + left.start, base + right.start, common)
    if order != 0 { return order < 0 }
    if left.length != right.length { return left.length < right.length }
    return leftFile().nameBytes.lexicographicallyPrecedes(rightFile().nameBytes)
  }
}
