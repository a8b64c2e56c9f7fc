import SidelightCore
import SidelightUI

/// Runs an app without a display: actions become events, and the layout is what the split models plan.
@MainActor final class HeadlessDriver: TestDriver {
  let depth: Depth
  let graph = ViewGraph()
  let consumer: HeadlessConsumer
  var activity: () -> Void = {}
  private var width: Double = 0
  private var height: Double = 0
  /// What has the keyboard focus.
  var focus: NodeID? {
    didSet {
      defer { tellFocus() }
      pressedToggle = nil
      focusedTab = nil
      guard let focus, case .row? = tree[focus]?.element.kind, let list = tree[focus]?.parent else { return }
      lastRows[list] = focus
    }
  }
  /// The split view whose sidebar toggle has the focus, which is no node.
  var pressedToggle: NodeID?
  /// The tab of a bar that has the focus, which is no node.
  var focusedTab: FocusedTab?
  /// What has the focus of all that focus states follow.
  var followed: Set<NodeID> = []
  /// The row of each list that had the focus last.
  private(set) var lastRows: [NodeID: NodeID] = [:]
  /// The plan of each split view for which the focus has its place, and what says where it goes at the next one.
  var plans: [NodeID: SplitPlan] = [:]
  var focusMachines: [NodeID: SplitFocusMachine<NodeID>] = [:]
  /// The pages of each stack when it was looked at last, and where the focus was in those that others cover.
  var pages: [NodeID: [NodeID]] = [:]
  var pageOrigins: [NodeID: NodeID] = [:]
  /// What the focus was in when the interface had settled last.
  var around: Set<NodeID> = []
  /// What had the focus then.
  var settledFocus: NodeID?
  /// What got the focus when something last came to lie over the rest.
  var given: NodeID?
  /// The sheets that have taken the focus, and from where.
  var sheetFocus: [(sheet: NodeID, before: NodeID?)] = []
  /// What keys and clicks mean in each list.
  var interactions: [NodeID: ListInteraction] = [:]
  /// The time at which letters are typed.
  var clock = 0
  /// The width that each split view was told last.
  private var measured: [NodeID: SplitMetrics] = [:]
  /// The width that each tab view was told last.
  private var measuredTabs: [NodeID: TabMetrics] = [:]
  /// The page that each tab view showed when it was looked at last.
  var tabPages: [NodeID: NodeID?] = [:]
  /// The room that each sheet was told last.
  private var measuredSheets: [NodeID: SheetMetrics] = [:]
  /// The class of the width that each window, sheet and place was told last.
  private var classes: [NodeID: SizeClass] = [:]
  private var isClosed = false
  /// Whether the focus is where a window that opens puts it.
  private var hasBegun = false

  /// As many rows as a GtkListView makes.
  private static let viewport = 200
  /// A layout that goes on changing its own widths is cut off here.
  private static let layoutLimit = 8

  init(_ depth: Depth) {
    self.depth = depth
    consumer = HeadlessConsumer(graph)
    consumer.viewport = Self.viewport
    consumer.flushWanted = { [weak self] in self?.activity() }
    consumer.focusWanted = { [weak self] in self?.moveFocus(to: $0, $1) }
    consumer.keptToken = { [weak self] in self?.interactions[$0]?.keptToken }
    consumer.rowsLeft = { [weak self] in self?.keepFocus($0, staying: $1) }
  }

  /// The focus goes to a row that stays, as it does where there are widgets, and so does the place that the list gives it next.
  private func keepFocus(_ rows: [NodeID], staying: Set<NodeID>) {
    let remaining = rows.indices.filter { index in
      guard staying.contains(rows[index]), case .row(let row)? = tree[rows[index]]?.element.kind else { return false }
      return row.role == .row
    }
    func heir(of row: NodeID?) -> NodeID? {
      guard let row, !staying.contains(row), let position = rows.firstIndex(of: row) else { return nil }
      return RemovalFocus.next(from: position, remaining: remaining).map { rows[$0] }
    }
    if let list = rows.first.flatMap({ tree[$0]?.parent }), let next = heir(of: lastRows[list]) { lastRows[list] = next }
    if let next = heir(of: focus) { focus = next }
  }

  var tree: ElementTree { consumer.tree }
  var faults: [String] { consumer.faults }

  func start(_ view: some View, width: Double, height: Double) async throws {
    self.width = width
    self.height = height
    graph.start(view)
    await settle()
  }

  func settle() async {
    // State that a task changes right away belongs to the step that began the task, so such tasks get their turns.
    var quiet = 0
    var turns = 0
    while quiet < 4, turns < settlingLimit {
      if update() { quiet = 0 } else { quiet += 1 }
      turns += 1
      await Task.yield()
    }
  }

