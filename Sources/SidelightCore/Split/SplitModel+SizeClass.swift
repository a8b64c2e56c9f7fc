extension SplitModel {
  private func sizeClass(width: Double) -> SizeClass { SizeClass(width: width, textScale: metrics.textScale) }

  /// Whether the columns would be one stack if they had the whole container, without what a style puts around them.
  package var isContainerCollapsed: Bool { SizeClass(width: metrics.container, textScale: metrics.textScale) == .compact }

  /// What the size classes of columns and the inspector depend on besides the plan.
  package var widthClasses: [Double] {
    [metrics.textScale] + [metrics.width, metrics.container].map { sizeClass(width: $0) == .compact ? 0 : 1 }
  }

  /// The size class of a column that the split view itself lays out; nil if it has no width now, and before the first measurement.
  package func sizeClass(of column: SplitColumn) -> SizeClass? {
    guard metrics.width > 0 else { return nil }
    return switch plan.placements[column] {
    case .column(let width), .overlay(let width, _): sizeClass(width: width)
    case .stacked: sizeClass(width: metrics.width)
    case .hidden: nil
    }
  }

  /// The size class of the inspector; nil if it has no width now, and before the first measurement.
  package var inspectorSizeClass: SizeClass? {
    guard metrics.container > 0 else { return nil }
    return switch plan.inspector {
    case .column(let width), .overlay(let width, _): sizeClass(width: width)
    case .sheet: sizeClass(width: metrics.container)
    case .absent, .hidden: nil
    }
  }
}
