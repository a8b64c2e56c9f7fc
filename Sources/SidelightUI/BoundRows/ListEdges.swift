import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What makes the look of rows depend on where they stand in their sections. Most lists have nothing of it, and no row asks where it stands.
struct EdgeUse: Equatable {
  var byStyle = false
  /// A row once said something of the lines at its edges.
  var byRows = false
  var bySections = false
  var spacing = ListSpacing()
  var margins = RowInsets()

  var isUsed: Bool { byStyle || byRows || bySections || spacing != ListSpacing() || !margins.isEmpty }
}

/// What the look of a row has from where it stands in its section and in the list.
struct EdgeLook: Equatable {
  var edges: RowEdges
  var spaceAbove: Double?
  var margins: RowInsets
}

/// The lines, distances and margins at the edges of the rows of a list.
@MainActor final class ListEdges {
  private let rows: ListRows
  /// What is said around the list.
  private let scope: EnvironmentScope
  private var use = EdgeUse() { didSet { isUsed = use.isUsed } }
  /// Whether the look of a row depends on where it stands in its section.
  private(set) var isUsed = false

  init(_ rows: ListRows, _ scope: EnvironmentScope) {
    self.rows = rows
    self.scope = scope
  }

  /// From now on the look of rows depends on where they stand.
  func need() {
    guard !use.byRows else { return }
    use.byRows = true
    rows.refreshAll()
  }

  /// Rows came, went or moved, which makes a difference to them and to the rows beside. O(changed rows), and nothing for most lists.
  func follow(_ splices: [Splice]) {
    guard isUsed else { return }
    let touched = splices.map { max(0, $0.position - 1)..<min(rows.count, $0.position + $0.added + 1) }
    guard touched.reduce(0, { $0 + $1.count }) < rows.inUse.count else { return rows.refreshAll() }
    for position in touched.joined() {
      if let row = rows.boundRow(at: position), !row.isAsleep { row.refresh() }
    }
  }

  /// What the look of rows depends on now. What is said of it is read from the environment.
  /// - Parameter style: nil for the one that the list has already.
  func read(_ style: ListElement.Style?) -> EdgeUse {
    EdgeUse(
      byStyle: style?.drawsEdges ?? use.byStyle, byRows: use.byRows, bySections: sectionsSaySpacing,
      spacing: scope.value(ListSpacingKey.self), margins: scope.value(SectionMarginsKey.self))
  }

  func take(_ new: EdgeUse) {
    guard new != use else { return }
    use = new
    rows.refreshAll()
  }

  /// Sections say themselves how far they are from what is around them, apart from what is said around the list. O(sections).
  private var sectionsSaySpacing: Bool {
    rows.structure.sectionNodes.values.contains {
      $0.scope.value(ListSpacingKey.self).sections != nil || !$0.scope.value(SectionMarginsKey.self).isEmpty
    }
  }

  /// What a bound row has from where it stands.
  func look(of row: RowNode) -> EdgeLook? {
    guard row.isPlaced, let index = rows.model.index(ofToken: row.token) else { return nil }
    let edges = rows.model.edges(at: index)
    return EdgeLook(edges: edges, spaceAbove: spaceAbove(index, edges, row.role), margins: margins(at: index))
  }

  private func spaceAbove(_ index: Int, _ edges: RowEdges, _ role: RowElement.Role) -> Double? {
    if edges.contains(.begins) { return nil }
    if edges.contains(.opens) { return sectionSpace(above: index) }
    return role == .row && !edges.contains(.first) ? use.spacing.rows : nil
  }

  private func sectionSpace(above index: Int) -> Double? {
    let sections = (above: rows.model.row(at: index - 1).section, below: rows.model.row(at: index).section)
    if let margin = marginBetween(sections.above, sections.below) { return margin }
    let above = space(saidBy: sections.above)
    let below = space(saidBy: sections.below)
    if let above, let below { return (above + below) / 2 }
    return above ?? below
  }

  private func space(saidBy section: SectionID) -> Double? {
    rows.structure.sectionNodes[section]?.scope.value(ListSpacingKey.self).sections ?? use.spacing.sections
  }

  /// What a section says of its margins; rows outside of sections follow the list.
  private func margins(of section: SectionID) -> RowInsets {
    (rows.structure.sectionNodes[section]?.scope ?? scope).value(SectionMarginsKey.self)
  }

  /// The margins of the line at a position: above the list's first line and below its last one, and at its sides.
  private func margins(at index: Int) -> RowInsets {
    var margins = margins(of: rows.model.row(at: index).section)
    if index > 0 { margins.top = nil }
    if index + 1 < rows.count { margins.bottom = nil }
    return margins
  }

  /// The distance between two sections of which one says something of its margins there.
  private func marginBetween(_ above: SectionID, _ below: SectionID) -> Double? {
    let bottom = margins(of: above).bottom
    let top = margins(of: below).top
    return bottom == nil && top == nil ? nil : (bottom ?? 0) + (top ?? 0)
  }
}
