import SidelightCore

/// What views say about the look of their row, besides the place of its content.
struct RowDress: Equatable {
  var lines = RowLines()
  var sectionLines = RowLines()
  var badge: Text?
  var background: RowBackground?

  /// Takes what is said nearer to the content.
  mutating func override(with inner: RowDress) {
    lines.override(with: inner.lines)
    sectionLines.override(with: inner.sectionLines)
    badge = inner.badge ?? badge
    background = inner.background ?? background
  }

  var saysLines: Bool { lines != RowLines() || sectionLines != RowLines() }
}

/// Keeps what few rows say out of what all rows carry.
final class StoredRowDress: Equatable {
  let dress: RowDress

  nonisolated init(_ dress: RowDress) { self.dress = dress }

  nonisolated static func == (left: StoredRowDress, right: StoredRowDress) -> Bool { left === right || left.dress == right.dress }
}

/// A view behind a row. Every evaluation of the modifier makes a new one, so that the rows show what it shows now.
final class RowBackground: Equatable {
  let view: any View

  nonisolated init(_ view: any View) { self.view = view }

  nonisolated static func == (left: RowBackground, right: RowBackground) -> Bool { left === right }
}
