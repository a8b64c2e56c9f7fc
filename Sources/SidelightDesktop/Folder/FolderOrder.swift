internal import SidelightBridge

/// How the entries of a folder are sorted.
///
/// ```swift
/// let largestFirst = FolderOrder(.size, isAscending: false)
/// entries = await Task { @concurrent in largestFirst.sorted(snapshot.entries) }.value
/// ```
public struct FolderOrder: Hashable, Sendable {
  /// What the entries of a folder can be compared by.
  public enum Key: String, CaseIterable, Sendable {
    /// Their names in the user's language, with numbers by value.
    case name
    /// Their sizes. What has none, such as a folder, counts as less than nothing.
    case size
    /// What they are, in words, such as "PDF document".
    case kind
    /// When their content was changed last. What is not known was long ago.
    case modified
  }

  /// What entries are compared by. Those that are alike are in the order of their names.
  public var key: Key
  /// Whether what is less comes first: A, small, old.
  public var isAscending: Bool
  /// Whether all folders stand before everything else.
  public var foldersFirst: Bool

  /// An order; without parameters that of ``FolderSnapshot/entries``.
  ///
  /// - Parameters:
  ///   - key: What entries are compared by.
  ///   - isAscending: Whether what is less comes first: A, small, old.
  ///   - foldersFirst: Whether all folders stand before everything else.
  public init(_ key: Key = .name, isAscending: Bool = true, foldersFirst: Bool = true) {
    self.key = key
    self.isAscending = isAscending
    self.foldersFirst = foldersFirst
  }

  /// Sorts entries of one folder.
  ///
  /// Nothing is read from disk. For many entries call it on another thread than the main one.
  ///
  /// - Parameter entries: Some of ``FolderSnapshot/entries``, in the order that these have.
  /// - Complexity: O(n) by name, otherwise O(n log n).
  public func sorted(_ entries: [FolderEntry]) -> [FolderEntry] {
    let folderCount = entries.prefix(while: \.isFolder).count
    if foldersFirst {
      guard key != .name || !isAscending else { return entries }
      return arranged(Array(entries[..<folderCount])) + arranged(Array(entries[folderCount...]))
    }
    return arranged(merged(entries[..<folderCount], entries[folderCount...]))
  }

  /// Sorts entries that are in the order of their names.
  private func arranged(_ entries: [FolderEntry]) -> [FolderEntry] {
    switch key {
    case .name: return isAscending ? entries : entries.reversed()
    case .size: return sorted(entries) { $0.size ?? -1 }
    case .modified: return sorted(entries) { $0.modificationTime ?? -.infinity }
    case .kind:
      // There are few kinds, and comparing their names costs more than finding them.
      let kinds = entries.map(\.typeDescription)
      let ranks = Dictionary(uniqueKeysWithValues: Set(kinds).sorted().enumerated().map { ($1, $0) })
      var index = 0
      return sorted(entries) { _ in
        defer { index += 1 }
        return ranks[kinds[index]] ?? 0
      }
    }
  }

  private func sorted<Value: Comparable>(_ entries: [FolderEntry], by value: (FolderEntry) -> Value) -> [FolderEntry] {
    let values = entries.map(value)
    var order = Array(entries.indices)
    order.sort { left, right in
      if values[left] == values[right] { return left < right }
      return isAscending ? values[left] < values[right] : values[left] > values[right]
    }
    return order.map { entries[$0] }
  }

  /// Folders and files that are each in the order of their names, together in that order.
  private func merged(_ folders: ArraySlice<FolderEntry>, _ files: ArraySlice<FolderEntry>) -> [FolderEntry] {
    var result: [FolderEntry] = []
    result.reserveCapacity(folders.count + files.count)
    var files = files.makeIterator()
    var next = files.next().map { (entry: $0, key: FileNames.sortingKey($0.name)) }
    for folder in folders {
      let key = FileNames.sortingKey(folder.name)
      while let file = next, file.key.lexicographicallyPrecedes(key) {
        result.append(file.entry)
        next = files.next().map { ($0, FileNames.sortingKey($0.name)) }
      }
      result.append(folder)
    }
    if let next { result.append(next.entry) }
    while let file = files.next() { result.append(file) }
    return result
  }
}
