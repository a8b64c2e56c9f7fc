extension SplitPlan {
  /// The plan as tests compare it: `{sidebar 240}|content 300|detail 500|` overlays, then columns; `[sidebar>(content)>detail]`
  /// the stack with its top in parentheses; then the inspector, `+inspector 270` as a column, `{inspector 270}` as an overlay,
  /// `_inspector_` as a sheet. What is hidden is absent.
  package var picture: String { columnsPicture + inspectorPicture }

  package var inspectorPicture: String {
    switch inspector {
    case .column(let width): "+inspector \(Int(width.rounded()))"
    case .overlay(let width, isShown: true): "{inspector \(Int(width.rounded()))}"
    case .sheet(isShown: true): "_inspector_"
    case .absent, .hidden, .overlay, .sheet: ""
    }
  }

  package var columnsPicture: String {
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

extension SplitElement {
  /// The plan's picture. Angle brackets say that a style's views show it; where those place the columns one by one, their names stand in
  /// between: `<detail sidebar>`, then the inspector.
  package var picture: String {
    switch arrangement {
    case .plan: plan.picture
    case .decoratedPlan: "<\(plan.columnsPicture)>" + plan.inspectorPicture
    case .slots(let columns): "<\(columns.map { "\($0)" }.joined(separator: " "))>" + plan.inspectorPicture
    }
  }
}

extension SlotContent {
  package var picture: String {
    switch self {
    case .column(let column): "\(column)"
    case .columns: "columns"
    }
  }
}
