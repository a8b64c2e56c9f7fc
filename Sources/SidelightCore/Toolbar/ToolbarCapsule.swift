/// How an item of a toolbar stands before content that goes on below the bar.
package enum ToolbarCapsule: Hashable, Sendable {
  /// In a capsule with its neighbours of the same place.
  case joined(ToolbarPlace)
  /// In a capsule of its own.
  case alone
  /// In none.
  case bare

  /// The capsules of items that stand side by side, as runs of their indices.
  package static func runs(of items: [ToolbarCapsule]) -> [Range<Int>] {
    items.indices.reduce(into: []) { runs, index in
      if items[index] == .bare { return }
      if let last = runs.last, last.upperBound == index, items[index].joins(items[index - 1]) {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
  }

  /// Whether it is in the same capsule as the one before it.
  package func joins(_ before: ToolbarCapsule) -> Bool {
    if case .joined = self { self == before } else { false }
  }
}
