#if Foundation
import Foundation

/// How the header of a column sorts, and which of a table's comparators are the column's.
struct ColumnSorting<Sort> {
  /// What the rows are sorted by where the order has nothing of the column yet.
  let comparator: Sort
  private let knows: (Sort) -> Bool

  private init(_ comparator: Sort, knows: @escaping (Sort) -> Bool) {
    self.comparator = comparator
    self.knows = knows
  }

  /// Whether a comparator is of this column, in whatever direction it sorts.
  func isSorted(by other: Sort) -> Bool { knows(other) }
}

extension ColumnSorting where Sort: SortComparator {
  /// A column that has a comparator alone: it is known by that.
  static func comparator(_ comparator: Sort) -> ColumnSorting {
    func rising(_ comparator: Sort) -> Sort {
      var comparator = comparator
      comparator.order = .forward
      return comparator
    }
    return ColumnSorting(comparator) { rising($0) == rising(comparator) }
  }

  /// A column of a value: whatever compares that value is the column's, so that an app may say how.
  static func key<Row, Value>(_ path: any KeyPath<Row, Value> & Sendable, _ comparator: Sort) -> ColumnSorting
  where Sort == KeyPathComparator<Row> {
    let path: PartialKeyPath<Row> = path
    return ColumnSorting(comparator) { $0.keyPath == path }
  }
}
#endif
