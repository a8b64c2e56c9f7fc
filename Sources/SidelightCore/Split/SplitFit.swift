/// What declaration and measurements alone decide: the limits of each column, the stage, and what stands beside the detail.
/// The visibility has no part in it, so showing or hiding a column never changes the stage.
struct SplitFit: Sendable {
  let stage: SplitStage
  let limits: SplitColumns<ColumnLimits>
  let isSidebarOver: Bool
  let isContentOver: Bool

  init(_ configuration: SplitConfiguration, _ metrics: SplitMetrics) {
    let sidebar = Self.limits(of: .sidebar, configuration, metrics)
    let content = Self.limits(of: .content, configuration, metrics)
    let detail = Self.limits(of: .detail, configuration, metrics)
    limits = SplitColumns(sidebar: sidebar, content: content, detail: detail)

    let three = configuration.columnCount == .three
    let narrowest = max(sidebar.minimum + detail.minimum, three ? content.minimum : 0)
    let widest = sidebar.minimum + (three ? content.minimum : 0) + detail.minimum
    stage = metrics.width < narrowest ? .compact : metrics.width < widest ? .medium : .regular

    let alwaysOver = configuration.style == .prominentDetail
    isSidebarOver = stage != .compact && (alwaysOver || stage == .medium)
    isContentOver = three && stage != .compact && (alwaysOver || metrics.width < content.minimum + detail.minimum)
  }

  func isOver(_ column: SplitColumn) -> Bool {
    switch column {
    case .sidebar: isSidebarOver
    case .content: isContentOver
    case .detail: false
    }
  }

  /// The concrete visibility: `.automatic` shows what does not cover anything in the medium stage, and everything in the regular one.
  func resolved(_ visibility: SplitVisibility, of count: SplitColumnCount) -> SplitVisibility {
    switch visibility {
    case .automatic where stage == .medium: count == .three && !isContentOver ? .doubleColumn : .detailOnly
    case .automatic: .all
    case .all, .doubleColumn, .detailOnly: visibility
    }
  }

  private static func limits(of column: SplitColumn, _ configuration: SplitConfiguration, _ metrics: SplitMetrics) -> ColumnLimits {
    let (minimum, ideal): (Double, Double) =
      switch column {
      case .sidebar: (180, 240)
      case .content: (180, 300)
      case .detail: (320, 320)
      }
    return ColumnLimits(
      declared: configuration.widths[column], minimum: minimum * metrics.textScale, ideal: ideal * metrics.textScale,
      measured: metrics.minimums[column])
  }
}
