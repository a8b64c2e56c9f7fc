/// The width that an app declares for a column: lengths at text scale 1, so that larger text has a wider column. What a frame declares is in
/// px, as the frame itself is.
///
/// It is a wish. Only a declared minimum keeps a column beside the others; an ideal, a fixed or a dragged width shrinks when the others need
/// room. The detail takes what the others leave, so only its minimum counts. In the compact stage the one column shown has the whole width.
package struct ColumnWidth: Sendable, Hashable {
  /// Nil means the default of the column, or the ideal or maximum if that is smaller.
  package var minimum: Double?
  /// Nil means the default of the column.
  package var ideal: Double?
  /// Nil means as wide as the detail's minimum allows.
  package var maximum: Double?
  /// Whether the width is fixed: the user can't drag the column.
  package private(set) var isFixed = false
  /// Whether the text scale leaves the lengths as they are.
  package private(set) var isInPixels = false

  package init(minimum: Double? = nil, ideal: Double?, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// The width that a frame around the whole content of a column declares; nil if no frame declares a width.
  ///
  /// - Parameter layout: the modifiers around the content, innermost first.
  package init?(framing layout: [LayoutModifier]) {
    var width: ColumnWidth?
    for modifier in layout {
      switch modifier {
      case .padding(let insets), .safePadding(let insets):
        let around = insets.leading + insets.trailing
        width = width.map { $0.grown(by: around) }
      case .frame(let frame):
        let maximum = frame.maxWidth.flatMap { $0.isFinite ? $0 : nil }
        if let fixed = frame.minWidth, fixed == maximum {
          width = .fixed(fixed)
        } else if frame.minWidth != nil || frame.idealWidth != nil || maximum != nil {
          // An inner frame decides what an outer one leaves open, within the limits of the outer one.
          let inner = width?.least.map { min($0, maximum ?? .infinity) }
          width = ColumnWidth(minimum: frame.minWidth ?? inner, ideal: frame.idealWidth ?? width?.ideal, maximum: maximum)
        }
      case .fixed, .aspect, .position, .guide, .direction, .relative, .ignoring: break
      }
    }
    guard let width else { return nil }
    self = width
    isInPixels = true
  }

  /// The least width that a frame with these fields has.
  package var least: Double? { isFixed ? ideal : minimum }

  /// The minimum alone, which is then the ideal as well; nil without one.
  var leastAlone: ColumnWidth? {
    guard let minimum else { return nil }
    var least = ColumnWidth(minimum: minimum, ideal: minimum)
    least.isInPixels = isInPixels
    return least
  }

  private func grown(by length: Double) -> ColumnWidth {
    var grown = self
    grown.minimum = minimum.map { $0 + length }
    grown.ideal = ideal.map { $0 + length }
    grown.maximum = maximum.map { $0 + length }
    return grown
  }

  /// A width that the user can't change by dragging. Like any other, it shrinks when the columns need room.
  package static func fixed(_ width: Double) -> ColumnWidth {
    var fixed = ColumnWidth(ideal: width, maximum: width)
    fixed.isFixed = true
    return fixed
  }
}

extension ColumnWidth {
  /// What is wrong with the declaration and how it is repaired, as a sentence for the report; nil if nothing is.
  package var problem: String? {
    let declared = isFixed ? [("fixed", ideal)] : [("minimum", minimum), ("ideal", ideal), ("maximum", maximum)]
    for (name, value) in declared {
      guard let value, usable(value) == nil, name != "maximum" || value != .infinity else { continue }
      return "The \(name) column width \(value) is not a width, so the default is used; give 0 or more px."
    }
    let floor = minimum ?? 0
    let ceiling = maximum ?? .infinity
    if floor > ceiling { return "The minimum column width \(floor) is above the maximum \(ceiling), so the minimum counts for both." }
    guard let ideal else { return nil }
    if ideal < floor { return "The ideal column width \(ideal) is below the minimum \(floor), so the minimum is used." }
    if ideal > ceiling { return "The ideal column width \(ideal) is above the maximum \(ceiling), so the maximum is used." }
    return nil
  }
}

/// The widths between which one column may stand now, in whole px, with `minimum <= ideal <= maximum`.
package struct ColumnLimits: Sendable, Hashable {
  /// The minimum: the declared one, or the default. Beside other columns, the column is never narrower.
  package let minimum: Double
  package let ideal: Double
  /// May be infinite.
  package let maximum: Double
  /// Whether the width is fixed.
  package let isFixed: Bool
  /// Whether the user can drag the width.
  package var isDraggable: Bool { !isFixed && minimum < maximum }

  package func clamp(_ width: Double) -> Double { min(max(width, minimum), maximum) }

  /// The width that the column has while nothing beside it needs room.
  /// - Parameters:
  ///   - dragged: the width that the user dragged it to, at text scale 1; nil if they did not.
  ///   - textScale: the user's now.
  func wish(dragged: Double?, textScale: Double) -> Double {
    isFixed ? ideal : clamp(dragged.map { ($0 * textScale).rounded() } ?? ideal)
  }
}

/// The limits of the columns and the inspector.
package struct SplitLimits: Sendable, Hashable {
  package let columns: SplitColumns<ColumnLimits>
  /// Without an inspector they have no meaning.
  package let inspector: ColumnLimits
}

extension ColumnLimits {
  /// The defaults are lengths at text scale 1, as what an app declares is.
  init(declared: ColumnWidth?, minimum defaultMinimum: Double, ideal defaultIdeal: Double, textScale: Double) {
    let declaredScale = declared?.isInPixels == true ? 1 : textScale
    func declaredLength(_ length: Double?) -> Double? { usable(length).map { scaled($0, by: declaredScale) } }
    let wished = declaredLength(declared?.ideal) ?? scaled(defaultIdeal, by: textScale)
    let ceiling = declaredLength(declared?.maximum) ?? .infinity
    minimum = (declaredLength(declared?.minimum) ?? min(scaled(defaultMinimum, by: textScale), wished, ceiling)).rounded(.up)
    isFixed = declared?.isFixed == true
    maximum = max(minimum, ceiling.rounded(.down))
    ideal = min(max(wished.rounded(), minimum), maximum)
  }
}

/// Numbers that are not widths (negative, infinite or not a number) count as not given.
private func usable(_ width: Double?) -> Double? {
  guard let width, width >= 0, width.isFinite else { return nil }
  return width
}

/// A length times the text scale, to a 64th of a px: 220 px times 1.1 are not a trace more than 242 px, which would be rounded up to 243.
private func scaled(_ length: Double, by textScale: Double) -> Double {
  textScale == 1 ? length : (min(length, 1_000_000) * textScale * 64).rounded() / 64
}