  /// Flushes and lays out until both agree; says whether there was anything to do.
  @discardableResult func update() -> Bool {
    guard !isClosed else { return false }
    let before = graph.counters.patches
    consumer.settle()
    for _ in 0..<Self.layoutLimit where layOut() { consumer.settle() }
    begin()
    followSheets()
    followStacks()
    followTabs()
    followTabBars()
    turnFocus()
    around = Set(focus.map(ancestors) ?? [])
    settledFocus = focus
    // What has the focus may have gone, or may be followed now.
    if tellFocus() { consumer.settle() }
    return graph.counters.patches != before
  }

  /// A window that opens gives the focus to the first thing in it that can have it, unless the program wants it somewhere.
  private func begin() {
    guard !hasBegun, let window = tree.roots.first else { return }
    hasBegun = true
    focus = focus ?? firstStop(in: window, isOpening: true)
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

  func picture(of split: NodeID) -> String? { splitElement(split)?.picture }

  func differences() -> [String] { [] }

  func isInView(_ sighting: Sighting) -> Bool? { nil }

  func resize(width: Double, height: Double) async throws {
    self.width = width
    self.height = height
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

// MARK: - Layout

extension HeadlessDriver {
  /// Whether a split view knows its width.
  func isMeasured(_ split: NodeID) -> Bool { measured[split] != nil }

  func splitElement(_ split: NodeID) -> SplitElement? {
    if case .split(let split)? = tree[split]?.element.kind { split } else { nil }
  }

  /// The width of a sheet's content: that of the window at its bottom, and otherwise what a frame asks for, or what dialogs are like.
  private func contentWidth(of node: ElementTree.Node) -> Double? {
    guard case .sheet(let sheet) = node.element.kind else { return nil }
    let ample = 480.0
    guard !sheet.plan.isBottom, let page = node.children[.body]?.first else { return width }
    let frames = tree.children(of: page).flatMap(\.element.layout).compactMap { modifier -> Double? in
      if case .frame(let frame) = modifier { frame.idealWidth ?? frame.minWidth } else { nil }
    }
    // libadwaita leaves this much beside a dialog.
    return min(frames.max() ?? ample, width - 2 * 30)
  }

  /// Tells a sheet, or a split view whose inspector may be one, what room there is; says whether that was news.
  private func tell(_ id: NodeID, _ metrics: SheetMetrics) -> Bool {
    guard measuredSheets[id] != metrics else { return false }
    measuredSheets[id] = metrics
    graph.send(.sheet(id, .measured(metrics)))
    return true
  }

  /// Tells each split view how wide it is, outer ones first; says whether that was news to one.
  private func layOut() -> Bool {
    var isNews = false
    let textScale = graph.desktop.textScale
    func visit(_ id: NodeID, _ width: Double) {
      guard let node = tree[id] else { return }
      if case .sheet = node.element.kind, tell(id, SheetMetrics(width: self.width, height: height)) { isNews = true }
      let sizeClass = SizeClass(width: contentWidth(of: node) ?? width, textScale: textScale)
      if node.element.kind.hasSizeClass, classes[id] != sizeClass {
        classes[id] = sizeClass
        isNews = true
        graph.send(.sized(id, sizeClass))
      }
      if case .split = node.element.kind {
        if node.children[.inspector]?.isEmpty == false, tell(id, SheetMetrics(width: width, height: height)) { isNews = true }
        let metrics = SplitMetrics(width: width, textScale: textScale)
        if measured[id] != metrics {
          measured[id] = metrics
          isNews = true
          graph.send(.split(id, .measured(metrics)))
        }
        for (slot, column) in [(Slot.sidebar, SplitColumn.sidebar), (.content, .content), (.detail, .detail)] {
          guard let split = splitElement(id), split.isVisible(column) else { continue }
          let isPlanned = if case .slots = split.arrangement { false } else { true }
          // How wide a style makes a column only real widgets know.
          for child in node.children[slot] ?? [] { visit(child, isPlanned ? split.plan.width(of: column) ?? width : width) }
        }
        for child in node.children[.inspector] ?? [] { visit(child, splitElement(id)?.plan.inspectorWidth ?? width) }
        for child in node.children[.body] ?? [] { visit(child, width) }
      } else if case .tabs = node.element.kind {
        let metrics = TabMetrics(width: width, textScale: textScale)
        if tabsElement(id)?.isMeasuredAround == false, measuredTabs[id] != metrics {
          measuredTabs[id] = metrics
          isNews = true
          graph.send(.tabs(id, .measured(metrics)))
        }
        for child in node.children[.pages] ?? [] { visit(child, tabsElement(id)?.plan.pageWidth ?? width) }
        for child in node.children[.accessory] ?? [] { visit(child, width) }
      } else {
        let inner = contentWidth(of: node) ?? width
        for slot in Slot.allCases {
          for child in node.children[slot] ?? [] { visit(child, inner) }
        }
      }
    }
    for root in tree.roots { visit(root, width) }
    return isNews
  }
}

extension Element.Kind {
  /// Whether it is told the class of its width.
  fileprivate var hasSizeClass: Bool {
    switch self {
    case .window, .columnSlot, .sheet: true
    default: false
    }
  }
}
