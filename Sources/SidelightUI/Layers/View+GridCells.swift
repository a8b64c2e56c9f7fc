import SidelightCore
public import SidelightGraph

extension View {
  /// Has this view take several columns of the grid around it.
  ///
  /// Source: SwiftUI's `gridCellColumns(_:)`.
  ///
  /// - Parameter count: how many, from 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { traits(.cellColumns(count)) }

  /// Sets where this view lies in its cell of the grid around it.
  ///
  /// Source: SwiftUI's `gridCellAnchor(_:)`.
  ///
  /// - Parameter anchor: the point of the view that lies on the same point of the cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    traits(.cellAnchor(Point(anchor.x, anchor.y)))
  }

  /// Has the grid around it offer this view no more room than the other cells of its column or row need.
  ///
  /// ```swift
  /// Divider().gridCellUnsizedAxes(.horizontal)
  /// ```
  ///
  /// Source: SwiftUI's `gridCellUnsizedAxes(_:)`.
  ///
  /// - Parameter axes: the axes along which it has no say.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    traits(.cellUnsized(horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical)))
  }

  /// Sets where the views of this view's column lie in the grid around it.
  ///
  /// Source: SwiftUI's `gridColumnAlignment(_:)`.
  ///
  /// - Parameter guide: where a view lies that is narrower than the column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    traits(.columnAlignment(GuideKey(guide.side, along: .horizontal)))
  }
}
