import CSidelightTestPool
import SidelightCore
import SidelightUI

/// Runs an app without a display. Actions become events, and the layout is what the split models plan.
@MainActor final class HeadlessDriver: TestDriver, HeadlessFocusGuide {
  let depth: Depth
  let graph = ViewGraph()
  let consumer: HeadlessConsumer
  var activity: () -> Void = {}
  let layout: HeadlessLayout
  let attention: HeadlessFocus
  /// Decides what keys and clicks do in each list.
  var interactions: [NodeID: ListInteraction] = [:]
  /// The time at which letters are typed.
  var clock = 0
  let clipboard: HeadlessClipboard
  var hearing: HeadlessHearing { HeadlessHearing(graph: graph, tree: tree) }
  private let style: HeadlessStyle
  private var searches = OpenSearches()
  private var isClosed = false

  /// As many rows as a GtkListView makes.
  private static let viewport = 200
  /// What a header bar takes of a window, in px.
  private static let headerHeight = 47.0
  /// After this many rounds, a layout that keeps changing its own widths is stopped.
  private static let layoutLimit = 8

  init(_ depth: Depth) {
    self.depth = depth
    consumer = HeadlessConsumer(graph)
    layout = HeadlessLayout(graph, consumer)
    attention = HeadlessFocus(graph, consumer, layout)
    clipboard = HeadlessClipboard(graph, consumer)
    style = HeadlessStyle(graph, consumer)
    attention.guide = self
    consumer.viewport = Self.viewport
    consumer.flushWanted = { [weak self] in self?.activity() }
    consumer.focusWanted = { [weak attention] in attention?.move(to: $0, $1) }
    consumer.keptToken = { [weak self] in self?.interactions[$0]?.keptToken }
    consumer.rowsLeft = { [weak attention] in attention?.keep($0, staying: $1) }
  }

  var tree: ElementTree { consumer.tree }

  /// What has the keyboard focus.
  var focus: NodeID? {
    get { attention.place }
    set { attention.place = newValue }
  }

  var faults: [String] { consumer.faults }

  func readClipboard() async -> DropPayload? { clipboard.content }
  func fillClipboard(_ payload: DropPayload) { clipboard.content = payload }

  func start(_ view: some View, width: Double, height: Double) async throws {
    take(width, height)
    graph.start(view)
    await settle()
  }

  private func take(_ width: Double, _ height: Double) {
    layout.width = width
    layout.height = height
    consumer.visibleHeight = height - Self.headerHeight
  }

  func settle() async {
    // State that a task changes at once belongs to the step that began the task, so such tasks get to run.
    var quiet = 0
    var turns = 0
    while quiet < 4, turns < settlingLimit {
      if update() { quiet = 0 } else { quiet += 1 }
      turns += 1
      await Task.yield()
      // A task that goes on gets back to the main actor by way of Swift's thread pool. So did this one just now.
      if sidelight_test_pool_wait() > 1 { quiet = 0 }
    }
  }

  /// Flushes and lays out until nothing changes. Returns whether there was anything to do.
  @discardableResult func update() -> Bool {
    guard !isClosed else { return false }
    let before = graph.counters.patches
    consumer.settle()
    if style.follow() { consumer.settle() }
    for _ in 0..<Self.layoutLimit where layout.perform() { consumer.settle() }
    layout.tellPlaces(atMost: Self.layoutLimit) { consumer.settle() }
    attention.follow()
    searches.follow(attention)
    // What has the focus may be gone, or may have a focus state now.
    if attention.tell() { consumer.settle() }
    return graph.counters.patches != before
  }

  func position(of row: NodeID) -> Int? { consumer.position(of: row) }

  func row(of sighting: Sighting) -> NodeID? {
    guard case .node(let id) = sighting.target, case .row? = tree[id]?.element.kind else { return nil }
    return id
  }

  func list(of sighting: Sighting) -> NodeID? {
    guard case .node(let id) = sighting.target, let node = tree[id] else { return nil }
    switch node.element.kind {
    case .list: return id
    case .row: return node.parent
    default: return nil
    }
  }

  func picture(of split: NodeID) -> String? { tree.split(split)?.picture }

  func differences() -> [String] { [] }

  func isInView(_ sighting: Sighting) -> Bool? { nil }

  func node(of sighting: Sighting) -> NodeID? { if case .node(let id) = sighting.target { id } else { nil } }

  func frame(of sighting: Sighting) -> LayoutFrame? { if case .node(let id) = sighting.target { layout.places().frames[id] } else { nil } }

  func resize(width: Double, height: Double) async throws {
    take(width, height)
    update()
  }

  func close() async -> [String] {
    isClosed = true
    graph.stop()
    await Task.yield()
    let left = graph.census.count
    return left == 0 ? [] : ["\(left) nodes of views are still alive."]
  }
}
