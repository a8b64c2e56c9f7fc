import SidelightCore
import SidelightUI

/// Knows what has the keyboard focus, and where the focus goes when sheets, pages, tabs, columns and rows come and go.
@MainActor final class HeadlessFocus {
  let graph: ViewGraph
  let consumer: HeadlessConsumer
  let layout: HeadlessLayout
  /// Called when the app wants the focus in a search field that has to open first.
  var toggleSearch: (NodeID) -> Void = { _ in }
  /// The node that has it.
  var place: NodeID? {
    didSet {
      defer { tell() }
      part = nil
      guard let place, tree.row(place) != nil, let list = tree[place]?.parent else { return }
      lastRows[list] = place
    }
  }
  /// What has it that is no node.
  var part: Part?

  enum Part: Equatable {
    /// The sidebar button of a split view.
    case toggle(NodeID)
    /// A tab in a bar.
    case tab(Tab)
    /// A button of an alert, by its position.
    case response(Int)
  }

  /// The field of text that was told that it is edited.
  private var edited: NodeID?
  /// The nodes with a focus state that are, or contain, what has it.
  private var followed: Set<NodeID> = []
  /// The row of each list that had it last.
  private(set) var lastRows: [NodeID: NodeID] = [:]
  /// For each split view the plan that the focus has followed so far, and the machine that decides where it goes at the next one.
  var plans: [NodeID: SplitPlan] = [:]
  var machines: [NodeID: SplitFocusMachine<NodeID>] = [:]
  /// The pages of each stack and the page of each tab view, as they were last time, and where it was in the pages that are covered.
  var pages: [NodeID: [NodeID]] = [:]
  var pageOrigins: [NodeID: NodeID] = [:]
  /// What it was in when the interface last settled, and what had it then.
  private(set) var around: Set<NodeID> = []
  private(set) var settled: NodeID?
  /// What got it when something last came to lie over the rest.
  var given: NodeID?
  /// The sheets that took it, and where they took it from.
  var sheets: [(sheet: NodeID, before: NodeID?)] = []
  /// Whether it still is where a new window puts it.
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

  /// The tab that has it.
  var tab: Tab? {
    get { if case .tab(let tab)? = part { tab } else { nil } }
    set { part = newValue.map { .tab($0) } }
  }

  /// Moves it after changes of the interface since the last time.
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

  /// A new window gives the focus to the first thing in it that can have it, unless the app wants it elsewhere.
  private func begin() {
    guard !hasBegun, let window = tree.roots.first else { return }
    hasBegun = true
    place = place ?? firstStop(in: window, isOpening: true)
  }

  /// Tells focus states that they got or lost the focus. Returns whether anything changed.
  @discardableResult func tell() -> Bool {
    let now = Set(line.compactMap { tree[$0]?.element.traits.focus })
    let left = followed.subtracting(now)
    let entered = now.subtracting(followed)
    followed = now
    for id in left { graph.send(.focus(id, false)) }
    for id in entered { graph.send(.focus(id, true)) }
    tellEditing()
    return !left.isEmpty || !entered.isEmpty
  }

  /// Tells a field of text that it is edited, or is no longer.
  private func tellEditing() {
    let now = place.flatMap { (tree.control($0) as? TextFieldElement)?.tellsEditing == true ? $0 : nil }
    guard now != edited else { return }
    if let edited, tree[edited] != nil { graph.send(.editing(edited, false)) }
    edited = now
    if let now { graph.send(.editing(now, true)) }
  }

  /// The app sets a focus state: what it follows is to get the focus, or to lose it.
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

  /// Moves the focus from a removed row to one that stays, as the widgets do, and so the row to which the list gives the focus next.
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
