import SidelightCore
import SidelightUI

/// Knows what has the keyboard focus, and where the focus goes when sheets, pages, tabs, columns and rows come and go.
@MainActor final class HeadlessFocus {
  let graph: ViewGraph
  let consumer: HeadlessConsumer
  let layout: HeadlessLayout
  weak var guide: (any HeadlessFocusGuide)?
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

  private enum Opening {
    /// Nothing was shown yet.
    case expected
    /// It still is where the window put it, and no key was pressed.
    case going
    case over
  }

  enum Part: Equatable {
    /// The sidebar button of a split view.
    case toggle(NodeID)
    /// A tab in a bar.
    case tab(Tab)
    /// A button of an alert, by its position.
    case response(Int)
    /// The edge of a part of a split view, and what had it before.
    case divider(NodeID, SplitDivider, before: NodeID?)
  }

  private let reports = HeadlessFocusReports()
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
  /// How far a new window has come.
  private var opening = Opening.expected
  /// The row that has it though nobody chose it: the list was given it as a whole.
  private var unchosen: NodeID?

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
    followUnchosen()
    around = Set(line)
    settled = place
  }

  /// A new window gives the focus to the first thing in it that can have it, unless the app wants it elsewhere.
  private func begin() {
    guard opening == .expected, let window = tree.roots.first else { return }
    opening = place == nil ? .going : .over
    guard place == nil else { return }
    give { place = firstStop(in: window, isOpening: true) }
  }

  /// Puts it where it comes in by itself. In a list nobody has chosen that row then.
  private func give(_ move: () -> Void) {
    let last = lastRows
    move()
    unchosen = nil
    guard let place, tree.row(place) != nil, let list = tree[place]?.parent else { return }
    unchosen = place
    lastRows[list] = last[list]
  }

  /// Puts it into a page. One without anything that can have it has it itself, so that no key reaches its header bar.
  func enter(_ page: NodeID) { give { place = firstStop(in: page) ?? page } }

  /// While nobody has chosen the row that has it, it is where it would come into the list; and since a window opened and until a key is
  /// pressed, in the last leading column that has rows.
  private func followUnchosen() {
    if opening == .going, let place, place == unchosen || tree.isPage(place), let window = tree.roots.first {
      guard let now = firstStop(in: window, isOpening: true), now != place, tree.row(now) != nil else { return }
      return give { self.place = now }
    }
    end()
    guard let row = unchosen else { return }
    guard place == row, let list = tree[row]?.parent else { return unchosen = nil }
    guard let now = guide?.entrance(of: list, last: lastRows[list], mayScroll: false), now != row else { return }
    give { place = now }
  }

  /// The user has pressed a key.
  func keyPressed() { end() }

  private func end() { if opening == .going { opening = .over } }

  /// The user has done something with the rows of a list.
  func choose() {
    end()
    guard let row = unchosen else { return }
    unchosen = nil
    if place == row, let list = tree[row]?.parent { lastRows[list] = row }
  }

  /// Tells focus states that they got or lost the focus. Returns whether anything changed.
  @discardableResult func tell() -> Bool { reports.tell(place, line, in: tree, to: graph) }

  /// The app sets a focus state: what it follows is to get the focus, or to lose it.
  func move(to id: NodeID, _ isOn: Bool) {
    let holder = tree.all.first { $0.element.traits.focus == id }?.id
    guard isOn else {
      if let holder, isInside(holder) { place = nil }
      return
    }
    if let holder, let search = tree.search(holder) {
      if search.isShown { place = holder } else { guide?.toggleSearch(holder) }
    } else if let stop = holder.flatMap({ firstStop(in: $0) }) {
      give { place = stop }
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
    guard let next = heir(of: place) else { return }
    if place == unchosen { give { place = next } } else { place = next }
  }
}

/// What the focus asks of the driver, which knows what is in lists and in search fields.
@MainActor protocol HeadlessFocusGuide: AnyObject {
  /// Opens a search field that the app wants the focus in.
  func toggleSearch(_ field: NodeID)
  /// Where the focus comes into a list: a row, or in a form what stands in one.
  ///
  /// - Parameters:
  ///   - last: the row that had it last.
  ///   - mayScroll: whether the list scrolls to a row that is not made. Nil where it may not.
  func entrance(of list: NodeID, last: NodeID?, mayScroll: Bool) -> NodeID?
}
