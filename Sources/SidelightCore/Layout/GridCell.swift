/// How a child stands in a grid.
package struct GridCell: Hashable, Sendable {
  /// How many columns it spans, as `.gridCellColumns` says.
  package var columns: Int
  /// The point of the child, as parts of its sides, that lies on the same point of its cell, as `.gridCellAnchor` says; nil where guides
  /// decide.
  package var anchor: Point?
  /// The axes along which it is offered no more than the other cells need, as `.gridCellUnsizedAxes` says.
  package var isUnsizedHorizontally, isUnsizedVertically: Bool
  /// By which guide all children of the column are aligned, as `.gridColumnAlignment` says; nil where the grid decides.
  package var columnAlignment: GuideKey?

  package init(
    columns: Int = 1, anchor: Point? = nil, isUnsizedHorizontally: Bool = false, isUnsizedVertically: Bool = false,
    columnAlignment: GuideKey? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.isUnsizedHorizontally = isUnsizedHorizontally
    self.isUnsizedVertically = isUnsizedVertically
    self.columnAlignment = columnAlignment
  }

  func isUnsized(_ axis: Axis2D) -> Bool { axis == .horizontal ? isUnsizedHorizontally : isUnsizedVertically }
}

/// Of which row of a grid a child is a cell.
package struct GridRow: Hashable, Sendable {
  /// The place of the row among all that is in the grid.
  package var index: Int
  /// By which guide the cells of the row are aligned; nil where the grid decides.
  package var alignment: GuideKey?
}
