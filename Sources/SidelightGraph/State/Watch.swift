import Observation
import Synchronization

/// What the last evaluation of a node reads of observable objects.
///
/// A registration with an object ends only when something that was read together with it changes, so those of a body that runs again
/// for another reason would add up. A watch is therefore one of the objects that are read: its own change ends all that goes with it.
@MainActor final class Watch: Observable {
  private(set) weak var node: (any DependentNode)?
  private let inbox: Inbox
  nonisolated private let registrar = ObservationRegistrar()
  private var turn = 0
  /// The last turn that has been replaced: what it reports is no news.
  private let ended = Atomic(-1)

  /// Two turns exist at the same time: no change is missed between the old and the new.
  nonisolated private var even: Void { () }
  nonisolated private var odd: Void { () }

  init(_ node: any DependentNode, _ inbox: Inbox) {
    self.node = node
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
    if turn > ended.load(ordering: .sequentiallyConsistent) { inbox.add(self) } else { inbox.noteStale() }
  }
}

/// Takes notice of changes from any thread: an observable object may be written wherever its owner allows it.
final class Inbox: Sendable {
  private struct Content {
    var watches: [Watch] = []
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

  var count: Int { content.withLock { $0.watches.count } }

  func add(_ watch: Watch) {
    let wake = content.withLock { content in
      content.watches.append(watch)
      return content.watches.count == 1 ? content.wake : nil
    }
    wake?()
  }

  func take() -> [Watch] {
    content.withLock { content in
      let watches = content.watches
      content.watches = []
      return watches
    }
  }
}

extension ViewGraph {
  /// How many notices of observable objects were of no use, for tests that look for what stays behind.
  package var staleNotices: Int { inbox.staleCount }

  /// Runs a body: state, environment and observed properties that it reads make the node dirty when they change.
  /// - Parameter part: which of the node's bodies it is, where it has several; the next run of the same one takes its place.
  package func track<R>(_ node: any DependentNode, part: Int = 0, _ body: () -> R) -> R {
    reading(node) {
      if let watch = watch(of: node, part) { return watch.track(body) }
      return withObservationTracking(body, onChange: beginWatch(of: node, part))
    }
  }

  private func watch(of node: any DependentNode, _ part: Int) -> Watch? {
    if let watch = node.watches[part] { return watch }
    // Most views read no object and need no watch; whether one does shows after its first body, and goes for all of its kind.
    guard watchingKinds.contains(ObjectIdentifier(type(of: node))) else { return nil }
    let watch = Watch(node, inbox)
    node.watches[part] = watch
    return watch
  }

  /// Called when a body without a watch has read an object.
  private func beginWatch(of node: any DependentNode, _ part: Int) -> @Sendable () -> Void {
    watchingKinds.insert(ObjectIdentifier(type(of: node)))
    let watch = Watch(node, inbox)
    node.watches[part] = watch
    return watch.notice()
  }
}
