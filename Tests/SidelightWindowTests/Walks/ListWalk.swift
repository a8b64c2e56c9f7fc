import Foundation
import SeedSupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// One row as a person sees it.
struct WalkLine: Equatable {
  /// Which row it is, wherever it stands.
  var id: String
  var text: String
  var isSelected = false
  /// Whether something below it is shown; nil for what neither opens nor closes.
  var isExpanded: Bool?
  /// How many rows of an outline it is below; nil outside of outlines.
  var depth: Int?
  /// The element that selecting it stands for.
  var element: Int?
  /// A header or a footer.
  var isHeading = false
}

/// Where the focus should be after a step.
enum WalkFocus {
  /// Wherever it likes.
  case free
  /// On its row, wherever that has come to stand; if it is gone, on any other one.
  case kept
  /// On one of these rows.
  case on([String])
}

/// Random steps of the program and of the user of a list in a real window, beside plain arrays that are changed alike. After each step the two
/// must be equal: what rows say, where they stand, which are selected and open, what the bindings hold, and where the focus is.
///
/// A step's choices come from the walk's seed and the step's number alone, so that steps can be left out to find those that matter.
@MainActor class ListWalk {
  let scene: ViewScene
  let list: ListController
  let mode: SelectionMode
  /// What the program holds of the selection, and what it should be.
  let choice: any WalkChoice
  var selected: Set<Int>
  var random = SeededRandom(seed: 0)
  /// What the step says of the focus, and the row that had it before.
  var focus = WalkFocus.kept
  var focused: String?
  /// What keys and clicks mean, asked about the walk's own rows, and what stands for each of these.
  var interaction = ListInteraction()
  var tokens: [String: Int] = [:]
  /// What has been found out while a step was under way.
  var remarks: [String] = []
  /// The rows that the list was last seen with, and where the one stood among them that has to be selected.
  var standing = WalkStanding()

  init(_ scene: ViewScene, _ choice: any WalkChoice, _ mode: SelectionMode) throws {
    self.scene = scene
    self.choice = choice
    self.mode = mode
    selected = mode == .required ? [0] : []
    list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
  }

  /// Does something, to the list and to the arrays, and says what.
  func act() async -> String { "" }

  /// Learns from the settled list what only it can know.
  func conclude() {}

  /// All rows as they should be.
  var lines: [WalkLine] { [] }

  /// The elements that rows stand for or would stand for if they were shown.
  var elements: Set<Int> { [] }

  /// Whether what is not among the elements any more has left them.
  var hasNewData: Bool { true }

  /// Whether the list is in edit mode.
  var editsRows: Bool { false }

  /// What folds and unfolds the section of a header, or opens and closes a row.
  func fold(_ position: Int, _ isExpanded: Bool?) {}

  /// Where an element would stand among the rows that is in none of them.
  func hiddenPlace(of element: Int) -> Int? { nil }

  /// Whether a search may hide rows.
  var isFiltered: Bool { false }

  /// What is wrong with the program's data.
  var dataFaults: [String] {
    held == selected ? [] : ["selected are \(held.sorted().prefix(9)) instead of \(selected.sorted().prefix(9))"]
  }

  /// What failed, and after what.
  struct Failure {
    let step: Int
    let trail: [String]
    let faults: [String]

    /// What went wrong first, whichever row it was.
    var kind: String { faults.first?.filter(\.isLetter) ?? "" }
  }

  /// Takes steps until one goes wrong; nil when none does.
  func run(_ steps: some Sequence<Int>, seed: UInt64) async -> Failure? {
    var trail: [String] = []
    for step in steps {
      random = SeededRandom(seed: (seed << 32) &+ UInt64(step))
      focus = .kept
      focused = focusedLine
      remarks = []
      stand()
      trail = trail.suffix(15) + ["\(step)"]
      if WalkSize.tells { print("seed \(seed) step \(step)") }
      let note = await act()
      trail[trail.count - 1] = "\(step) \(note)"
      if WalkSize.tells { print("  \(note)") }
      followSelection()
      await settle()
      conclude()
      let faults = remarks + faults
      if !faults.isEmpty {
        for _ in 0..<10 { await scene.frame() }
        let isLate = remarks.isEmpty && self.faults.isEmpty
        return Failure(step: step, trail: trail, faults: faults.prefix(4) + (isLate ? ["all is well ten frames later"] : []))
      }
    }
    return nil
  }

