import Observation
import Synchronization

/// What the last evaluation of a reader reads of observable objects.
///
/// A registration with an object ends only when something that was read together with it changes, so those of a body that runs again
/// for another reason would add up. A watch is therefore one of the objects that are read: its own change ends all that goes with it.
@MainActor final class Watch: Observable {
  private(set) weak var reader: (any Reader)?
  nonisolated private let readerID: ObjectIdentifier
  private let inbox: Inbox
  nonisolated private let registrar = ObservationRegistrar()
  private var turn = 0
  /// The last turn that has been replaced: what it reports is no news.
  private let ended = Atomic(-1)

  /// Two turns exist at the same time: no change is missed between the old and the new.
  nonisolated private var even: Void { () }
  nonisolated private var odd: Void { () }

  init(_ reader: any Reader, _ inbox: Inbox) {
    self.reader = reader
    readerID = ObjectIdentifier(reader)
    self.inbox = inbox
  }

  /// What an object is given to call when it changes.
  func notice() -> @Sendable () -> Void {
    { [weak self, inbox, turn] in
      if let self { changed(since: turn) } else { inbox.noteStale() }
    }
  }

  /// Runs a body in place of the last one.
  func track<R>(_ body: () -> R) -> R {
    turn += 1
    let observed = { [self] in
      registrar.access(self, keyPath: token(turn))
      return body()
    }
    let result = withObservationTracking(observed, onChange: notice())
    end(turn - 1)
    return result
  }

  /// Ends the watch with its node.
  func stop() { end(turn) }

  private func token(_ turn: Int) -> KeyPath<Watch, Void> { turn.isMultiple(of: 2) ? \.even : \.odd }

  private func end(_ turn: Int) {
    ended.store(turn, ordering: .sequentiallyConsistent)
    registrar.withMutation(of: self, keyPath: token(turn)) {}
  }

  nonisolated private func changed(since turn: Int) {
    guard turn > ended.load(ordering: .sequentiallyConsistent) else { return inbox.noteStale() }
    inbox.add(Inbox.Notice(watch: self, isOwn: EvaluationCause.isEvaluation(of: readerID), stage: Stages.current))
  }
}

/// Takes notice of changes from any thread: an observable object may be written wherever its owner allows it.
final class Inbox: Sendable {
  struct Notice {
    let watch: Watch
    /// Whether the change came of the reader's own evaluation.
    let isOwn: Bool
    /// The number of the stage that the change is of.
    var stage: Int
  }
  private struct Content {
    var notices: [Notice] = []
    var wake: (@Sendable () -> Void)?
  }
  private let content = Mutex(Content())
  private let stale = Atomic(0)

  /// How many notices came for what is watched no longer: one for each watch that ended, unless something is left behind.
  var staleCount: Int { stale.load(ordering: .relaxed) }

  func noteStale() { stale.add(1, ordering: .relaxed) }

  var wake: (@Sendable () -> Void)? {
    get { content.withLock { $0.wake } }
    set { content.withLock { $0.wake = newValue } }
  }

  var count: Int { content.withLock { $0.notices.count } }

  func add(_ notice: Notice) {
    let wake = content.withLock { content in
      content.notices.append(notice)
      return content.notices.count == 1 ? content.wake : nil
    }
    wake?()
  }

  func count(of stage: Int) -> Int { content.withLock { content in content.notices.count { $0.stage <= stage } } }

  /// Takes what has changed in a stage and those before it.
  func take(of stage: Int) -> [Notice] {
    content.withLock { content in
      let notices = content.notices
      if notices.allSatisfy({ $0.stage <= stage }) {
        content.notices = []
        return notices
      }
      content.notices = notices.filter { $0.stage > stage }
      return notices.filter { $0.stage <= stage }
    }
  }

  /// Counts what has changed in some stages as changes of another one; says whether there was anything.
  func adopt(of stages: Set<Int>, into stage: Int) -> Bool {
    content.withLock { content in
      var hasAdopted = false
      for index in content.notices.indices where stages.contains(content.notices[index].stage) {
        content.notices[index].stage = stage
        hasAdopted = true
      }
      return hasAdopted
    }
  }

  /// All of it may be taken now.
  func openAll() { content.withLock { content in for index in content.notices.indices { content.notices[index].stage = 0 } } }

  func takeAll() { content.withLock { $0.notices = [] } }
}
