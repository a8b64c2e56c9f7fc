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
  /// Shows the changes of a stage, and what follows from them.
  func show(stage: Int, _ change: ChangeContext)
}

/// The changes that an app has made and that are not shown yet, in the order in which it made them.
///
/// A stage is what was changed between two words of the app about how changes are shown. Each stage is shown by itself: while an earlier one is, state
/// that a later one has written has its old value again, so that what the app says of one change never reaches another one.
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
  /// The number of the stage that is shown; nil while none is.
  private static var shown: Int?
  nonisolated private static let open = Atomic(0)

  /// The number of the stage to which a change belongs that is made now.
  package nonisolated static var current: Int { open.load(ordering: .relaxed) }

  /// Whether the app has said something of changes that wait.
  static var areSaid: Bool { !waiting.isEmpty }

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
    let known = workload
    // What waits already is a stage, of which nothing is said.
    if waiting.isEmpty, known > 0 { waiting.append(Stage()) }
    var word = Word(change: change, stage: waiting.count, workload: known)
    if change.motion != nil, shown == nil {
      let unsaid = Set(waiting.indices.filter { waiting[$0].change == nil })
      for known in graphs where known.graph?.adopt(of: unsaid, into: word.stage) == true { word.hasAdopted = true }
    }
    words.append(word)
    open(Stage(change: change))
  }

  private static func end() {
    guard let word = words.popLast() else { return }
    if !word.hasAdopted, word.stage == waiting.count - 1, waiting[word.stage].undo.isEmpty, workload == word.workload {
      return forget(word)
    }
    if words.isEmpty, let shown { return open.store(shown, ordering: .relaxed) }
    open(Stage(change: words.last?.change))
  }

  private static func open(_ stage: Stage) {
    waiting.append(stage)
    open.store(waiting.count - 1, ordering: .relaxed)
  }

  /// Nothing was changed.
  private static func forget(_ word: Word) {
    waiting.removeLast()
    if waiting.count == 1, waiting[0].change == nil, shown == nil { waiting = [] }
    open.store(words.isEmpty ? shown ?? max(0, waiting.count - 1) : max(0, waiting.count - 1), ordering: .relaxed)
    let actions = word.change.completions.map(\.action)
    if !actions.isEmpty { Task { for action in actions { action() } } }
  }

  /// Takes note of a value before it is written for the first time in a stage.
  static func note(_ value: ObjectIdentifier, _ undo: @escaping () -> () -> Void) {
    let index = current
    guard index > 0, shown == nil, index < waiting.count, waiting[index].undo[value] == nil else { return }
    waiting[index].undo[value] = undo
  }

  // MARK: Showing

  /// Shows all that waits, stage by stage, in all graphs.
  static func show() {
    guard shown == nil else { return }
    var redo: [Int: [() -> Void]] = [:]
    for index in waiting.indices.dropFirst().reversed() { redo[index] = waiting[index].undo.values.map { $0() } }
    var index = 0
    while index < waiting.count {
      shown = index
      open.store(index, ordering: .relaxed)
      for action in redo[index] ?? [] { action() }
      var change = waiting[index].change ?? ChangeContext()
      change.group = change.completions.isEmpty ? nil : MotionGroups.next(change.completions)
      for known in graphs { known.graph?.show(stage: index, change) }
      if let group = change.group { MotionGroups.close(group) }
      index += 1
    }
    shown = nil
    waiting = words.last.map { [Stage(change: $0.change)] } ?? []
    open.store(0, ordering: .relaxed)
  }
}
