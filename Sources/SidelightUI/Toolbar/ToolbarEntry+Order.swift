@_spi(Nodes) import SidelightGraph

extension [ToolbarEntry] {
  /// Those of equal rank stay in the order in which the app wrote them.
  var inOrder: [ToolbarEntry] {
    let inRank = enumerated().sorted { ($0.element.placement.place.rank, $0.offset) < ($1.element.placement.place.rank, $1.offset) }
    // Each rank is ordered by itself: an item that comes first keeps its place in the bar.
    return inRank.map(\.element).grouped(by: \.placement.place.rank).flatMap { $0.withFirstOnes { $0.arranged?.rule } }
  }

  /// Those that the user shows and hides. The first of several with one name stands for all of them.
  @MainActor var arranged: [ToolbarEntry] {
    var known: [ArrangedItem] = []
    let found = filter { entry in
      guard let item = entry.arranged else { return false }
      guard !known.contains(where: { $0.id == item.id && $0.arrangement === item.arrangement }) else {
        item.reportDuplicate()
        return false
      }
      known.append(item)
      return true
    }
    return found.contains { $0.arranged?.rule.isRemovable == true } ? found : []
  }

  /// The elements in runs of those that are alike.
  private func grouped(by key: (ToolbarEntry) -> Int) -> [[ToolbarEntry]] {
    reduce(into: []) { runs, entry in
      if let last = runs.last?.last, key(last) == key(entry) { runs[runs.count - 1].append(entry) } else { runs.append([entry]) }
    }
  }
}

extension ToolbarEntry {
  /// Whether the user took it out of the bar, but the bar's menu still shows it.
  @MainActor var staysInMenu: Bool {
    guard let arranged, arranged.rule.staysInMenu, !arranged.isShown else { return false }
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts.allSatisfy(\.element.kind.isMenuEntry)
  }
}
