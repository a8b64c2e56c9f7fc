package import SidelightCore
import Synchronization

/// What an app says of some changes of its state.
package struct ChangeContext: Sendable {
  /// How what follows from them moves; nil for at once.
  package var motion: Motion?
  /// Whether what views say of how their changes move does not count.
  package var ignoresViews = false
  /// What is called when all that moves has come to its end.
  package var completions: [MotionCompletion] = []
  /// The number of what moves with them, if somebody waits for its end.
  package var group: Int?
  /// The app's own word for all that, which the views know.
  package var said: (any Sendable)?

  package init() {}
}

/// What shows the changes that an app makes of its state: a graph.
@MainActor protocol StagedChanges: AnyObject {
  /// How much waits to be shown.
  var workload: Int { get }
  /// Counts changes of observable objects that wait as changes of a later stage; says whether there were any.
  func adopt(of stages: Set<Int>, into stage: Int) -> Bool
  /// From now on what waits is shown by the stages alone.
  func beginShowing()
  /// Shows the changes of a stage, and what follows from them.
  func show(stage: Int, _ change: ChangeContext)
  /// All stages are shown: does what waited for that.
  func act()
  func endShowing()
  /// Shows all that waits, while other graphs show theirs.
  func showAlone()
}

/// The changes that an app has made and that are not shown yet, in the order in which it made them.
///
/// A stage is what was changed between two words of the app about how changes are shown. Each stage is shown by itself: while an earlier one is, state
/// that a later one has written has its old value again, so that what the app says of one change never reaches another one. What views do when
/// they appear or change, and what else waits for the end of an update, comes after the last stage, when everything has its new value.
///
/// Observable objects keep their values, and who has read one is told of its first change alone. A change of one of which nothing is said, and that is
/// not shown yet, therefore moves along with the next one that moves: what reads both would not move otherwise.
@MainActor package enum Stages {
  private struct Stage {
    /// Nil for changes of which the app says nothing.
    var change: ChangeContext?
    /// Gives each value that was written its old one again; what that returns writes it once more.
    var undo: [ObjectIdentifier: () -> () -> Void] = [:]
  }

  private struct WeakGraph {
    weak var graph: (any StagedChanges)?
  }

  /// What the app says while a body runs, and the bodies around that.
  private struct Word {
    var change: ChangeContext
    var stage: Int
    /// What waited before.
    var workload: Int
    /// Whether changes of observable objects move along.
    var hasAdopted = false
  }

  private static var graphs: [WeakGraph] = []
  private static var words: [Word] = []
  /// Empty as long as the app says nothing of its changes.
  private static var waiting: [Stage] = []
  /// Whether stages are being shown, or what waited for them is done.
  private static var isShowing = false
  /// Whether values may have their old ones again.
  private(set) static var isReplaying = false
  /// What was written while that was so, which keeps its value.
  private static var written: Set<ObjectIdentifier> = []
  nonisolated private static let open = Atomic(0)

  /// An update that leads to another one again and again leaves the frame here, and goes on in the next one.
  private static let passLimit = 16

  /// The number of the stage to which a change belongs that is made now.
  package nonisolated static var current: Int { open.load(ordering: .relaxed) }

  static func add(_ graph: any StagedChanges) {
    graphs.removeAll { $0.graph == nil }
    graphs.append(WeakGraph(graph: graph))
  }

  private static var workload: Int { graphs.reduce(0) { $0 + ($1.graph?.workload ?? 0) } }

  // MARK: Changes

  /// Runs a body, on the main actor. What the graphs show of the changes that it makes is shown as the app says.
  package nonisolated static func run<Result>(_ change: ChangeContext, _ body: () throws -> Result) rethrows -> Result {
    MainActor.assumeIsolated { begin(change) }
    defer { MainActor.assumeIsolated { end() } }
    return try body()
  }

  /// What the app says now; nil for nothing.
  package static var said: ChangeContext? { words.last?.change }

  private static func begin(_ change: ChangeContext) {
    var change = change
    if !change.completions.isEmpty { change.group = MotionGroups.next(change.completions) }
    let known = workload
    // What waits already is a stage, of which nothing is said.
    if waiting.isEmpty, known > 0 { waiting.append(Stage()) }
    var word = Word(change: change, stage: waiting.count, workload: known)
    if change.motion != nil, !isReplaying {
      let unsaid = Set(waiting.indices.filter { waiting[$0].change == nil })
      for known in graphs where known.graph?.adopt(of: unsaid, into: word.stage) == true { word.hasAdopted = true }
    }
    words.append(word)
    append(Stage(change: change))
  }

  private static func end() {
    guard let word = words.popLast() else { return }
    let isUnused = !word.hasAdopted && word.stage == waiting.count - 1 && waiting[word.stage].undo.isEmpty && workload == word.workload
    if isUnused {
      waiting.removeLast()
      if waiting.count == 1, waiting[0].change == nil { waiting = [] }
      open.store(max(0, waiting.count - 1), ordering: .relaxed)
      if let group = word.change.group { MotionGroups.close(group) }
      return
    }
    append(Stage(change: words.last?.change))
  }

  private static func append(_ stage: Stage) {
    waiting.append(stage)
    open.store(waiting.count - 1, ordering: .relaxed)
  }

  /// Takes note of a value before it is written for the first time in a stage.
  static func note(_ value: ObjectIdentifier, _ undo: @escaping () -> () -> Void) {
    if isReplaying {
      written.insert(value)
      return
    }
    let index = current
    guard index > 0, index < waiting.count, waiting[index].undo[value] == nil else { return }
    waiting[index].undo[value] = undo
  }

  // MARK: Showing

  /// Shows all that waits in a graph, stage by stage, and what the app has said in all of them.
  static func show(_ asking: any StagedChanges) {
    guard !isShowing else { return asking.showAlone() }
    isShowing = true
    var busy: [any StagedChanges] = [asking]
    asking.beginShowing()
    var pass = 0
    repeat {
      // What is said of a change reaches every graph that shows it. Otherwise each one shows what it has when it is asked to.
      for known in graphs where !waiting.isEmpty {
        guard let graph = known.graph, graph.workload > 0, !busy.contains(where: { $0 === graph }) else { continue }
        busy.append(graph)
        graph.beginShowing()
      }
      showStages(busy)
      for graph in busy { graph.act() }
      pass += 1
    } while busy.contains { $0.workload > 0 } && pass < passLimit
    isShowing = false
    for graph in busy { graph.endShowing() }
  }

  private static func showStages(_ graphs: [any StagedChanges]) {
    let stages = waiting.isEmpty ? [Stage()] : waiting
    let redo = takeBack(stages)
    for index in stages.indices {
      open.store(index, ordering: .relaxed)
      for (value, action) in redo[index] ?? [] where !written.contains(value) { action() }
      for graph in graphs { graph.show(stage: index, stages[index].change ?? ChangeContext()) }
    }
    isReplaying = false
    written = []
    // What was said meanwhile, as by a widget, holds for nothing more: it is shown with the next pass.
    let said = stages + waiting
    // A body may be running that changes more.
    waiting = words.last.map { [Stage(change: $0.change)] } ?? []
    open.store(0, ordering: .relaxed)
    let running = Set(words.compactMap(\.change.group))
    for group in Set(said.compactMap { $0.change?.group }) where !running.contains(group) { MotionGroups.close(group) }
  }

  /// Gives what later stages have written its old values again, the last stage first.
  private static func takeBack(_ stages: [Stage]) -> [Int: [(ObjectIdentifier, () -> Void)]] {
    var redo: [Int: [(ObjectIdentifier, () -> Void)]] = [:]
    isReplaying = stages.count > 1
    for index in stages.indices.dropFirst().reversed() { redo[index] = stages[index].undo.map { ($0.key, $0.value()) } }
    return redo
  }
}
