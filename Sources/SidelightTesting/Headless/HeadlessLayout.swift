import SidelightCore
import SidelightUI

/// Reports sizes as real containers do: to split views, tab views and sheets, and to everything that asks for its size class.
@MainActor final class HeadlessLayout {
  private let graph: ViewGraph
  private let consumer: HeadlessConsumer
  /// The size of the window, in px.
  var width: Double = 0
  var height: Double = 0
  /// What each of them was told last.
  private var splits: [NodeID: SplitMetrics] = [:]
  private var tabs: [NodeID: TabMetrics] = [:]
  private var sheets: [NodeID: SheetMetrics] = [:]
  private var classes: [NodeID: SizeClass] = [:]
  private var isNews = false

  init(_ graph: ViewGraph, _ consumer: HeadlessConsumer) {
    self.graph = graph
    self.consumer = consumer
  }

  private var tree: ElementTree { consumer.tree }

  /// Whether a split view knows its width.
  func isMeasured(_ split: NodeID) -> Bool { splits[split] != nil }

  /// Goes through the tree, from the outside in. Returns whether anything was told a new size.
  func perform() -> Bool {
    isNews = false
    for root in tree.roots { visit(root, width) }
    return isNews
  }

  private func visit(_ id: NodeID, _ width: Double) {
    guard let node = tree[id] else { return }
    let inner = contentWidth(of: node) ?? width
    if node.element.kind.hasSizeClass {
      let sizeClass = SizeClass(width: inner, textScale: graph.desktop.textScale)
      if isNew(sizeClass, id, &classes) { graph.send(.sized(id, sizeClass)) }
    }
    switch node.element.kind {
    case .split: visitSplit(node, width)
    case .tabs: visitTabs(node, width)
    case .sheet:
      let sizeClass = SizeClass(width: self.width, textScale: graph.desktop.textScale)
      let metrics = SheetMetrics(width: self.width, height: height, isCompact: sizeClass == .compact)
      if isNew(metrics, id, &sheets) { graph.send(.sheet(id, .measured(metrics))) }
      visit(node, Slot.allCases, inner)
    default: visit(node, Slot.allCases, inner)
    }
  }

  private func visit(_ node: ElementTree.Node, _ slots: [Slot], _ width: Double) {
    for slot in slots {
      for child in node.children[slot] ?? [] { visit(child, width) }
    }
  }

  private func visitSplit(_ node: ElementTree.Node, _ width: Double) {
    let id = node.id
    // Its inspector may be a sheet.
    if node.children[.inspector]?.isEmpty == false {
      let room = SheetMetrics(width: width, height: height)
      if isNew(room, id, &sheets) { graph.send(.sheet(id, .measured(room))) }
    }
    let metrics = SplitMetrics(width: width, textScale: graph.desktop.textScale)
    if isNew(metrics, id, &splits) { graph.send(.split(id, .measured(metrics))) }
    for column in SplitColumn.allCases {
      guard let split = tree.split(id), split.isVisible(column) else { continue }
      let isPlanned = if case .slots = split.arrangement { false } else { true }
      // Only real widgets know how wide a style makes a column.
      visit(node, [Slot(column)], isPlanned ? split.plan.width(of: column) ?? width : width)
    }
    visit(node, [.inspector], tree.split(id)?.plan.inspectorWidth ?? width)
    visit(node, [.body], width)
  }

  private func visitTabs(_ node: ElementTree.Node, _ width: Double) {
    let id = node.id
    let metrics = TabMetrics(width: width, textScale: graph.desktop.textScale)
    if tree.tabs(id)?.isMeasuredAround == false, isNew(metrics, id, &tabs) { graph.send(.tabs(id, .measured(metrics))) }
    visit(node, [.pages], tree.tabs(id)?.plan.pageWidth ?? width)
    visit(node, [.accessory], width)
  }

  /// Notes what something is told. Returns whether that is new.
  private func isNew<Metrics: Equatable>(_ metrics: Metrics, _ id: NodeID, _ last: inout [NodeID: Metrics]) -> Bool {
    guard last[id] != metrics else { return false }
    last[id] = metrics
    isNews = true
    return true
  }

  /// The width of a sheet's content: that of the window if the sheet is at the bottom, or else that of a frame, or the default of dialogs.
  private func contentWidth(of node: ElementTree.Node) -> Double? {
    guard case .sheet(let sheet) = node.element.kind else { return nil }
    let ample = sheet.plan.isPopover ? 320.0 : sheet.ampleWidth ?? 480
    guard !sheet.plan.isBottom, let page = node.children[.body]?.first else { return width }
    let frames = tree.children(of: page).flatMap(\.element.layout).compactMap { modifier -> Double? in
      guard case .frame(let frame) = modifier else { return nil }
      return frame.idealWidth ?? frame.minWidth ?? frame.maxWidth.flatMap { $0.isFinite ? $0 : nil }
    }
    // libadwaita leaves this much beside a dialog.
    return min(frames.max() ?? ample, width - 2 * 30)
  }
}

extension Element.Kind {
  /// Whether it is told its size class.
  fileprivate var hasSizeClass: Bool {
    switch self {
    case .window, .columnSlot, .sheet: true
    default: false
    }
  }
}
