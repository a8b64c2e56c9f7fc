import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where a list was scrolled to when the app ran last, until it is there again.
struct WaitingScroll {
  /// The key of the row on top as a text; nil where the next run can't know it.
  fileprivate var key: String?
  fileprivate var top: TopRow
  fileprivate var count: Int

  fileprivate init?(_ lasting: LastingValue) {
    guard let position = lasting["row"]?.number, let hidden = lasting["hidden"]?.number, let count = lasting["of"]?.number,
      position >= 0, position < count, count < 1e15
    else { return nil }
    key = lasting["key"]?.text
    top = TopRow(Int(position), hidden: max(0, hidden))
    self.count = Int(count)
  }

  fileprivate init(_ top: TopRow, key: String?, of count: Int) {
    self.top = top
    self.key = key
    self.count = count
  }

  fileprivate var lasting: LastingValue {
    .parts([
      "key": key.map(LastingValue.text), "row": .number(Double(top.position)), "hidden": .number(top.hidden), "of": .number(Double(count)),
    ])
  }
}

extension ListNode {
  /// Scrolls to where the list was when the app ran last.
  func restoreScroll() {
    // Where the app says how its lists are scrolled, it says it from the start on.
    guard scope.value(ScrollPositionKey.self) == nil else { return }
    let earlier = restored("scroll") { [weak self] in self?.lastingScroll }
    waitingScroll = earlier.flatMap(WaitingScroll.init)
    takeWaitingScroll()
  }

  /// The place waits for its row, until the user scrolls.
  func takeWaitingScroll() {
    guard isAlive, let waiting = waitingScroll else { return }
    if graph.consumer?.topRow(of: host.id) != nil { return waitingScroll = nil }
    guard let position = position(of: waiting) else { return }
    waitingScroll = nil
    graph.queue(.scroll(host.id, ScrollTarget(.top(TopRow(position, hidden: waiting.top.hidden)))))
  }

  private func position(of waiting: WaitingScroll) -> Int? {
    let count = rows.count
    guard let key = waiting.key else { return count == waiting.count ? waiting.top.position : nil }
    let near = max(0, waiting.top.position - Self.reach)..<min(count, waiting.top.position + Self.reach)
    if near.contains(waiting.top.position), name(at: waiting.top.position) == key { return waiting.top.position }
    return near.first { name(at: $0) == key }
  }

  /// Among so many rows to both sides of its old place a row is looked for.
  private static var reach: Int { 2048 }

  /// What a row is called from run to run.
  private func name(at position: Int) -> String? {
    guard let (provider, offset) = rows.provider(at: position) else { return nil }
    return graph[Restoration.self].name(of: provider.key(at: offset))
  }

  private var lastingScroll: LastingValue? {
    if let waitingScroll { return waitingScroll.lasting }
    guard let top = graph.consumer?.topRow(of: host.id), top.position < rows.count else { return nil }
    return WaitingScroll(top, key: name(at: top.position), of: rows.count).lasting
  }
}
