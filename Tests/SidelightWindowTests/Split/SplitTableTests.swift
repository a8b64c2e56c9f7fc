import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import SplitApp
import SplitTable
import Testing

/// The sample of the table of combinations, in one real window.
extension HarnessTests {
  @Test func `Code declares every combination of the sample, and a real window looks as the table says`() async throws {
    let rows = try SplitRow.read(splitTable)
    let script = try await SplitScript(.window, #require(SplitSample.all.first), SplitHands.perform)
    for combination in SplitSample.all {
      try await script.declare(combination)
      expect(combination, in: script, rows)
    }
    try await script.app.close()
  }

  @Test func `A user gets to every combination of the sample in a real window, with the same result`() async throws {
    let rows = try SplitRow.read(splitTable)
    let script = try await SplitScript(.window, #require(SplitSample.all.first), SplitHands.perform)
    for (turn, combination) in SplitSample.all.enumerated() {
      do {
        try await script.go(to: combination, turn: turn)
        expect(combination, in: script, rows)
      } catch {
        Issue.record("\(combination), on \(SplitRoute(to: combination)): \(error)")
      }
    }
    try await script.app.close()
  }

  private func expect(_ combination: SplitCombination, in script: SplitScript, _ rows: [SplitRow]) {
    if let fault = script.fault(combination, rows) {
      Issue.record("\(fault)")
      return
    }
    let wanted = SplitPlaces(in: script.app.split?.picture ?? "", width: combination.width)
    let places = SplitHands.places(in: script.app)
    if places != wanted { Issue.record("\(combination) stands at \(places) and should at \(wanted).") }
  }
}

/// What a user's hands do to the split view of a window.
@MainActor enum SplitHands {
  static func controller(in app: TestApp) -> SplitController? {
    app.driver.tree.all.firstNonNil { app.renderer?.controller(for: $0.id) as? SplitController }
  }

  /// Where the columns and the inspector are on the screen.
  static func places(in app: TestApp) -> SplitPlaces {
    var places = SplitPlaces()
    guard let controller = controller(in: app) else { return places }
    for node in app.driver.tree.all {
      guard case .page(let element) = node.element.kind, !element.role.isEmpty, let page = app.renderer?.controller(for: node.id)?.widget,
        page.isMapped, let box = page.bounds(in: controller.widget)
      else { continue }
      // A sheet stands where its content lets it.
      if element.role == Slot.inspector.rawValue, controller.inspector?.sheet.isOpen == true { continue }
      places[element.role] = Int(box.x)..<Int(box.x + box.width)
    }
    return places
  }

  static func perform(_ app: TestApp, _ step: SplitStep, _ turn: Int) async throws {
    switch step {
    case .toggleSidebar:
      if turn.isMultiple(of: 2), isReachable("Toggle Sidebar", app) {
        try await app.button("Toggle Sidebar").click()
      } else {
        try await app.press(.f9)
      }
    case .back: try await app.button("Back").click()
    case .dragContentAway:
      let content = try #require(places(in: app)["content"])
      let width = Double(content.count)
      controller(in: app)?.widget.hand.drag(from: (x: Double(content.upperBound), y: 100), through: [-20, -width / 2, 40 - width])
      try await app.settle()
    case .showInspector, .dismissInspector: try await turnInspector(app, turn)
    case .resize, .choose: break
    }
  }

  private static func turnInspector(_ app: TestApp, _ turn: Int) async throws {
    let picture = app.split?.picture ?? ""
    let canEscape = picture.contains("{inspector") || picture.contains("_inspector_")
    if canEscape, turn % 3 == 0 {
      try await app.button("Note").focus()
      try await app.press(.escape)
    } else if canEscape, turn % 3 == 1 {
      // What a click beside it does; the pointer's own way there is GTK's.
      guard let shell = controller(in: app)?.inspector else { return }
      if shell.sheet.isOpen { shell.sheet.isOpen = false } else { shell.split.showsSidebar = false }
      try await app.settle()
    } else if turn.isMultiple(of: 2), isReachable("Inspector", app) {
      try await app.button("Inspector").click()
    } else {
      try await app.press(.character("i"), [.control, .alt])
    }
  }

  /// Whether there is one such button that can be seen, and nothing over it.
  private static func isReachable(_ button: String, _ app: TestApp) -> Bool {
    let picture = app.split?.picture ?? ""
    return !picture.contains("{") && !picture.contains("_") && app.labels(of: .button).filter { $0 == button }.count == 1
  }
}
