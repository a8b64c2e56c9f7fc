import SidelightCore
import SplitTable
import Testing

@Suite("Split view: the table of combinations")
struct SplitTableTests {
  private let rows: [SplitRow]

  init() throws { rows = try SplitRow.read(splitTable) }

  /// Calls back with every combination at every width of interest and the rows that cover it.
  private func forEach(_ body: (SplitCombination, [SplitRow]) -> Void) {
    for count in SplitCombination.counts {
      let widths = SplitWidths(of: count).all
      for declaration in SplitCombination.all where declaration.count == count {
        for selected in SplitCombination.selections(of: count) {
          let declaration = declaration.selecting(selected)
          let candidates = rows.filter { $0.coversDeclaration(declaration) }
          for width in widths { body(declaration.at(width), candidates.filter { $0.covers(width: width) }) }
        }
      }
    }
  }

  @Test("Every combination is covered by exactly one row, and every row by a combination")
  func complete() {
    var used: Set<String> = []
    var combinations = 0
    var faults: [String] = []
    forEach { combination, rows in
      combinations += 1
      used.formUnion(rows.map(\.description))
      if rows.count != 1 { faults.append("\(combination) is covered by \(rows.map(\.description)).") }
    }
    #expect(faults.isEmpty, "\(faults.count) of \(combinations): \(faults.prefix(20))")
    #expect(rows.map(\.description).filter { !used.contains($0) } == [])
    #expect(Set(rows.map(\.description)).count == rows.count)
    #expect(rows.allSatisfy { $0.source.hasPrefix("API ") || $0.source.hasPrefix("DESIGN") || $0.source.hasPrefix("Neither says") })
  }

  @Test("The model lays every combination out as its row says, wherever it came from")
  func pictures() {
    var faults: [String: [String]] = [:]
    forEach { combination, rows in
      guard let row = rows.first else { return }
      let expected = row.picture(width: combination.width)
      for (way, split) in SplitTestModel.ways(to: combination) {
        if split.picture == expected, split.model.configuration == combination.configuration, split.written.isEmpty { continue }
        faults[row.description, default: []].append("\(combination), \(way): \(split.picture), \(split.written)")
      }
    }
    record(faults)
  }

  @Test("Whatever a user can do to get there, it looks as the row says, and the bindings hold it")
  func users() {
    var faults: [String: [String]] = [:]
    forEach { combination, rows in
      guard !rows.isEmpty, combination.arrival == .declared || SplitRoute.canAsk(for: combination) else { return }
      let route = SplitRoute(to: combination)
      let split = SplitTestModel(following: route)
      var held = split.model.configuration
      // A user chooses more on the way than what the combination needs, and takes no selection back.
      let isDecisive = combination.preferred == nil && split.model.plan.isCollapsed && combination.selected != .nothing
      if !isDecisive {
        held.hasSelection = combination.configuration.hasSelection
        held.awaitsChoice = combination.configuration.awaitsChoice
      }
      let reached = split.model.plan.isCollapsed ? combination : combination.selecting { split.model.configuration.hasSelection[$0] }
      guard let row = self.rows.first(where: { $0.coversDeclaration(reached) && $0.covers(width: reached.width) }) else { return }
      if split.picture == row.picture(width: combination.width), held == combination.configuration { return }
      faults[row.description, default: []].append("\(combination), \(route.start) \(route.steps): \(split.picture), \(split.written)")
    }
    record(faults)
  }

  private func record(_ faults: [String: [String]]) {
    for (row, found) in faults { Issue.record("\(row)\n  \(found.count) differ: \(found.prefix(4).joined(separator: "\n  "))") }
  }
}

extension SplitTestModel {
  private init(_ combination: SplitCombination, width: Double) {
    let configuration = combination.configuration
    self.init(
      combination.count, width: width, style: combination.style, visibility: configuration.visibility,
      preferred: configuration.preferredCompactColumn, inspector: configuration.inspector, hasSelection: configuration.hasSelection,
      awaitsChoice: configuration.awaitsChoice)
  }

  /// A model at the end of a route.
  fileprivate init(following route: SplitRoute) {
    self.init(route.start, width: route.start.width)
    for step in route.steps {
      switch step {
      case .resize(let width): resize(width)
      case .toggleSidebar: send(.toggleSidebar)
      case .dragContentAway: send(.dragged(.content, width: 40))
      case .choose(let column):
        declare {
          $0.hasSelection[column] = true
          $0.awaitsChoice[column] = false
        }
        send(.advanced(from: column))
      case .back: send(.back)
      case .showInspector: send(.setInspectorShown(true))
      case .dismissInspector: send(.setInspectorShown(false))
      }
    }
  }

  /// A model in the combination, by every way on which nobody does anything but code and the container.
  fileprivate static func ways(to combination: SplitCombination) -> [(name: String, split: SplitTestModel)] {
    guard combination.selected == .nothing else {
      return ways(to: combination, selectsFirst: true) + ways(to: combination, selectsFirst: false)
    }
    return ways(to: combination, selectsFirst: true)
  }

  /// - Parameter selectsFirst: whether code selects what is selected at the beginning, and not at the end.
  private static func ways(to goal: SplitCombination, selectsFirst: Bool) -> [(name: String, split: SplitTestModel)] {
    let combination = selectsFirst ? goal : goal.selecting(.nothing)
    var ways = waysWithoutSelecting(to: combination)
    guard !selectsFirst else { return ways }
    for index in ways.indices {
      ways[index].name += ", selected last"
      ways[index].split.declare {
        $0.hasSelection = goal.configuration.hasSelection
        $0.awaitsChoice = goal.configuration.awaitsChoice
      }
      ways[index].split.send(.selectionWritten)
    }
    return ways
  }

  private static func waysWithoutSelecting(to combination: SplitCombination) -> [(name: String, split: SplitTestModel)] {
    switch combination.arrival {
    case .declared:
      [0, 300, 600, 1500].map { start in
        var split = SplitTestModel(combination, width: start)
        split.resize(combination.width)
        return ("from \(Int(start))", split)
      }
    case .asked:
      SplitVisibility.allCases.filter { $0 != combination.visibility }.map { start in
        var before = combination
        before.visibility = start
        var split = SplitTestModel(before, width: combination.width)
        split.declare { $0.visibility = combination.visibility }
        return ("from \(start)", split)
      }
    }
  }
}
