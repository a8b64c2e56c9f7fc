import SidelightCore
import SidelightUI

/// What has the keyboard focus, and where that goes by itself: with sheets, pages, tabs, columns and rows that come and go.
@MainActor final class HeadlessFocus {
  let graph: ViewGraph
  let consumer: HeadlessConsumer
  let layout: HeadlessLayout
  /// Called when the program wants the focus in a search field that has to open for it.
  var toggleSearch: (NodeID) -> Void = { _ in }
  /// What has it.
  var place: NodeID? {
    didSet {
      defer { tell() }
      pressedToggle = nil
      tab = nil
      guard let place, tree.row(place) != nil, let list = tree[place]?.parent else { return }
      lastRows[list] = place
    }
  }
  /// The split view whose sidebar toggle has it, which is no node.
  var pressedToggle: NodeID?
  /// The tab of a bar that has it, which is no node.
  var tab: Tab?
  /// What has it of all that focus states follow.
  private var followed: Set<NodeID> = []
  /// The row of each list that had it last.
  private(set) var lastRows: [NodeID: NodeID] = [:]
  /// The plan of each split view for which it has its place, and what says where it goes at the next one.
  var plans: [NodeID: SplitPlan] = [:]
  var machines: [NodeID: SplitFocusMachine<NodeID>] = [:]
  /// The pages of each stack, and the one of each tab view, when they were looked at last, and where it was in those that are out of sight.
  var pages: [NodeID: [NodeID]] = [:]
  var pageOrigins: [NodeID: NodeID] = [:]
  /// What it was in when the interface had settled last, and what had it then.
  private(set) var around: Set<NodeID> = []
  private(set) var settled: NodeID?
  /// What got it when something last came to lie over the rest.
  var given: NodeID?
  /// The sheets that have taken it, and from where.
  var sheets: [(sheet: NodeID, before: NodeID?)] = []
  /// Whether it is where a window that opens puts it.
  private var hasBegun = false

  init(_ graph: ViewGraph, _ consumer: HeadlessConsumer, _ layout: HeadlessLayout) {
    self.graph = graph
    self.consumer = consumer
    self.layout = layout
  }

  var tree: ElementTree { consumer.tree }

  /// What has it and everything around that, from the inside out.
  var line: [NodeID] { place.map(tree.ancestors) ?? [] }

  func isInside(_ id: NodeID) -> Bool { line.contains(id) }

  /// Goes along with what has come and gone since the last time.
  func follow() {
    begin()
    followSheets()
    followStacks()
    followTabs()
    followTabBars()
    followSplits()
    around = Set(line)
    settled = place
  }

  /// A window that opens gives the focus to the first thing in it that can have it, unless the program wants it somewhere.
  private func begin() {
    guard !hasBegun, let window = tree.roots.first else { return }
    hasBegun = true
    place = place ?? firstStop(in: window, isOpening: true)
  }

  /// Tells focus states of what the focus has come into, and has left; says whether there was anything to tell.
  @discardableResult func tell() -> Bool {
    let now = Set(line.compactMap { tree[$0]?.element.traits.focus })
    let left = followed.subtracting(now)
    let entered = now.subtracting(followed)
    followed = now
    for id in left { graph.send(.focus(id, false)) }
    for id in entered { graph.send(.focus(id, true)) }
    return !left.isEmpty || !entered.isEmpty
  }

  /// The program wants the focus where a focus state follows it, or nowhere there.
  func move(to id: NodeID, _ isOn: Bool) {
    let holder = tree.all.first { $0.element.traits.focus == id }?.id
    guard isOn else {
      if let holder, isInside(holder) { place = nil }
      return
    }
    if let holder, let search = tree.search(holder) {
      if search.isShown { place = holder } else { toggleSearch(holder) }
    } else if let stop = holder.flatMap({ firstStop(in: $0) }) {
      place = stop
    } else {
      graph.send(.focus(id, false))
    }
  }

  /// The focus goes to a row that stays, as it does where there are widgets, and so does the place that the list gives it next.
  func keep(_ rows: [NodeID], staying: Set<NodeID>) {
    let remaining = rows.indices.filter { staying.contains(rows[$0]) && tree.row(rows[$0])?.role == .row }
    func heir(of row: NodeID?) -> NodeID? {
      guard let row, !staying.contains(row), let position = rows.firstIndex(of: row) else { return nil }
      return RemovalFocus.next(from: position, remaining: remaining).map { rows[$0] }
    }
    if let list = rows.first.flatMap({ tree[$0]?.parent }), let next = heir(of: lastRows[list]) { lastRows[list] = next }
    if let next = heir(of: place) { place = next }
  }
}
