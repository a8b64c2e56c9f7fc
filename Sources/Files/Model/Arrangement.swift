import Sidelight
import SidelightDesktop

/// Which entries of a folder are shown, and in which order.
struct Arrangement: Hashable, Sendable {
  var order = FolderOrder()
  var showsHidden = false
  /// What the names of entries contain; empty for all.
  var filter = ""

  /// The entries to show, made on another thread.
  ///
  /// - Parameters:
  ///   - entries: The entries of a folder, as it was read.
  ///   - open: What is open in place, and stays whatever its name is, for what is found in it.
  @concurrent func entries(of entries: [FolderEntry], open: Set<Location>) async -> [FolderEntry] {
    var shown = showsHidden ? entries : entries.filter { !$0.isHidden }
    if !filter.isEmpty { shown.removeAll { !$0.name.localizedStandardContains(filter) && !open.contains($0.location) } }
    return order.sorted(shown)
  }
}
