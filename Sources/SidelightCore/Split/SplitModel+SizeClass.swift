extension SplitModel {
  private func sizeClass(width: Double) -> SizeClass { SizeClass(width: width, textScale: metrics.textScale) }

  /// Whether the columns would be one stack in the whole of the container, whatever a style puts around them.
  package var isContainerCollapsed: Bool { SizeClass(width: metrics.container, textScale: metrics.textScale) == .compact }

  /// What the classes of columns and the inspector depend on beside the plan.
  package var widthClasses: [Double] {
    [metrics.textScale] + [metrics.width, metrics.container].map { sizeClass(width: $0) == .compact ? 0 : 1 }
  }

  /// The class of a column where the split view itself lays it out; nil where it has no width now, and before the first measurement.
  package func sizeClass(of column: SplitColumn) -> SizeClass? {
    guard metrics.width > 0 else { return nil }
    return switch plan.placements[column] {
    case .column(let width), .overlay(let width, _): sizeClass(width: width)
    case .stacked: sizeClass(width: metrics.width)
    case .hidden: nil
    }
  }

  /// The class of the inspector; nil where it has no width now, and before the first measurement.
  package var inspectorSizeClass: SizeClass? {
    guard metrics.container > 0 else { return nil }
    return switch plan.inspector {
    case .column(let width), .overlay(let width, _): sizeClass(width: width)
    case .sheet: sizeClass(width: metrics.container)
    case .absent, .hidden: nil
    }
  }
}
