import SidelightCore
import SidelightGraph

/// Which rows of elements that stay may show something else than before.
enum Unsettled {
  case none
  /// Those whose elements are other values now; a difference says where the elements were.
  case some(IdentityDiff)
  case all
}

extension LazyForEachNode {
  /// So many elements cost little to look at.
  static var manyElements: Int { 4096 }

  /// In a difference of so many steps each bound row is looked up; in a longer one all are taken to differ.
  private static var fewSteps: Int { 16 }

  /// Whether an element that is still the same in memory shows the same: what a binding reaches may be something else.
  static var elementsAreValues: Bool { !(Data.self is any PinnedData.Type) && ViewFields.isValue(Data.Element.self) }

  /// Which rows have to be made anew after a change of the data, where those of elements that stay the same need not.
  func unsettled(_ common: ElementComparison, _ difference: IdentityDiff) -> Unsettled {
    // What stays in one run that came or went, or one that moved, has been compared.
    if common.isExact, common.rotation > 0 || difference.splices.count <= 1 && difference.moves.isEmpty { return .none }
    return difference.splices.count + difference.moves.count <= Self.fewSteps ? .some(difference) : .all
  }

  /// Makes rows anew. O(bound rows).
  func refresh(_ unsettled: Unsettled, from oldData: Data, to newData: Data, in rows: any RowCollector) {
    switch unsettled {
    case .none: break
    case .all: rows.rowsRefreshed(of: self)
    case .some(let difference):
      guard let offsets = rows.boundOffsets(of: self) else { return rows.rowsRefreshed(of: self) }
      var changed: Set<Int> = []
      var pairs: [(old: Int, new: Int)] = []
      for offset in offsets {
        if let origin = difference.origin(of: offset) { pairs.append((origin, offset)) } else { changed.insert(offset) }
      }
      guard let differing = Memory.differing(oldData, newData, in: pairs) else { return rows.rowsRefreshed(of: self) }
      rows.rowsRefreshed(of: self, at: changed.union(differing))
    }
  }
}
