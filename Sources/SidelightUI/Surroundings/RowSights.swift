@_spi(Nodes) import SidelightGraph

/// Which rows of a list can be seen, if only in part. Rows are made some way ahead, so that one that is made need not be in sight.
///
/// A list asks its consumer for this once a view in one of its rows wants to know, and not before.
@MainActor final class RowSights {
  /// A view has asked: the list follows its rows from then on.
  private(set) var isFollowed = false
  private let begin: () -> Void
  /// The tokens of the rows in sight.
  private var seen: Set<Int> = []
  /// Who wants to know it of each row.
  private var entries: [ObjectIdentifier: Entry] = [:]

  @MainActor private struct Entry {
    weak var row: (any SightedRow)?
    var readers = ReaderSet()
  }

  /// Somewhat more rows than a list has in use: only then those that are gone are looked for.
  private static let limit = 256

  init(begin: @escaping () -> Void) { self.begin = begin }

  /// Whether a row is in sight, noted as read.
  func isInSight(_ row: any SightedRow) -> Bool {
    if !isFollowed {
      isFollowed = true
      begin()
    }
    let id = ObjectIdentifier(row)
    var entry = entries[id] ?? Entry(row: row)
    if entry.row !== row { entry = Entry(row: row) }
    entry.readers.noteRead()
    entries[id] = entry
    return seen.contains(row.token)
  }

  /// Takes what the consumer sees now.
  func take(_ new: Set<Int>) {
    let turned = seen.symmetricDifference(new)
    seen = new
    for row in entries.values.compactMap({ $0.row }) where turned.contains(row.token) { rowTurned(row) }
    if entries.count > Self.limit { entries = entries.filter { $0.value.row != nil } }
  }

  /// A row has come into sight, or is out of it, or has another token. Those who read it read again.
  func rowTurned(_ row: any SightedRow) {
    var old = entries.removeValue(forKey: ObjectIdentifier(row))
    old?.readers.invalidate()
  }

  /// Rows with other tokens are not in use any more.
  func forget(except used: Set<Int>) { if isFollowed { seen.formIntersection(used) } }
}

/// A row of a list, which can be scrolled out of sight.
@MainActor protocol SightedRow: ViewNode {
  var token: Int { get }
}

/// Which rows of the list around a view can be seen; nil outside of lists, and in what is presented over them.
enum RowSightsKey: EnvironmentKey {
  static var defaultValue: RowSights? { nil }
}