  func close() async { await scene.close() }

  func settle() async { await scene.settle() }

  func pick(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }

  /// One of so many times.
  func happens(oneIn count: Int) -> Bool { pick(count) == 0 }
}

/// A walk's length: SIDELIGHT_LIST_WALK=20x5000 walks twenty seeds of five thousand steps, 7-7x100 the seventh alone, with
/// SIDELIGHT_LIST_WALK_STEPS=3,17-20 of these steps only. SIDELIGHT_LIST_WALK_AGAIN=50000 looks longer for the steps that matter. With
/// SIDELIGHT_LIST_WALK_TELLS every step is printed before it is taken, for what ends the program.
enum WalkSize {
  nonisolated static let recipe = ProcessInfo.processInfo.environment["SIDELIGHT_LIST_WALK_STEPS"]?.split(separator: ",").flatMap { part in
    let ends = part.split(separator: "-").compactMap { Int($0) }
    return ends.isEmpty ? [] : Array(ends[0]...max(ends[0], ends[ends.count - 1]))
  }

  /// Steps as they are written in a recipe.
  static func recipe(of steps: [Int]) -> String {
    let runs = steps.reduce(into: [ClosedRange<Int>]()) { runs, step in
      if let last = runs.last, last.upperBound == step - 1 {
        runs[runs.count - 1] = last.lowerBound...step
      } else {
        runs.append(step...step)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }

  nonisolated private static let wanted = ProcessInfo.processInfo.environment["SIDELIGHT_LIST_WALK"]?.split(separator: "x").map(String.init)
  nonisolated static let tells = ProcessInfo.processInfo.environment["SIDELIGHT_LIST_WALK_TELLS"] != nil
  /// How many steps are taken again to find those that matter.
  nonisolated static let mostStepsAgain =
    ProcessInfo.processInfo.environment["SIDELIGHT_LIST_WALK_AGAIN"].flatMap { Int($0) } ?? 15_000
  nonisolated static let steps = wanted?.last.flatMap { Int($0) } ?? 50

  nonisolated static func seeds(usually count: UInt64) -> ClosedRange<UInt64> {
    guard let wanted = wanted?.first else { return 1...count }
    let ends = wanted.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 1...max(ends.first ?? count, 1)
  }
}

/// Walks, and when a step goes wrong looks for the fewest steps that go wrong in the same way.
@MainActor func prove(seed: UInt64, _ make: () async throws -> ListWalk) async throws {
  func walk(_ steps: [Int]) async throws -> ListWalk.Failure? {
    let walk = try await make()
    let failure = await walk.run(steps, seed: seed)
    await walk.close()
    return failure
  }
  var recipe = WalkSize.recipe ?? Array(0..<WalkSize.steps)
  guard var failure = try await walk(recipe) else { return }
  let first = failure
  recipe = recipe.filter { $0 <= failure.step }
  // A long walk is not taken again a hundred times.
  var (tries, taken) = (0, 0)
  var size = recipe.count / 2
  while size > 0 {
    var start = 0
    while start < recipe.count - 1, tries < 400, taken < WalkSize.mostStepsAgain {
      tries += 1
      var fewer = recipe
      fewer.removeSubrange(start..<min(start + size, recipe.count - 1))
      taken += fewer.count
      if let again = try await walk(fewer), again.kind == first.kind {
        failure = again
        recipe = fewer.filter { $0 <= again.step }
      } else {
        start += size
      }
    }
    size /= 2
  }
  Issue.record(
    """
    Seed \(seed), step \(first.step): \(first.faults)
    Steps \(WalkSize.recipe(of: recipe)) do: \(failure.faults)
    after \(failure.trail.joined(separator: "; "))
    """)
}
