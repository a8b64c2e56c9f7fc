package import SidelightCore

/// One combination of everything that an app declares about a split view with the width of its container.
package struct SplitCombination: Hashable, Sendable, CustomStringConvertible {
  /// How the combination came about, which matters where a width stage remembers what it was asked for.
  package enum Arrival: String, CaseIterable, Sendable {
    /// The declaration was there first, and then the container got this width.
    case declared
    /// The container had this width, and then the visibility was changed to this one.
    case asked
  }

  /// What is selected in the leading columns, as far as there are such.
  package enum Selected: String, CaseIterable, Sendable {
    case nothing, sidebar
    /// In the content of three columns, and in the sidebar, too.
    case content
  }

  package enum Inspector: String, CaseIterable, Sendable { case absent, hidden, shown }

  package var count: SplitColumnCount
  package var visibility: SplitVisibility
  package var preferred: SplitColumn?
  package var style: SplitStyle
  package var inspector: Inspector
  package var arrival: Arrival
  package var selected: Selected
  package var width: Double

  package init(
    _ count: SplitColumnCount, _ visibility: SplitVisibility, _ preferred: SplitColumn?, _ style: SplitStyle, _ inspector: Inspector,
    _ arrival: Arrival, _ selected: Selected = .nothing, width: Double
  ) {
    self.count = count
    self.visibility = visibility
    self.preferred = preferred
    self.style = style
    self.inspector = inspector
    self.arrival = arrival
    self.selected = selected
    self.width = width
  }

  package var description: String {
    "\(count) \(visibility) \(preferred.map { "\($0)" } ?? "unbound") \(style) \(inspector) \(arrival) \(selected) at \(Int(width))"
  }

  package var configuration: SplitConfiguration {
    SplitConfiguration(
      columnCount: count, style: style, visibility: visibility, preferredCompactColumn: preferred,
      inspector: inspector == .absent ? nil : InspectorConfiguration(isPresented: inspector == .shown),
      hasSelection: SplitColumns(sidebar: selected != .nothing, content: selected == .content, detail: false),
      awaitsChoice: SplitColumns(sidebar: selected == .nothing, content: count == .three && selected != .content, detail: false))
  }

  /// The columns in whose lists something is selected.
  package var selectedColumns: [SplitColumn] { SplitColumn.allCases.filter { configuration.hasSelection[$0] } }
}

extension SplitCombination {
  package static let counts: [SplitColumnCount] = [.two, .three]
  package static let preferred: [SplitColumn?] = [nil, .sidebar, .content, .detail]

  /// Every combination of what an app declares, both arrivals, at no width yet: 2 x 4 x 4 x 3 x 3 x 2.
  package static let all: [SplitCombination] = counts.flatMap { count in
    SplitVisibility.allCases.flatMap { visibility in
      preferred.flatMap { preferred in
        SplitStyle.allCases.flatMap { style in
          Inspector.allCases.flatMap { inspector in
            Arrival.allCases.map { SplitCombination(count, visibility, preferred, style, inspector, $0, width: 0) }
          }
        }
      }
    }
  }

  /// What can be selected in so many columns.
  package static func selections(of count: SplitColumnCount) -> [Selected] {
    count == .three ? Selected.allCases : [.nothing, .sidebar]
  }

  package func selecting(_ selected: Selected) -> SplitCombination {
    var other = self
    other.selected = selected
    return other
  }

  /// The same with what is selected as an app's lists have it.
  package func selecting(where isSelected: (SplitColumn) -> Bool) -> SplitCombination {
    selecting(count == .three && isSelected(.content) ? .content : isSelected(.sidebar) ? .sidebar : .nothing)
  }

  package func at(_ width: Double) -> SplitCombination {
    var other = self
    other.width = width
    return other
  }
}

/// The widths at which a layout may change, computed from the limits of the columns.
package struct SplitWidths: Sendable {
  /// The middle of each stage, narrow ones first; two columns have no medium stage.
  package let stages: [Double]
  /// For every sum of minimums and ideals, which is where something begins to fit: that width and the one below.
  package let boundaries: [Double]

  package init(of count: SplitColumnCount) {
    let limits = SplitModel(SplitConfiguration(columnCount: count)).limits
    let columns = limits.columns
    let stack = columns.sidebar.minimum + columns.detail.minimum
    let beside = stack + (count == .three ? columns.content.minimum : 0)
    stages = [stack * 0.75] + (count == .three ? [(stack + beside) / 2] : []) + [beside * 2]
    func lengths(_ limits: ColumnLimits) -> [Double] { [0, limits.minimum, limits.ideal] }
    var sums: Set<Double> = []
    for sidebar in lengths(columns.sidebar) {
      for content in count == .three ? lengths(columns.content) : [0] {
        for inspector in lengths(limits.inspector) { sums.insert(columns.detail.minimum + sidebar + content + inspector) }
      }
    }
    boundaries = sums.flatMap { [$0 - 1, $0] }.sorted()
  }

  package var all: [Double] { stages + boundaries }
}
