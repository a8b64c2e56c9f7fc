package import SidelightCore
package import SidelightUI

/// Applies the patches of a graph without showing anything. It keeps the tree as a value, and binds the rows of lists that are in a viewport.
@MainActor package final class HeadlessConsumer: PatchConsumer {
  package private(set) var tree = ElementTree()
  /// Every patch so far, batch by batch.
  package private(set) var batches: [PatchBatch] = []
  /// The patches that can't be applied, as sentences; empty unless the graph is at fault.
  package private(set) var faults: [String] = []
  package private(set) var isFlushRequested = false
  /// How many rows of a list are bound, from the first bound one on.
  package var viewport = 20
  /// Called when the graph asks for a flush.
  package var flushWanted: () -> Void = {}
  /// Called when rows leave a list, with the rows that were bound, in their order, and those of them that stay.
  package var rowsLeft: ([NodeID], Set<NodeID>) -> Void = { _, _ in }
  /// Called when the app wants something to get the focus, or to lose it.
  package var focusWanted: (NodeID, Bool) -> Void = { _, _ in }
  /// The token of a row of a list that has to be kept, whether the row is bound or not.
  package var keptToken: (NodeID) -> Int? = { _ in nil }
  private weak var graph: ViewGraph?
  private var lists: [NodeID: BoundRows] = [:]

  /// The bound rows of one list. A row keeps its node for as long as it has the same token.
  private struct BoundRows {
    var start = 0
    var rows: [(node: NodeID, token: Int)] = []
    var positions: [NodeID: Int] = [:]
    /// How far the user scrolled down, in px.
    var offset = 0.0
    /// Follows the scrolling; nil if nothing depends on it.
    var course: ScrollCourse?
    /// The tokens of the rows that can be seen, as they were told last.
    var sighted: Set<Int> = []
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
        // A list that was removed and inserted again in this batch has none of its rows any more.
        lists[id] = nil
        bindRows(of: id)
      case .splice(let id, _): bindRows(of: id)
      case .scroll(let id, let target):
        switch target.place {
        case .row(let position): reveal(position, in: id, anchor: target.anchor?.y)
        case .top(let row):
          scroll(id, to: row.position)
          lists[id]?.offset = Double(row.position) * Self.rowHeight + min(row.hidden, Self.rowHeight)
        case .element, .part, .offset: break
        }
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
      tellSight()
    } while isFlushRequested
  }

  /// The bound rows of a list, from the first to the last.
  package func rows(of list: NodeID) -> [NodeID] { lists[list]?.rows.map(\.node) ?? [] }

  /// The position of a bound row in its list; nil for a row that is not in use.
  package func position(of row: NodeID) -> Int? {
    tree[row]?.parent.flatMap { lists[$0]?.positions[row] }
  }

  /// Binds the rows around a position. Rows that enter the viewport reuse the nodes of those that leave it.
  package func scroll(_ list: NodeID, to position: Int) {
    guard let bound = lists[list], !(bound.start..<(bound.start + bound.rows.count)).contains(position) else { return }
    lists[list]?.start = max(0, position - viewport / 2)
    bindRows(of: list)
  }

  /// The assumed height of a row, for what depends on scrolling. In px.
  private static let rowHeight = 40.0
  /// The assumed height of the visible part of a list, in px.
  package var visibleHeight = 400.0 { didSet { visibleHeight = max(visibleHeight, Self.rowHeight) } }

  package func topRow(of list: NodeID) -> TopRow? {
    guard let offset = lists[list]?.offset, offset > 0 else { return nil }
    let position = Int(offset / Self.rowHeight)
    return TopRow(position, hidden: offset - Double(position) * Self.rowHeight)
  }

  /// Scrolls a list as little as brings a row into view, or until it stands where it is wanted there.
  package func reveal(_ position: Int, in list: NodeID, anchor: Double? = nil) {
    scroll(list, to: position)
    guard let offset = lists[list]?.offset else { return }
    let distance = ScrollTarget.distance(
      to: Double(position) * Self.rowHeight - offset, length: Self.rowHeight, visible: visibleHeight, anchor: anchor)
    let length = Double(graph?.listSource(list)?.rowCount ?? 0) * Self.rowHeight
    lists[list]?.offset = max(0, min(offset + distance, length - visibleHeight))
  }

  /// Lists that ask for it report which rows can be seen.
  private func tellSight() {
    for list in lists.keys {
      guard case .list(let element)? = tree[list]?.element.kind, element.tellsSight, let bound = lists[list] else { continue }
      let end = bound.offset + visibleHeight
      let places = Int(bound.offset / Self.rowHeight)..<Int((end / Self.rowHeight).rounded(.up))
      let tokens = Set(bound.rows.enumerated().filter { places.contains(bound.start + $0.offset) }.map { $0.element.token })
      guard tokens != bound.sighted else { continue }
      lists[list]?.sighted = tokens
      graph?.send(.list(list, .sighted(tokens)))
    }
  }

  /// Scrolls a list to a row as a user does.
  package func scrollByHand(_ list: NodeID, to position: Int) {
    scroll(list, to: position)
    let length = Double(graph?.listSource(list)?.rowCount ?? 0) * Self.rowHeight
    lists[list]?.offset = max(0, min(Double(position) * Self.rowHeight, length - visibleHeight))
    moveCourse(of: list, isLayout: false)
  }

  /// Lists whose scrolling is followed report how they are scrolled: at first, and when a change of their content has moved them.
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

  /// Takes in how a list is scrolled now, and reports a change. Returns whether there was one.
  @discardableResult private func moveCourse(of list: NodeID, isLayout: Bool) -> Bool {
    guard let bound = lists[list], var course = bound.course else { return false }
    let length = Double(graph?.listSource(list)?.rowCount ?? 0) * Self.rowHeight
    let offset = max(0, min(bound.offset, length - visibleHeight))
    let hasChanged = course.move(to: offset, length: length, visible: visibleHeight, isLayout: isLayout)
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
    let length = Double(source.rowCount) * Self.rowHeight
    lists[list] = BoundRows(
      start: start, rows: rows, positions: positions, offset: max(0, min(old.offset, length - visibleHeight)), course: old.course,
      sighted: old.sighted)
    source.discard(free)
    source.releaseTokens(except: wanted.union(keptToken(list).map { [$0] } ?? []))
  }
}
