/// Where the elements of a window are without a display: each region is laid out as it is in a window, with the sizes of ``ElementSizes``.
package struct RegionPlaces {
  /// The place of each element that has one.
  package private(set) var frames: [NodeID: LayoutFrame] = [:]
  /// How far elements are covered at their edges; only where that is more than nothing.
  package private(set) var insets: [NodeID: Insets] = [:]
  /// These elements, from the outside in.
  package private(set) var order: [NodeID] = []
  /// The elements that are not shown by the container that they stand in.
  package private(set) var leftOut: Set<NodeID> = []

  private let tree: ElementTree
  private let textScale: Double
  private let isRightToLeft: Bool
  private let hosts: LayoutHosts
  private let rows: (NodeID) -> [NodeID]
  private let sheetWidth: (ElementTree.Node) -> Double?
  private let contents = KnownSizes()
  /// How far glass lies over what goes on below it, beyond the room of the page that is looked at.
  private var glass = Insets()

  /// What a header bar takes of a page, and a row of a list at least, in pixels.
  private static let headerHeight = 47.0
  private static let rowHeight = 40.0
  private static let rowMargin = 12.0

  /// - Parameters:
  ///   - isRightToLeft: whether text runs from right to left where no view says otherwise.
  ///   - hosts: who has a say in layout by closures.
  ///   - rows: the rows of a list that are there, in their order.
  ///   - sheetWidth: how wide a sheet is; nil for as wide as its window.
  package init(
    _ tree: ElementTree, width: Double, height: Double, textScale: Double = 1, isRightToLeft: Bool = false,
    hosts: @escaping LayoutHosts = { _ in nil },
    rows: @escaping (NodeID) -> [NodeID] = { _ in [] }, sheetWidth: @escaping (ElementTree.Node) -> Double? = { _ in nil }
  ) {
    self.tree = tree
    self.textScale = textScale
    self.isRightToLeft = isRightToLeft
    self.hosts = hosts
    self.rows = rows
    self.sheetWidth = sheetWidth
    for root in tree.roots { visit(root, LayoutFrame(x: 0, y: 0, size: Size(width, height))) }
  }

  /// Whether anything in a tree depends on places.
  package static func isNeeded(in tree: ElementTree) -> Bool {
    tree.nodes.values.contains { node in
      if case .arranged(.fits) = node.element.kind { return true }
      if case .scroll(let scroll) = node.element.kind, scroll.tellsMeasure { return true }
      if node.element.kind.cover != Insets() { return true }
      if case .split(let split) = node.element.kind, split.material != .plain { return true }
      if case .arranged(.inset) = node.element.kind { return true }
      if node.element.layout.contains(where: { if case .safePadding = $0 { true } else { false } }) { return true }
      return node.element.kind.asksForPlace || node.element.kind.asksForVisiblePart || node.element.kind.lazyAxis != nil
    }
  }

  /// Whether text runs from right to left in an element.
  package func isRightToLeft(in id: NodeID) -> Bool {
    var next: NodeID? = id
    while let node = next.flatMap({ tree[$0] }) {
      if let isRightToLeft = node.element.layout.isRightToLeft { return isRightToLeft }
      next = node.parent
    }
    return isRightToLeft
  }

  /// A frame that lies in a room from the left, as one that lies in it from where text begins in an element.
  private func mirrored(_ frame: LayoutFrame, in room: LayoutFrame, of id: NodeID) -> LayoutFrame {
    guard isRightToLeft(in: id) else { return frame }
    return LayoutFrame(x: 2 * room.x + room.size.width - frame.x - frame.size.width, y: frame.y, size: frame.size)
  }

  private mutating func give(_ id: NodeID, _ frame: LayoutFrame) {
    frames[id] = frame
    order.append(id)
  }

  // MARK: From the outside in

  /// Lays out what is in an element that has its place, or what begins with it.
  private mutating func visit(_ id: NodeID, _ room: LayoutFrame, _ alignment: GuidePair = .center) {
    guard let node = tree[id] else { return }
    switch node.element.kind {
    case .window, .columnSlot, .alert: take(node, room, Slot.allCases)
    case .sheet:
      let width = min(sheetWidth(node) ?? room.size.width, room.size.width)
      take(node, LayoutFrame(x: room.x + (room.size.width - width) / 2, y: room.y, size: Size(width, room.size.height)), Slot.allCases)
    case .navigation:
      give(id, room)
      if let page = node.children[.pages]?.last { visit(page, room) }
    case .page(let page): visit(page, node, room)
    case .split: visitSplit(node, room)
    case .tabs(let tabs): visit(tabs, node, room)
    default: layOut(id, room, alignment)
    }
  }

  private mutating func visit(_ id: NodeID, below glass: Insets, _ room: LayoutFrame) {
    let around = self.glass
    self.glass = glass
    visit(id, room)
    self.glass = around
  }

  private mutating func take(_ node: ElementTree.Node, _ room: LayoutFrame, _ slots: [Slot]) {
    give(node.id, room)
    for slot in slots {
      for child in node.children[slot] ?? [] { visit(child, room) }
    }
  }

  /// The page of the selected tab has what the tabs leave of the room, beside a sidebar of them.
  private mutating func visit(_ tabs: TabsElement, _ node: ElementTree.Node, _ room: LayoutFrame) {
    give(node.id, room)
    let width = tabs.plan.pageWidth > 0 ? min(tabs.plan.pageWidth, room.size.width) : room.size.width
    let own = LayoutFrame(x: room.x + room.size.width - width, y: room.y, size: Size(width, room.size.height))
    let place = mirrored(own, in: room, of: node.id)
    if let page = tabs.page { visit(page, place) }
    for child in node.children[.accessory] ?? [] { visit(child, place) }
  }

  private mutating func visit(_ page: PageElement, _ node: ElementTree.Node, _ room: LayoutFrame) {
    give(node.id, room)
    var body = room
    let liesOver = page.goesOnBelowHeader && node.children[.search] == nil
    if page.showsHeader, !page.isHeaderHidden, liesOver || !page.isHeaderMinimized {
      body.y += Self.headerHeight
      body.size.height = max(0, body.size.height - Self.headerHeight)
    }
    for (slot, children) in node.children {
      for child in children {
        if slot == .body {
          var glass = glass
          if liesOver { glass.top = body.y - room.y }
          visit(child, below: glass, body)
        } else {
          visit(child, below: Insets(), LayoutFrame(x: room.x, y: room.y, size: Size(room.size.width, Self.headerHeight)))
        }
      }
    }
  }

  private mutating func visitSplit(_ node: ElementTree.Node, _ room: LayoutFrame) {
    give(node.id, room)
    guard case .split(let split) = node.element.kind else { return }
    var left = room
    if case .column(let width) = split.plan.inspector, split.hasOwnLayout { left.size.width = max(0, left.size.width - width) }
    for column in SplitColumn.allCases where split.isVisible(column) {
      guard let children = node.children[Slot(column)], !children.isEmpty else { continue }
      let width = column == .detail ? left.size.width : min(split.plan.width(of: column) ?? left.size.width, left.size.width)
      let own = LayoutFrame(x: left.x, y: left.y, size: Size(width, room.size.height))
      var glass = split.coverage(of: column)
      if column == SplitColumn.allCases.first(where: split.isVisible) { glass.leading += self.glass.leading }
      if column == .detail, !split.plan.isInspectorVisible { glass.trailing += self.glass.trailing }
      for child in children { visit(child, below: glass, mirrored(own, in: room, of: node.id)) }
      left.x += width
      left.size.width -= width
    }
    for child in node.children[.inspector] ?? [] {
      let width = min(split.plan.inspectorWidth ?? room.size.width, room.size.width)
      let own = LayoutFrame(x: room.x + room.size.width - width, y: room.y, size: Size(width, room.size.height))
      visit(child, below: Insets(), mirrored(own, in: room, of: node.id))
    }
    for child in node.children[.body] ?? [] { visit(child, room) }
  }

  // MARK: Regions

  private func facts() -> TableFacts { TableFacts(tree, ElementSizes(tree: tree, textScale: textScale, content: contentSize)) }

  private func layoutTree(from root: NodeID) -> LayoutTree {
    let region = LayoutTree()
    var rest: [(id: NodeID, parent: NodeID?)] = [(root, nil)]
    while let (id, parent) = rest.popLast() {
      guard let node = tree[id] else { continue }
      let children = Self.order.flatMap { node.children[$0] ?? [] }
      let arrangement = node.element.kind.arrangement(of: children.lazy.compactMap { tree[$0]?.element.kind }, hosts)
      let content = arrangement.map { LayoutNode.Content.arranged($0) } ?? node.element.kind.leaf
      region.insert(
        id, LayoutNode(content, modifiers: node.element.modifiers(hosts), values: node.element.childValues(in: node.slot)), into: parent)
      guard arrangement != nil else { continue }
      for child in children.reversed() { rest.append((child, id)) }
    }
    return region
  }

  private static let order: [Slot] = [.background, .body, .overlay]

  /// The size of what is in an element that lays it out itself: side by side.
  private func contentSize(_ node: ElementTree.Node, _ proposal: Proposal) -> Size {
    if let known = contents[node.id, proposal] { return known }
    var size = Size.zero
    for slot in Slot.allCases {
      for child in node.children[slot] ?? [] {
        let own = layoutTree(from: child).size(proposal, facts())
        size = Size(size.width + own.width + (size.width > 0 ? Spacing.standard : 0), max(size.height, own.height))
      }
    }
    contents[node.id, proposal] = size
    return size
  }

  /// Lays out a region that begins with an element.
  private mutating func layOut(_ root: NodeID, _ room: LayoutFrame, _ alignment: GuidePair, open: Set<Axis2D> = []) {
    let region = layoutTree(from: root)
    region.container = container(around: root) ?? room.size
    let isRightToLeft = tree[root]?.parent.map(isRightToLeft(in:)) ?? isRightToLeft
    let around = glass
    let room = room.inset(by: Insets(top: -around.top, leading: -around.leading, trailing: -around.trailing), isRightToLeft)
    glass = Insets()
    defer { glass = around }
    let places = region.place(
      in: room.size, open: open, alignment: alignment, isRightToLeft: isRightToLeft, glass: around, facts())
    var rest = [root]
    while let id = rest.popLast() {
      guard let node = tree[id] else { continue }
      let children = region.children(of: id) ?? []
      guard let place = places[id]?.content else {
        leaveOut(id)
        continue
      }
      let frame = LayoutFrame(x: room.x + place.x, y: room.y + place.y, size: place.size)
      give(id, frame)
      if let cover = places.insets[id] { insets[id] = cover }
      if node.element.kind.laysOutChildren { rest += children } else { visitInside(node, frame) }
    }
  }

  /// The size of what scrolls around an element; nil where nothing does.
  private func container(around id: NodeID) -> Size? {
    var next = tree[id]?.parent
    while let node = next.flatMap({ tree[$0] }) {
      switch node.element.kind {
      case .scroll(let scroll): return frames[node.id].map { scroll.room(in: $0.size, isRightToLeft: false).size }
      case .list: return frames[node.id]?.size
      case .page: return nil
      default: next = node.parent
      }
    }
    return nil
  }

  private mutating func leaveOut(_ id: NodeID) {
    leftOut.insert(id)
    for child in tree.children(of: id) { leaveOut(child.id) }
  }

  /// What is in an element that a region asks as a whole begins regions of its own.
  private mutating func visitInside(_ node: ElementTree.Node, _ frame: LayoutFrame) {
    switch node.element.kind {
    case .window, .columnSlot, .sheet, .alert, .navigation, .page, .split, .tabs: visit(node.id, frame)
    case .list: visitRows(of: node, frame)
    case .scroll(let scroll):
      for child in node.children[.body] ?? [] {
        layOut(
          child, frame, GuidePair(scroll.scrollsHorizontally ? .leading : .center, scroll.scrollsVertically ? .top : .middle),
          open: node.element.kind.openAxes)
      }
    case .panes(let panes):
      let children = node.children[.body] ?? []
      for (index, child) in children.enumerated() {
        var own = frame
        own.size[panes.axis] = frame.size[panes.axis] / Double(children.count)
        if panes.axis == .horizontal { own.x += Double(index) * own.size.width } else { own.y += Double(index) * own.size.height }
        layOut(child, mirrored(own, in: frame, of: node.id), .center)
      }
    default:
      var x = frame.x
      for slot in Slot.allCases {
        for child in node.children[slot] ?? [] {
          let own = layoutTree(from: child).size(Proposal(width: frame.size.width, height: nil), facts())
          let place = LayoutFrame(x: x, y: frame.y, size: Size(own.width, frame.size.height))
          layOut(child, mirrored(place, in: frame, of: node.id), .center)
          x += own.width + Spacing.standard
        }
      }
    }
  }

  private mutating func visitRows(of list: ElementTree.Node, _ frame: LayoutFrame) {
    let frame = frame.inset(by: list.element.kind.cover, isRightToLeft(in: list.id))
    var top = frame.y
    for row in rows(list.id) {
      guard let node = tree[row] else { continue }
      let room = Proposal(width: max(0, frame.size.width - 2 * Self.rowMargin), height: nil)
      let sizes = (node.children[.body] ?? []).map { layoutTree(from: $0).size(room, facts()) }
      let height = max(Self.rowHeight, (sizes.map(\.height).max() ?? 0) + Self.rowMargin)
      give(row, LayoutFrame(x: frame.x, y: top, size: Size(frame.size.width, height)))
      for child in node.children[.body] ?? [] {
        layOut(
          child, LayoutFrame(x: frame.x + Self.rowMargin, y: top, size: Size(room.width ?? 0, height)), GuidePair(.leading, .middle))
      }
      top += height
    }
  }
}

/// The sizes of contents that were asked for: those of contents in one another would be asked for more often with each level.
private final class KnownSizes {
  private struct Question: Hashable {
    let node: NodeID
    let proposal: Proposal
  }

  private var sizes: [Question: Size] = [:]

  subscript(node: NodeID, proposal: Proposal) -> Size? {
    get { sizes[Question(node: node, proposal: proposal)] }
    set { sizes[Question(node: node, proposal: proposal)] = newValue }
  }
}

/// What leaves answer from a table.
private final class TableFacts: LeafFacts {
  private let tree: ElementTree
  private let sizes: ElementSizes

  init(_ tree: ElementTree, _ sizes: ElementSizes) {
    self.tree = tree
    self.sizes = sizes
  }

  func size(of leaf: NodeID, _ proposal: Proposal) -> Size { tree[leaf].map { sizes.size(of: $0, proposal) } ?? .zero }

  func guides(of leaf: NodeID, in size: Size) -> Guides {
    // Letters stand this far below the top of their line.
    Guides([.firstTextBaseline: min(size.height, 13), .lastTextBaseline: max(0, size.height - 4)])
  }
}
