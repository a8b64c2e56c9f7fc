import SidelightCore
package import SidelightTesting
import SidelightUI
package import SplitTable

/// Brings an app into one combination after the other, on two ways: by code and by its user.
@MainActor package struct SplitScript {
  package let app: TestApp
  package let desk: SplitDesk
  /// Does what only a pointer or a key of a real window can do.
  private let perform: (SplitStep, Int) async throws -> Void

  package init(
    _ depth: Depth, _ first: SplitCombination, _ perform: @escaping @MainActor (TestApp, SplitStep, Int) async throws -> Void
  ) async throws {
    let desk = SplitDesk(first)
    let app = try await TestApp(depth, width: first.width, height: 600, togglesInspector: true) { SplitDeskView(desk: desk) }
    self.desk = desk
    self.app = app
    self.perform = { try await perform(app, $0, $1) }
  }

  /// Declares the combination where the window has its width, and asks for the visibility afterwards where it is asked for.
  package func declare(_ combination: SplitCombination) async throws {
    var first = combination
    if combination.arrival == .asked {
      let all = SplitVisibility.allCases
      first.visibility = all[((all.firstIndex(of: combination.visibility) ?? 0) + 1) % all.count]
      first.selected = .nothing
    }
    try await begin(first)
    guard combination.arrival == .asked else { return }
    desk.visibility = NavigationSplitViewVisibility(combination.visibility)
    desk.select(combination)
    try await app.settle()
  }

  /// Goes the user's way to the combination.
  ///
  /// - Parameter turn: chooses among several things that a user can do to the same end.
  package func go(to combination: SplitCombination, turn: Int) async throws {
    let route = SplitRoute(to: combination)
    try await begin(route.start)
    for (index, step) in route.steps.enumerated() { try await take(step, turn + index) }
  }

  private func begin(_ combination: SplitCombination) async throws {
    desk.declare(combination)
    try await app.settle()
    if app.width != combination.width {
      try await app.resize(width: combination.width)
    }
  }

  private func take(_ step: SplitStep, _ turn: Int) async throws {
    switch step {
    case .resize(let width): try await app.resize(width: width)
    case .choose(let column): try await app.column(NavigationSplitViewColumn(column)).row("Row \(turn % 3)").click()
    case .toggleSidebar, .dragContentAway, .back, .showInspector, .dismissInspector: try await perform(step, turn)
    }
  }

  /// What is not as the table says, as a sentence; nil where all is well.
  package func fault(_ combination: SplitCombination, _ rows: [SplitRow]) -> String? {
    // A user chooses more on the way than what the combination needs, which the stack shows already.
    let reached = app.split?.picture.hasPrefix("[") == true ? combination : combination.selecting { desk.choice[$0] != nil }
    let covering = rows.filter { $0.coversDeclaration(reached) && $0.covers(width: reached.width) }
    guard let row = covering.first, covering.count == 1 else { return "\(covering.count) rows cover \(combination)." }
    let expected = row.picture(width: combination.width)
    let shown = app.split?.picture ?? "nothing"
    if shown != expected { return "\(combination) is shown as \(shown) and not as \(expected)." }
    let held = desk.now
    let holds = held.visibility == combination.visibility && held.preferred == combination.preferred
    if holds, held.inspector == combination.inspector { return nil }
    return "The bindings of \(combination) hold \(held)."
  }
}
