extension SplitPlan {
  /// The plan as tests compare it: `{sidebar 240}|content 300|detail 500|` overlays, then columns; `[sidebar>(content)>detail]`
  /// the stack with its top in parentheses; then the inspector, `+inspector 270` as a column, `{inspector 270}` as an overlay,
  /// `_inspector_` as a sheet. What is hidden is absent.
  package var picture: String { columnsPicture + inspectorPicture }

  private var inspectorPicture: String {
    switch inspector {
    case .column(let width): "+inspector \(Int(width.rounded()))"
    case .overlay(let width, isShown: true): "{inspector \(Int(width.rounded()))}"
    case .sheet(isShown: true): "_inspector_"
    case .absent, .hidden, .overlay, .sheet: ""
    }
  }

  private var columnsPicture: String {
    if stage == .compact {
      let names = present.map { $0 == top ? "(\($0))" : "\($0)" }
      return "[" + names.joined(separator: ">") + "]"
    }
    var overlays = ""
    var columns = "|"
    for column in present {
      switch placements[column] {
      case .overlay(let width, isShown: true): overlays += "{\(column) \(Int(width.rounded()))}"
      case .column(let width): columns += "\(column) \(Int(width.rounded()))|"
      case .overlay, .hidden, .stacked: break
      }
    }
    return overlays + columns
  }

  private var present: [SplitColumn] { SplitColumn.allCases.filter(columnCount.contains) }
}
