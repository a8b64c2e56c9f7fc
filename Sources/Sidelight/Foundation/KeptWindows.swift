#if Foundation
import SidelightBridge
package import SidelightCore
package import SidelightStorage
import SidelightUI

/// How an app's windows are, for the next run: what changed is written at most once in a second, and when the app ends.
@MainActor package final class KeptWindows {
  private let files: WindowFiles
  private let scenes: SceneFile
  private var known: [Int: WindowRecord] = [:]
  /// The windows that are open and come back, by their numbers.
  private var living: [Int: () -> WindowRecord] = [:]
  private var changed: Set<Int> = []
  private var timer: MainSource?
  private var start: MainSource?
  /// When changes were written last.
  private var collected: ContinuousClock.Instant?
  /// In which order the windows were used.
  private var turns: [Int: Int] = [:]
  private var lastTurn = 0
  /// How often something was written. For tests.
  package private(set) var writes = 0

  /// - Parameters:
  ///   - files: where they are kept; no other process has them.
  ///   - scenes: what their views keep by `@SceneStorage`.
  ///   - isFresh: whether the app begins as if it had never run.
  package init(_ files: WindowFiles, _ scenes: SceneFile, isFresh: Bool) {
    self.files = files
    self.scenes = scenes
    let failed = files.beginStart()
    if isFresh || failed >= Self.mostFailures {
      // What has failed again since is no copy worth keeping.
      files.setAsideAll(replacing: failed <= Self.mostFailures)
      scenes.forgetAll()
      if !isFresh {
        Problem.report(
          "the app ended within \(Self.trial / 1000) s at its last \(failed) starts, and begins anew. What its windows were is kept in the folder "
            + "“before” beside their files.")
      }
    } else {
      known = files.read()
    }
    turns = known.mapValues { min(max(0, $0.turn), Int.max / 2) }
    lastTurn = turns.values.max() ?? 0
    start = MainSource.after(milliseconds: Self.trial) { [weak self] in self?.hasStarted() }
  }

  /// After so many starts that failed at once, the app begins anew.
  private static let mostFailures = 2
  /// How long the app runs in a start that did not fail, in milliseconds.
  private static let trial = 10_000
  /// How long changes are collected at least, and how much time lies between two writes, in milliseconds.
  private static let delay = 250, interval = 1000

  private func hasStarted() {
    start?.cancel()
    start = nil
    files.hasStarted()
  }

  /// The windows that were open, the one that was used last at the end.
  package var records: [(number: Int, record: WindowRecord)] {
    known.sorted { ($0.value.turn, $0.key) < ($1.value.turn, $1.key) }.map { (number: $0.key, record: $0.value) }
  }

  /// Follows a window from its opening on, and lets what is in it be as it was.
  ///
  /// - Parameters:
  ///   - graph: the window's, which does not run yet.
  ///   - record: says how the window is, without what is in it.
  package func begin(_ number: Int, _ graph: ViewGraph, _ record: @escaping () -> WindowRecord) {
    graph.restore(known[number]?.things ?? [:], .json, reports: true)
    graph[Restoration.self].changed = { [weak self] in self?.noteChange(of: number) }
    living[number] = { [weak graph] in
      var new = record()
      new.things = graph?.collectLasting() ?? [:]
      return new
    }
  }

  /// The window is used now.
  package func use(_ number: Int) {
    lastTurn += 1
    turns[number] = lastTurn
    noteChange(of: number)
  }

  package func noteChange(of number: Int) {
    guard living[number] != nil else { return }
    changed.insert(number)
    guard timer == nil else { return }
    let since = collected.map { Int(ContinuousClock.now.duration(to: $0) / .milliseconds(-1)) } ?? Self.interval
    timer = MainSource.after(milliseconds: max(Self.delay, Self.interval - since)) { [weak self] in self?.collect() }
  }

  private func collect() {
    timer?.cancel()
    timer = nil
    collected = .now
    let numbers = changed
    changed = []
    for number in numbers { save(number) }
  }

  private func save(_ number: Int) {
    guard var record = living[number]?() else { return }
    record.turn = turns[number] ?? 0
    guard record != known[number] else { return }
    known[number] = record
    writes += 1
    files.take(record, of: number)
  }

  /// A window closes.
  ///
  /// - Parameter isLast: whether the app ends with it, so that it comes back; any other window is closed for good.
  package func close(_ number: Int, isLast: Bool) {
    if isLast {
      save(number)
    } else if living[number] != nil {
      known[number] = nil
      files.take(nil, of: number)
      scenes.forget(StoredValues.sceneID(number))
    }
    living[number] = nil
    changed.remove(number)
  }

  /// A window that was open can't be opened again.
  package func forget(_ number: Int) {
    known[number] = nil
    files.take(nil, of: number)
    scenes.forget(StoredValues.sceneID(number))
  }

  /// The app ends: writes what is not written yet.
  package func end() {
    for number in living.keys { save(number) }
    hasStarted()
  }
}
#endif
