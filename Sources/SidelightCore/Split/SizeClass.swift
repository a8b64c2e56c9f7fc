/// Whether a container has the width of one column or more.
package enum SizeClass: Sendable, Hashable, CaseIterable {
  case compact, regular

  /// Below this many px, times the text scale, a container is compact.
  package static let compactWidth = 500.0

  /// The class of a container: its own width decides, and never what is in it.
  ///
  /// - Parameters:
  ///   - width: in px.
  ///   - textScale: the user's, 1 by default; anything that is no scale counts as 1.
  package init(width: Double, textScale: Double = 1) {
    let scale = textScale > 0 && textScale.isFinite ? textScale : 1
    self = width < Self.compactWidth * scale ? .compact : .regular
  }
}

extension SplitModel {
  private func sizeClass(width: Double) -> SizeClass { SizeClass(width: width, textScale: metrics.textScale) }

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
