import Sidelight
import SidelightDesktop

/// What several selected entries are together.
struct SelectionSummary: Equatable, Sendable {
  /// Entries that are called the same in the user's language.
  struct Kind: Equatable, Sendable, Identifiable {
    let name: String
    var count: Int
    var id: String { name }
  }

  private(set) var folders = 0
  private(set) var files = 0
  /// The bytes in the files. What is in the folders is not counted, since nobody has read it.
  private(set) var size: Int64 = 0
  /// What the entries are, the most frequent first.
  private(set) var kinds: [Kind] = []

  /// "3 folders, 9 files"
  var contents: String {
    let parts = [(folders, "folder", "folders"), (files, "file", "files")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }

  /// Adds everything up, on another thread; nil where the task was cancelled.
  ///
  /// - Parameter folders: What is in each of the folders that the selection may be in.
  /// - Complexity: O(entries in the folders).
  @concurrent static func make(of selection: Set<Location>, in folders: [[FolderEntry]]) async -> SelectionSummary? {
    var summary = SelectionSummary()
    var kinds: [String: Int] = [:]
    for entry in folders.joined() where selection.contains(entry.location) {
      guard !Task.isCancelled else { return nil }
      if entry.isFolder { summary.folders += 1 } else { summary.files += 1 }
      summary.size += entry.size ?? 0
      kinds[entry.typeDescription, default: 0] += 1
    }
    summary.kinds = kinds.map { Kind(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return summary
  }
}
