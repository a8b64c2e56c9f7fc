import SeedSupport
import SidelightTesting
import SidelightUI
import SidelightWindowTesting

/// Somebody without a plan at a window, and now and then at a second one. Every step waits until all has settled, and fails when a
/// widget is not what the views say.
@MainActor final class WindowWalk {
  private enum Move: CaseIterable {
    case resize, choose, toggleSection, back, toggleSidebar, key, push, type, change, select, wait, window
  }

  private typealias Place = (app: TestApp, library: WalkLibrary)

  private var random: SeededRandom
  private var first: Place
  private var second: Place?
  private var trail: [String] = []

  init(seed: UInt64) async throws {
    random = SeededRandom(seed: seed)
    first = try await Self.open()
  }

  private static func open() async throws -> Place {
    let library = WalkLibrary()
    return (try await TestApp(.window, width: 1200, height: 700) { WalkView(library: library) }, library)
  }

  /// Takes that many steps and closes what is open.
  func run(steps: Int) async throws {
    for step in 0..<steps {
      let move = Move.allCases.randomElement(using: &random) ?? .wait
      let isElsewhere = second != nil && random.next() % 3 == 0
      trail = trail.suffix(7) + ["\(step) \(move) \(first.app.split?.picture ?? "") \(first.library.path)"]
      do {
        try await take(move, isElsewhere ? second ?? first : first)
      } catch {
        throw TestFailure(
          "Seed \(random.seed) after \(trail), step \(step), \(move)\(isElsewhere ? " in the second window" : ""): \(error)")
      }
    }
    try await second?.app.close()
    try await first.app.close()
  }

  private func take(_ move: Move, _ place: Place) async throws {
    let (app, library) = place
    switch move {
    case .resize:
      let width = [1200, 1000, 800, 700, 600, 480, 400, 360].randomElement(using: &random) ?? 800
      try await app.resize(width: Double(width))
    case .choose: try await choose(app)
    case .toggleSection:
      if app.heading("Trees").isVisible { try await app.heading("Trees").toggle() }
    case .back: try await goBack(app)
    case .toggleSidebar: try await app.press(.f9)
    case .key:
      // No space: GTK clicks a button a quarter of a second later, so that the same seed would not be the same walk.
      let keys: [TestKey] = [.up, .down, .home, .end, .pageUp, .escape, .pageDown, .tab]
      try await app.press(keys.randomElement(using: &random) ?? .up, random.next() % 4 == 0 ? .shift : [])
    case .push:
      if isReachable("Deeper", app), library.path.count < 4 { try await app.button("Deeper").click() }
    case .type: if app.textField("Name").isVisible { try await app.textField("Name").type("x") }
    case .change:
      library.change(&random)
      try await app.settle()
    case .select:
      library.folder = Bool.random(using: &random) ? nil : library.folders.randomElement(using: &random)
      try await app.settle()
    case .wait: try await app.settle()
    case .window:
      // Rarely, because a window costs more than all other steps.
      guard random.next() % 4 == 0 else { return }
      if let second { try await second.app.close() }
      second = second == nil ? try await Self.open() : nil
    }
  }

  private func choose(_ app: TestApp) async throws {
    // An overlay covers the other columns.
    let picture = app.split?.picture ?? ""
    let covering = [NavigationSplitViewColumn.sidebar, .content].first { picture.hasPrefix("{\($0 == .sidebar ? "sidebar" : "content")") }
    let scope: any TestScope = if let covering { app.column(covering) } else { app }
    guard let row = scope.labels(of: .row).randomElement(using: &random) else { return }
    let held: TestModifiers = [[], [], [.control], [.shift]].randomElement(using: &random) ?? []
    try await scope.row(row).click(held)
  }

  private func goBack(_ app: TestApp) async throws {
    switch random.next() % 4 {
    case 0: try await app.press(.escape)
    case 1: try await app.press(.left, .alt)
    default: if isReachable("Back", app) { try await app.button("Back").click() }
    }
  }

  /// Whether there is one such button, and no column over it.
  private func isReachable(_ button: String, _ app: TestApp) -> Bool {
    app.split?.picture.hasPrefix("{") == false && app.labels(of: .button).filter { $0 == button }.count == 1
  }
}
