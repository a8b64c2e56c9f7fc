import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where a focus state is kept, with the nodes that read it and the views that are bound to it.
@MainActor final class FocusLocation<Value: Hashable>: FocusPlace {
  /// What it is while none of the views has the focus.
  private let idle: Value
  private var current: Value
  private var readers = ReaderSet()
  private weak var graph: ViewGraph?
  private var targets: [NodeID: FocusTarget] = [:]

  init(idle: Value, in graph: ViewGraph?) {
    self.idle = idle
    current = idle
    self.graph = graph
  }

  func read() -> Value {
    readers.noteRead()
    return current
  }

  /// The program moves the focus, once all views that are to be there are there.
  func write(_ new: Value) {
    guard new != current else { return }
    if let reader = Reading.reader {
      Problem.report("\(reader.name) moves the focus while it is evaluated. Do it in an action, onAppear, onChange or task, not in a body.")
    }
    take(new)
    graph?.after { [weak self] in self?.moveFocus() }
  }

  private func moveFocus() {
    guard current != idle else {
      for target in targets.values where target.isOn { graph?.queue(.focus(target.leader, false)) }
      return
    }
    guard let target = targets.values.filter({ $0.value == AnyHashable(current) }).min(by: { $0.id.raw < $1.id.raw }) else {
      return take(idle)
    }
    if !target.isOn { graph?.queue(.focus(target.leader, true)) }
  }

  private func take(_ new: Value) {
    guard new != current else { return }
    current = new
    readers.invalidate()
  }

  func add(_ target: FocusTarget) { targets[target.id] = target }

  func remove(_ target: FocusTarget) {
    targets[target.id] = nil
    if target.isOn, target.value == AnyHashable(current) { take(idle) }
  }

  func focusMoved(_ target: FocusTarget) {
    if target.isOn, let value = target.value.base as? Value { return take(value) }
    if !target.isOn, target.value == AnyHashable(current) { take(idle) }
  }
}

/// A focus state, whatever its type is.
@MainActor protocol FocusPlace: AnyObject {
  func add(_ target: FocusTarget)
  func remove(_ target: FocusTarget)
  /// The focus came into a view that is bound to it, or left it, or could not go there.
  func focusMoved(_ target: FocusTarget)
}

/// What a modifier binds its view to: a focus state, and its value while the view has the focus.
struct FocusLink: Equatable {
  let place: any FocusPlace
  let value: AnyHashable

  nonisolated static func == (left: FocusLink, right: FocusLink) -> Bool { left.place === right.place && left.value == right.value }
}

/// One modifier that binds elements to a focus state.
@MainActor final class FocusTarget {
  let id: NodeID
  private(set) var link: FocusLink
  /// The focus is in one of the elements.
  private(set) var isOn = false
  /// The innermost modifier around the same element, whose id the element has.
  var leader: NodeID
  /// Modifiers further out around the same element.
  var followers: Set<NodeID> = []

  init(_ id: NodeID, _ link: FocusLink) {
    self.id = id
    self.link = link
    leader = id
    link.place.add(self)
  }

  var value: AnyHashable { link.value }

  func set(_ new: FocusLink) {
    guard new != link else { return }
    if new.place !== link.place {
      link.place.remove(self)
      new.place.add(self)
    }
    link = new
    if isOn { new.place.focusMoved(self) }
  }

  func heard(_ isOn: Bool) {
    self.isOn = isOn
    link.place.focusMoved(self)
  }

  func stop() { link.place.remove(self) }
}

/// What follows the keyboard focus in a window.
@MainActor final class FocusTargets: GraphPart {
  private var targets: [NodeID: FocusTarget] = [:]

  subscript(id: NodeID) -> FocusTarget? {
    get { targets[id] }
    set { targets[id] = newValue }
  }

  /// The keyboard focus came into an element that a focus state follows, or left it, or can't go there.
  func heard(_ event: Event) {
    guard case .focus(let id, let isOn) = event, let target = targets[id] else { return }
    target.heard(isOn)
    for follower in target.followers { targets[follower]?.heard(isOn) }
  }
}

extension ViewGraph {
  var focusTargets: FocusTargets { self[FocusTargets.self] }
}
