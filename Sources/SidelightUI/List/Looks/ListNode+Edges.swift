import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What makes the look of rows depend on where they stand in their sections. Most lists have nothing of it, and no row asks for its place.
struct EdgeUse: Equatable {
  var byStyle = false
  /// A row once said something of the lines at its edges.
  var byRows = false
  var bySections = false
  var spacing = ListSpacing()
  var margins = RowInsets()

  var isUsed: Bool { byStyle || byRows || bySections || spacing != ListSpacing() || !margins.isEmpty }
}

extension ListNode {
  var showsEdges: Bool { edgeUse.isUsed }

  func needEdges() {
    guard !edgeUse.byRows else { return }
    edgeUse.byRows = true
    refreshEdges()
  }

  /// Rows came, went or moved, which makes a difference to them and to the rows beside. O(changed rows), and nothing for most lists.
  func edgesMayDiffer(at splices: [Splice]) {
    guard edgeUse.isUsed else { return }
    let touched = splices.map { max(0, $0.position - 1)..<min(model.count, $0.position + $0.added + 1) }
    guard touched.reduce(0, { $0 + $1.count }) < rows.count else { return refreshEdges() }
    for position in touched.joined() {
      if let row = boundRow(at: position), !row.isAsleep { row.refresh() }
    }
  }

  func takeEdgeUse(_ new: EdgeUse) {
    guard new != edgeUse else { return }
    edgeUse = new
    refreshEdges()
  }

  func refreshEdges() {
    for row in rows.values where !row.isAsleep { row.refresh() }
  }

  /// What the look of rows depends on now.
  /// - Parameter style: nil for the one that the list has already.
  func edgeUse(of style: ListElement.Style?) -> EdgeUse {
    graph.reading(self) {
      EdgeUse(
        byStyle: style?.drawsEdges ?? edgeUse.byStyle, byRows: edgeUse.byRows, bySections: sectionsSaySpacing,
        spacing: scope.value(ListSpacingKey.self), margins: scope.value(SectionMarginsKey.self))
    }
  }

  /// Sections say themselves how far they are from what is around them, apart from what is said around the list. O(sections).
  private var sectionsSaySpacing: Bool {
    structure.sectionNodes.values.contains {
      $0.scope.value(ListSpacingKey.self).sections != nil || !$0.scope.value(SectionMarginsKey.self).isEmpty
    }
  }

  func place(of row: RowNode) -> RowStand? {
    guard row.isPlaced, let index = model.index(ofToken: row.token) else { return nil }
    let edges = model.edges(at: index)
    return RowStand(edges: edges, spaceAbove: spaceAbove(index, edges, row.role), margins: margins(at: index))
  }

  private func spaceAbove(_ index: Int, _ edges: RowEdges, _ role: RowElement.Role) -> Double? {
    if edges.contains(.begins) { return nil }
    if edges.contains(.opens) { return sectionSpace(above: index) }
    return role == .row && !edges.contains(.first) ? edgeUse.spacing.rows : nil
  }

  private func sectionSpace(above index: Int) -> Double? {
    let sections = (above: model.row(at: index - 1).section, below: model.row(at: index).section)
    if let margin = marginBetween(sections.above, sections.below) { return margin }
    let above = space(saidBy: sections.above)
    let below = space(saidBy: sections.below)
    if let above, let below { return (above + below) / 2 }
    return above ?? below
  }

  private func space(saidBy section: SectionID) -> Double? {
    structure.sectionNodes[section]?.scope.value(ListSpacingKey.self).sections ?? edgeUse.spacing.sections
  }

  func rowEditsChanged() {
    dragged = nil
    for row in rows.values where !row.isAsleep { row.refresh() }
  }

  func partsRedecorated() { for row in rows.values { row.content?.redecorate() } }
}
