import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where a list was scrolled to when the app ran last, until it is there again.
struct WaitingScroll {
  /// The key of the row on top as a text; nil where the next run can't know it.
  fileprivate var key: String?
  /// The key of the first row of all.
  fileprivate var firstKey: String?
  fileprivate var top: TopRow
  fileprivate var count: Int

  fileprivate init?(_ lasting: LastingValue) {
    guard let position = lasting["row"]?.number, let hidden = lasting["hidden"]?.number, let count = lasting["of"]?.number,
      position >= 0, position < count, count < 1e15
    else { return nil }
    key = lasting["key"]?.text
    firstKey = lasting["first"]?.text
    top = TopRow(Int(position), hidden: min(max(0, hidden), 1e6))
    self.count = Int(count)
  }

  fileprivate init(_ top: TopRow, key: String?, firstKey: String?, of count: Int) {
    self.top = top
    self.key = key
    self.firstKey = firstKey
    self.count = count
  }

  fileprivate var lasting: LastingValue {
    .parts([
      "key": key.map(LastingValue.text), "first": firstKey.map(LastingValue.text), "row": .number(Double(top.position)),
      "hidden": .number(top.hidden), "of": .number(Double(count)),
    ])
  }
}

/// How far a list is scrolled, from run to run.
@MainActor final class ListPlace {
  private let rows: ListRows
  private let list: NodeID
  private unowned let graph: ViewGraph
  /// Where it was scrolled to when the app ran last, until its row is there or the user scrolls.
  private var waiting: WaitingScroll?

  init(_ rows: ListRows, of list: NodeID, in graph: ViewGraph) {
    self.rows = rows
    self.list = list
    self.graph = graph
  }

  var isWaiting: Bool { waiting != nil }

  /// Scrolls to where the list was when the app ran last.
  func begin(for node: ViewNode) {
    // Where the app says how its lists are scrolled, it says it from the start on.
    guard node.scope.value(ScrollPositionKey.self) == nil else { return }
    let earlier = node.restored("scroll") { [weak self] in self?.lasting }
    waiting = earlier.flatMap(WaitingScroll.init)
    take()
  }

  /// Rows may have come.
  func take() {
    guard let waiting else { return }
    if graph.consumer?.topRow(of: list) != nil { return self.waiting = nil }
    guard let position = position(of: waiting) else { return }
    self.waiting = nil
    graph.queue(.scroll(list, ScrollTarget(.top(TopRow(position, hidden: waiting.top.hidden)))))
  }

  private func position(of waiting: WaitingScroll) -> Int? {
    let count = rows.count
    guard let key = waiting.key else { return count == waiting.count ? waiting.top.position : nil }
    let old = waiting.top.position
    if old < count, name(at: old) == key { return old }
    let near = min(count, max(0, old - Self.reach))..<min(count, old + Self.reach)
    if let found = near.first(where: { name(at: $0) == key }) { return found }
    return hasOtherIDs(than: waiting) ? old : nil
  }

  /// Whether each run makes the ids of the rows anew, as `UUID()` does, so that nothing can be found by them: there are as many rows, and none
  /// of the two that are known.
  private func hasOtherIDs(than waiting: WaitingScroll) -> Bool {
    guard let first = waiting.firstKey, first != waiting.key, rows.count == waiting.count, rows.count > 1 else { return false }
    guard let (provider, offset) = rows.provider(at: 0) else { return false }
    // Of other ids that are not there the data is another one.
    let type = type(of: provider.key(at: offset).base)
    guard String(describing: type) == "UUID" else { return false }
    guard !(0..<min(rows.count, Self.reach)).contains(where: { name(at: $0) == first }) else { return false }
    graph[Restoration.self].reportNewIDs(type)
    return true
  }

  /// Among so many rows to both sides of its old place a row is looked for.
  private static let reach = 2048

  /// What a row is called from run to run.
  private func name(at position: Int) -> String? {
    guard let (provider, offset) = rows.provider(at: position) else { return nil }
    return graph[Restoration.self].name(of: provider.key(at: offset))
  }

  private var lasting: LastingValue? {
    if let waiting, graph.consumer?.topRow(of: list) == nil { return waiting.lasting }
    guard let top = graph.consumer?.topRow(of: list), top.position < rows.count else { return nil }
    let key = name(at: top.position)
    return WaitingScroll(top, key: key, firstKey: key == nil ? nil : name(at: 0), of: rows.count).lasting
  }
}
