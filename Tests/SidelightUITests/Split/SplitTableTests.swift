import SidelightCore
import SidelightTesting
import SplitApp
import SplitTable
import Testing

/// The sample of the table of combinations, through views and bindings and without a display.
@MainActor struct SplitTableTests {
  private func script() async throws -> SplitScript {
    let first = try #require(SplitSample.all.first)
    return try await SplitScript(.plan, first) { app, step, turn in
      let split = try #require(app.driver.tree.all.first { if case .split = $0.element.kind { true } else { false } }).id
      let event: SplitEvent
      switch step {
      case .toggleSidebar:
        try await app.press(.f9)
        return
      case .back where turn.isMultiple(of: 2):
        try await app.button("Back").click()
        return
      case .dragContentAway: event = .dragged(.content, width: 40)
      case .back: event = .back
      case .showInspector: event = .setInspectorShown(true)
      case .dismissInspector: event = .setInspectorShown(false)
      case .resize, .choose: return
      }
      app.driver.graph.send(.split(split, event))
      try await app.settle()
    }
  }

  @Test func `Code declares every combination of the sample, and it looks as the table says`() async throws {
    let rows = try SplitRow.read(splitTable)
    let script = try await script()
    #expect(SplitSample.all.count == 288)
    for combination in SplitSample.all {
      try await script.declare(combination)
      if let fault = script.fault(combination, rows) { Issue.record("\(fault)") }
    }
    try await script.app.close()
  }

  @Test func `A user gets to every combination of the sample, with the same result`() async throws {
    let rows = try SplitRow.read(splitTable)
    let script = try await script()
    for (turn, combination) in SplitSample.all.enumerated() {
      try await script.go(to: combination, turn: turn)
      if let fault = script.fault(combination, rows) { Issue.record("\(fault)") }
    }
    try await script.app.close()
  }
}
