package import SidelightCore
package import SidelightUI

/// Takes the patches of a graph without showing anything: the tree as a value, and the rows of lists within a viewport.
@MainActor package final class HeadlessConsumer: PatchConsumer {
  package private(set) var tree = ElementTree()
  /// Every patch so far, batch by batch.
  package private(set) var batches: [PatchBatch] = []
  /// What the graph did that no consumer could follow; empty unless the graph is at fault.
  package private(set) var faults: [String] = []
  package private(set) var isFlushRequested = false
  /// How many rows of a list are bound, from the first one that is.
  package var viewport = 20
  /// Called when the graph asks for a flush.
  package var flushWanted: () -> Void = {}
  /// Called when rows leave a list: with all of them in order, and those that stay.
  package var rowsLeft: ([NodeID], Set<NodeID>) -> Void = { _, _ in }
  /// Called when the program wants the focus somewhere, or taken away from there.
  package var focusWanted: (NodeID, Bool) -> Void = { _, _ in }
  /// The token of a row that has to stay in use in a list, bound or not.
  package var keptToken: (NodeID) -> Int? = { _ in nil }
  private weak var graph: ViewGraph?
  private var lists: [NodeID: BoundRows] = [:]

  /// The rows of one list that are bound. A row keeps its node for as long as its token says that it is the same row.
  private struct BoundRows {
    var start = 0
    var rows: [(node: NodeID, token: Int)] = []
    var positions: [NodeID: Int] = [:]
    /// How far the user scrolled down, in px.
    var offset = 0.0
    /// How that went; nil where nobody follows it.
    var course: ScrollCourse?
  }

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph.consumer = self
  }

  package func apply(_ batch: PatchBatch) {
    batches.append(batch)
    faults += tree.apply(batch)
    for patch in batch.patches {
      switch patch {
      case .insert(let id, _, _, _, let element):
        guard case .list = element.kind else { continue }
        // A list that went to another place in this batch has none of its rows any more.
        lists[id] = nil
        bindRows(of: id)
      case .splice(let id, _): bindRows(of: id)
      case .scroll(let id, let target): if case .row(let position) = target.place { scroll(id, to: position) }
      case .focus(let id, let isOn): focusWanted(id, isOn)
      case .remove: lists = lists.filter { tree[$0.key] != nil }
      default: break
      }
    }
  }

  package func requestFlush() {
    isFlushRequested = true
    flushWanted()
  }

  /// Brings the tree up to date, as a frame would.
  package func settle() {
    repeat {
      isFlushRequested = false
      graph?.flush()
      tellFollowers()
    } while isFlushRequested
  }

  /// The bound rows of a list, from the first to the last.
  package func rows(of list: NodeID) -> [NodeID] { lists[list]?.rows.map(\.node) ?? [] }

  /// Where a bound row stands in its list; nil for one that is out of use.
  package func position(of row: NodeID) -> Int? {
    tree[row]?.parent.flatMap { lists[$0]?.positions[row] }
  }

  /// Binds the rows around a position; those that leave the viewport give their nodes to the ones that come.
  package func scroll(_ list: NodeID, to position: Int) {
    guard let bound = lists[list], !(bound.start..<(bound.start + bound.rows.count)).contains(position) else { return }
    lists[list]?.start = max(0, position - viewport / 2)
    bindRows(of: list)
  }

  /// What a row is tall, and what of a list is in view, for those who follow how lists scroll. In px.
  private static let rowHeight = 40.0
  private static let visibleHeight = 400.0

  /// Scrolls a list to a row as a user does.
  package func scrollByHand(_ list: NodeID, to position: Int) {
    scroll(list, to: position)
    lists[list]?.offset = Double(position) * Self.rowHeight
    moveCourse(of: list, isLayout: false)
  }

  /// Lists that somebody follows say how they stand, at first and when their content has changed that.
  private func tellFollowers() {
    for list in lists.keys {
      let isFollowed = tree[list]?.element.kind.followsScrolling == true
      if !isFollowed {
        lists[list]?.course = nil
      } else if lists[list]?.course == nil {
        lists[list]?.course = ScrollCourse()
        if !moveCourse(of: list, isLayout: true) { graph?.send(.scrolled(list, ScrollState())) }
      } else {
        moveCourse(of: list, isLayout: true)
      }
    }
  }

  /// Follows a list to where it stands now, and tells of that; says whether there was anything to tell.
  @discardableResult private func moveCourse(of list: NodeID, isLayout: Bool) -> Bool {
    guard let bound = lists[list], var course = bound.course else { return false }
    let length = Double(graph?.listSource(list)?.rowCount ?? 0) * Self.rowHeight
    let offset = max(0, min(bound.offset, length - Self.visibleHeight))
    let hasChanged = course.move(to: offset, length: length, visible: Self.visibleHeight, isLayout: isLayout)
    lists[list]?.offset = offset
    lists[list]?.course = course
    if hasChanged { graph?.send(.scrolled(list, course.state)) }
    return hasChanged
  }

  private func bindRows(of list: NodeID) {
    guard let source = graph?.listSource(list) else { return }
    let old = lists[list] ?? BoundRows()
    let start = max(0, min(old.start, source.rowCount - viewport))
    let range = start..<min(start + viewport, source.rowCount)
    let tokens = range.map { source.token(at: $0) }
    let wanted = Set(tokens)
    var stays: [Int: NodeID] = [:]
    var free: [NodeID] = []
    for row in old.rows {
      if wanted.contains(row.token) { stays[row.token] = row.node } else { free.append(row.node) }
    }
    if !free.isEmpty { rowsLeft(old.rows.map(\.node), Set(stays.values)) }
    for row in free { source.unbind(row) }
    var rows: [(node: NodeID, token: Int)] = []
    for (index, token) in zip(range, tokens) {
      let node = stays[token] ?? source.bind(index, reusing: free.isEmpty ? nil : free.removeFirst())
      rows.append((node, token))
    }
    let positions = Dictionary(zip(rows.map(\.node), range), uniquingKeysWith: { first, _ in first })
    lists[list] = BoundRows(start: start, rows: rows, positions: positions, offset: old.offset, course: old.course)
    source.discard(free)
    source.releaseTokens(except: wanted.union(keptToken(list).map { [$0] } ?? []))
  }
}
