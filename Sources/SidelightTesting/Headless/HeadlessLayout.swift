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
  private var heightClasses: [NodeID: SizeClass] = [:]
  private var frames: [NodeID: PlaceSight] = [:]
  private var covers: [NodeID: Insets] = [:]
  private var parts: [NodeID: Double] = [:]
  private var measures: [NodeID: ScrollMeasure] = [:]
  private var seen: [NodeID: Sighting] = [:]
  /// What the container around it does not show, as `ViewThatFits` does with all views but one.
  private(set) var leftOut: Set<NodeID> = []
  private var isNews = false

  /// What a lazy stack was told, and what that was told of.
  private struct Sighting: Equatable {
    var part: SeenPart
    var kind: Element.Kind?
    var size: Size
  }

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

  /// Where everything is.
  func places() -> RegionPlaces {
    RegionPlaces(
      tree, width: width, height: height, textScale: graph.desktop.textScale, isRightToLeft: graph.desktop.isRightToLeft,
      hosts: { [graph] in graph.layoutHost($0) },
      rows: { [consumer] in consumer.rows(of: $0) }, sheetWidth: { [weak self] in self?.contentWidth(of: $0) })
  }

  /// Tells views that ask for their places what has changed, until they have no other places by that. A view that answers to its place with
  /// another one each time stays where it is after some rounds.
  func tellPlaces(atMost limit: Int, _ settle: () -> Void) {
    for _ in 0..<limit {
      guard tellPlaces() else { return }
      settle()
    }
    lookForUnrest()
  }

  /// Tells them once. Returns whether there was anything to tell.
  private func tellPlaces() -> Bool {
    guard RegionPlaces.isNeeded(in: tree) else {
      leftOut = []
      return false
    }
    let places = places()
    leftOut = places.leftOut
    isNews = false
    for id in places.order where tree[id]?.element.kind.asksForCover == true {
      let cover = places.insets[id] ?? Insets()
      if cover != covers[id] ?? Insets(), isNew(cover, id, &covers) { graph.send(.covered(id, cover)) }
    }
    var corners = RegionCorners(places, in: tree)
    for id in places.order where tree[id]?.element.kind.asksForPlace == true {
      guard let frame = places.frames[id] else { continue }
      let sight = PlaceSight(frame, in: rooms(around: id, places), corners: corners.sizes(of: id))
      if isNew(sight, id, &frames) { graph.send(.placed(id, sight)) }
    }
    for id in places.order where tree[id]?.element.kind.asksForVisiblePart == true {
      guard let part = places.frames[id]?.part(in: clip(around: id, places)) else { continue }
      if isNew(part, id, &parts) { graph.send(.visiblePart(id, part)) }
    }
    for id in places.order {
      guard let axis = tree[id]?.element.kind.lazyAxis, let frame = places.frames[id] else { continue }
      let part = SeenPart(of: frame, in: clip(around: id, places), along: axis, isMirrored: places.isRightToLeft(in: id))
      let sighting = Sighting(part: part, kind: tree[id]?.element.kind, size: frame.size)
      if isNew(sighting, id, &seen) { graph.send(.seen(id, part)) }
    }
    for id in places.order {
      guard case .scroll(let scroll)? = tree[id]?.element.kind, scroll.tellsMeasure, let measure = measure(of: id, places) else { continue }
      if isNew(measure, id, &measures) { graph.send(.scrollMoved(id, measure)) }
    }
    return isNews
  }

  /// Some view answers to its place with another one each time.
  private func lookForUnrest() {
    let places = places()
    for id in places.order where tree[id]?.element.kind.asksForPlace == true && frames[id]?.frame.size != places.frames[id]?.size {
      graph.send(.restless(id))
    }
  }

  /// What the window and all that scrolls around an element show of what is in them.
  private func clip(around id: NodeID, _ places: RegionPlaces) -> LayoutFrame {
    var clip = LayoutFrame(x: 0, y: 0, size: Size(width, height))
    var next = tree[id]?.parent
    while let around = next {
      if case .scroll? = tree[around]?.element.kind, let frame = places.frames[around] { clip = clip.overlap(frame) }
      next = tree[around]?.parent
    }
    return clip
  }

  /// What scrolls around something, from the inside out.
  private func rooms(around id: NodeID, _ places: RegionPlaces) -> [ScrolledRoom] {
    var rooms: [ScrolledRoom] = []
    var next = tree[id]?.parent
    while let around = next {
      if case .scroll? = tree[around]?.element.kind, let frame = places.frames[around], let axes = tree[around]?.element.kind.openAxes {
        rooms.append(ScrolledRoom(frame, along: axes))
      }
      next = tree[around]?.parent
    }
    return rooms
  }

  /// What is scrolled stands at its start.
  private func measure(of scroll: NodeID, _ places: RegionPlaces) -> ScrollMeasure? {
    guard let own = places.frames[scroll]?.size else { return nil }
    let content = tree.children(of: scroll).compactMap { places.frames[$0.id]?.size }.reduce(own) { $0.union($1) }
    return ScrollMeasure(contentWidth: content.width, contentHeight: content.height, width: own.width, height: own.height)
  }

  private func visit(_ id: NodeID, _ width: Double) {
    guard let node = tree[id] else { return }
    let inner = contentWidth(of: node) ?? width
    if node.element.kind.hasSizeClass {
      let sizeClass = SizeClass(width: inner, textScale: graph.desktop.textScale)
      if isNew(sizeClass, id, &classes) { graph.send(.sized(id, sizeClass)) }
    }
    if case .window = node.element.kind {
      let sizeClass = SizeClass(height: height, textScale: graph.desktop.textScale)
      if sizeClass != heightClasses[id] ?? .regular, isNew(sizeClass, id, &heightClasses) { graph.send(.sizedVertically(id, sizeClass)) }
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
    if sheet.fillsWindow { return width }
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
