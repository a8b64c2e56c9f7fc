/// What follows from the declaration and the width alone: the limits of each column, the stage, and what is beside the detail. It does not
/// depend on the visibility, so showing or hiding a column never changes the stage.
struct SplitFit: Sendable {
  let stage: SplitStage
  let limits: SplitColumns<ColumnLimits>
  let isSidebarOver: Bool
  let isContentOver: Bool
  /// The most room that a column which may lie over the others needs. An inspector beside them has to leave that much.
  let widestOverlay: Double
  /// The inspector's limits. Without an inspector they have no meaning.
  let inspector: ColumnLimits
  /// Whether the inspector lies over the columns when it is shown, in the regular and the medium stage.
  let isInspectorOver: Bool

  /// The greatest width of an overlay. Some of what is below stays visible, so that a click there can close it.
  let widestAllowed: Double

  private static let overlayMargin = 48.0

  init(_ configuration: SplitConfiguration, _ state: SplitState, _ metrics: SplitMetrics) {
    let sidebar = Self.limits(of: .sidebar, configuration, metrics)
    let content = Self.limits(of: .content, configuration, metrics)
    let detail = Self.limits(of: .detail, configuration, metrics)
    limits = SplitColumns(sidebar: sidebar, content: content, detail: detail)
    inspector = ColumnLimits(
      declared: configuration.inspector?.width, minimum: 200, ideal: 270, textScale: metrics.textScale)

    let count = configuration.columnCount
    let alwaysOver = configuration.style == .prominentDetail
    let width = metrics.width
    let contentMinimum = count == .three ? content.minimum : 0
    if metrics.isCompact {
      stage = .compact
    } else {
      // Alone, the detail needs no room for others.
      stage = count != .one && width < sidebar.minimum + contentMinimum + detail.minimum ? .medium : .regular
    }
    isContentOver = count == .three && stage != .compact && (alwaysOver || width < content.minimum + detail.minimum)

    // With three columns the sidebar makes room for the inspector, so the two need not fit side by side.
    let besideInspector =
      switch count {
      case .one: detail.minimum
      case .two: detail.minimum + (alwaysOver ? 0 : sidebar.minimum)
      case .three: detail.minimum + (isContentOver ? 0 : content.minimum)
      }
    let mayLieOver = count != .one && (alwaysOver || stage == .medium || count == .three && state.keepsSidebar)
    widestOverlay = max(mayLieOver ? sidebar.minimum : 0, isContentOver ? content.minimum : 0)
    widestAllowed = max(0, width - Self.overlayMargin)
    isInspectorOver = stage != .compact && width < max(besideInspector, widestOverlay) + inspector.minimum
    let hasInspectorColumn = configuration.inspector?.isPresented == true && !isInspectorOver
    let crowded =
      count == .three && state.keepsSidebar && hasInspectorColumn
      && width < sidebar.minimum + besideInspector + inspector.minimum
    isSidebarOver = count != .one && stage != .compact && (alwaysOver || stage == .medium || crowded)
  }

  func isOver(_ column: SplitColumn) -> Bool {
    switch column {
    case .sidebar: isSidebarOver
    case .content: isContentOver
    case .detail: false
    }
  }

  /// The concrete visibility. `.automatic` shows everything in the regular stage, and in the medium one only what covers nothing.
  func resolved(_ visibility: SplitVisibility, of count: SplitColumnCount) -> SplitVisibility {
    switch visibility {
    case .automatic where stage == .medium: count == .three && !isContentOver ? .doubleColumn : .detailOnly
    case .automatic: .all
    case .all, .doubleColumn, .detailOnly: visibility
    }
  }

  private static func limits(of column: SplitColumn, _ configuration: SplitConfiguration, _ metrics: SplitMetrics) -> ColumnLimits {
    var declared = configuration.widths[column]
    let (minimum, ideal): (Double, Double)
    switch column {
    case .sidebar: (minimum, ideal) = (180, 240)
    case .content: (minimum, ideal) = (180, 300)
    case .detail:
      (minimum, ideal) = (320, 320)
      // The detail takes what the others leave, so an ideal width of its own changes nothing.
      declared = declared?.leastAlone
    }
    return ColumnLimits(declared: declared, minimum: minimum, ideal: ideal, textScale: metrics.textScale)
  }
}
