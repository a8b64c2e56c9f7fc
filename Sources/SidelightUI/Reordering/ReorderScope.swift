import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What is dragged within a container.
struct ReorderDrag {
  let id: AnyHashable
  let transfer: OwnTransfer
  fileprivate(set) weak var item: ReorderItem?
  /// Something is shown of it: GTK asks what a drag would carry before there is one.
  fileprivate(set) var isShown = false
}

/// Where what is dragged would go.
struct ReorderGoal {
  let part: ReorderPart
  let gap: Int
  /// The element that shows it, and behind which it would go, or in front of which.
  private(set) weak var item: ReorderItem?
  let isBehind: Bool

  init(_ part: ReorderPart, at gap: Int, over item: ReorderItem?, isBehind: Bool) {
    self.part = part
    self.gap = gap
    self.item = item
    self.isBehind = isBehind
  }
}

/// A container in which the user moves elements.
@MainActor final class ReorderScope {
  /// What its view says.
  var rules: ReorderRules {
    didSet {
      guard rules.isEnabled != oldValue.isEnabled else { return }
      if !rules.isEnabled { endDrag() }
      for part in parts.values { part.part?.changed() }
    }
  }
  private struct Member {
    weak var part: ReorderPart?
  }
  private var parts: [ObjectIdentifier: Member] = [:]
  /// The node of its view.
  weak var node: (any ReorderContainer)?
  private(set) var drag: ReorderDrag?
  private(set) var goal: ReorderGoal?
  /// The goal before the pointer came into the room between elements.
  private var lastGoal: ReorderGoal?

  init(_ rules: ReorderRules) { self.rules = rules }

  func add(_ part: ReorderPart) { parts[ObjectIdentifier(part)] = Member(part: part) }

  func remove(_ part: ReorderPart) { parts[ObjectIdentifier(part)] = nil }

  // MARK: Moves

  /// Moves elements in front of the one at an offset of a collection; says whether anything changes by that.
  @discardableResult func move(_ ids: [AnyHashable], to part: ReorderPart, at gap: Int) -> Bool {
    guard !ids.isEmpty, rules.isEnabled, part.isUsable, let elements = part.elements else { return false }
    let moved = part.offsets(of: ids)
    guard let place = Reordering.destination(of: moved, at: gap, count: elements.elementCount) else { return false }
    for id in ids {
      let count = parts.values.reduce(0) { $0 + ($1.part?.count(of: id) ?? 0) }
      if count == 1 { continue }
      // It may have left the data meanwhile.
      guard count > 1 else { return false }
      Problem.report(
        "two elements of a reorderContainer have the id \(id), so that it is not known which of them is to be moved, and nothing is. Give "
          + "every element an id of its own.")
      return false
    }
    rules.move(ids, elements.elementID(at: place), part.collectionID)
    return true
  }

  /// Moves elements of a collection by one place forward or back, and beyond its ends to the next collection; says whether that is one.
  @discardableResult func step(_ ids: [AnyHashable], in part: ReorderPart, forward: Bool) -> Bool {
    if let step = ElementMove.step(part.offsets(of: ids), forward: forward, count: part.count) {
      return move(ids, to: part, at: step.destination)
    }
    let all = node?.partsInOrder() ?? []
    guard let index = all.firstIndex(where: { $0 === part }) else { return false }
    let next = index + (forward ? 1 : -1)
    guard all.indices.contains(next) else { return false }
    return move(ids, to: all[next], at: forward ? 0 : all[next].count)
  }

  // MARK: Drags

  /// An element may be dragged from now on.
  /// - Parameter inner: what a drag of it carries to others than the container.
  func begin(_ id: AnyHashable, _ item: ReorderItem, inner: DropPayload?) -> OwnTransfer {
    endDrag()
    let transfer: OwnTransfer
    if case .own(let own)? = inner {
      transfer = OwnTransfer(own.value, kind: own.kinds.union(.reordered), plain: own.plain, files: own.files)
    } else {
      transfer = OwnTransfer(ReorderedValue(), kind: .reordered, plain: inner)
    }
    drag = ReorderDrag(id: id, transfer: transfer, item: item)
    return transfer
  }

  /// A value for drags that mean nothing outside of their container.
  private struct ReorderedValue: Sendable {}

  /// Something of these kinds is over a place for what is dragged.
  func takes(_ kinds: DropKinds) -> Bool { kinds.contains(.reordered) && drag != nil && rules.isEnabled }

  /// Shows where what is dragged would go.
  func show(_ new: ReorderGoal) {
    showDrag()
    let old = goal
    goal = new
    lastGoal = new
    if old?.item !== new.item { refresh(old?.item) }
    refresh(new.item)
  }

  private func showDrag() {
    guard drag?.isShown == false else { return }
    drag?.isShown = true
    drag?.item?.isHeld = true
    refresh(drag?.item)
    node?.look = .still
  }

  /// What is dragged is over no element any more.
  func hideGoal() {
    let old = goal
    goal = nil
    refresh(old?.item)
  }

  /// It has left the container.
  func leave() {
    hideGoal()
    lastGoal = nil
  }

  /// It is over a free place of the container: between elements it goes where it would have gone before. Says whether there is a place for it.
  func rest() -> Bool {
    if let goal = goal ?? lastGoal {
      show(goal)
      return true
    }
    let empty = parts.values.compactMap(\.part).filter { $0.isUsable && $0.count == 0 }
    guard empty.count == 1 else { return false }
    show(ReorderGoal(empty[0], at: 0, over: nil, isBehind: false))
    return true
  }

  /// It was dropped where it was last; says whether it was that.
  func drop(_ payload: DropPayload) -> Bool {
    guard case .own(let transfer) = payload, let drag, drag.transfer === transfer, let goal = goal ?? lastGoal else { return false }
    endDrag()
    move([drag.id], to: goal.part, at: goal.gap)
    return true
  }

  func endDrag() {
    guard let old = drag else { return }
    drag = nil
    leave()
    old.item?.isHeld = false
    refresh(old.item)
    node?.look = nil
  }

  private func refresh(_ item: ReorderItem?) { item?.look = item.flatMap { look(of: $0) } }

  private func look(of item: ReorderItem) -> ReorderLook? {
    if let drag, drag.isShown, drag.item === item { return .moved }
    guard let goal, let drag, goal.item === item else { return nil }
    let moved = goal.part.offsets(of: [drag.id])
    guard Reordering.destination(of: moved, at: goal.gap, count: goal.part.count) != nil else { return .still }
    let axis = item.axis ?? .horizontal
    return goal.isBehind ? .after(axis) : .before(axis)
  }
}

enum ReorderScopeKey: EnvironmentKey {
  static var defaultValue: ReorderScope? { nil }
}

/// The node of a container in which the user moves elements.
@MainActor protocol ReorderContainer: ViewNode {
  /// How it takes part in a drag.
  var look: ReorderLook? { get set }
  /// Its collections, in the order that they stand in. O(nodes).
  func partsInOrder() -> [ReorderPart]
}
