/// The width that an app declares for a column, in px as given: the text scale does not change it.
///
/// It is a preference. A column is never narrower than what its own widgets need, the detail takes what the others leave
/// (only its minimum counts), and in the compact stage the one column shown takes the whole width.
package struct ColumnWidth: Sendable, Hashable {
  /// Nothing means the default of the column, or the ideal or maximum where that is smaller.
  package var minimum: Double?
  package var ideal: Double
  /// Nothing means as wide as the detail's minimum allows.
  package var maximum: Double?

  package init(minimum: Double? = nil, ideal: Double, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// A width that the user cannot drag away from.
  package static func fixed(_ width: Double) -> ColumnWidth { ColumnWidth(minimum: width, ideal: width, maximum: width) }
}

extension ColumnWidth {
  /// What is wrong with the declaration and how it is repaired, as a sentence for the report, or nothing.
  package var problem: String? {
    for (name, value) in [("minimum", minimum), ("ideal", ideal), ("maximum", maximum)] {
      guard let value, usable(value) == nil, name != "maximum" || value != .infinity else { continue }
      return "The \(name) column width \(value) is not a width, so the default is used; give 0 or more px."
    }
    let floor = minimum ?? 0
    let ceiling = maximum ?? .infinity
    if floor > ceiling { return "The minimum column width \(floor) is above the maximum \(ceiling), so the minimum counts for both." }
    if ideal < floor { return "The ideal column width \(ideal) is below the minimum \(floor), so the minimum is used." }
    if ideal > ceiling { return "The ideal column width \(ideal) is above the maximum \(ceiling), so the maximum is used." }
    return nil
  }
}

/// The widths between which one column may stand now, in whole px, with `minimum <= ideal <= maximum`.
package struct ColumnLimits: Sendable, Hashable {
  package let minimum: Double
  package let ideal: Double
  /// May be infinite.
  package let maximum: Double

  package func clamp(_ width: Double) -> Double { min(max(width, minimum), maximum) }
}

/// The limits of everything that has a width in a split view.
package struct SplitLimits: Sendable, Hashable {
  package let columns: SplitColumns<ColumnLimits>
  /// What it says counts only where there is an inspector.
  package let inspector: ColumnLimits
}

extension ColumnLimits {
  /// The defaults enter already scaled with the text; `measured` is what the column's widgets need and wins over everything declared.
  init(declared: ColumnWidth?, minimum defaultMinimum: Double, ideal defaultIdeal: Double, measured: Double) {
    let wished = usable(declared?.ideal) ?? defaultIdeal
    let ceiling = usable(declared?.maximum) ?? .infinity
    let floor = usable(declared?.minimum) ?? min(defaultMinimum, wished, ceiling)
    minimum = max(floor, measured).rounded(.up)
    maximum = max(minimum, ceiling.rounded(.down))
    ideal = min(max(wished.rounded(), minimum), maximum)
  }
}

/// Numbers that are not widths (negative, without an end or not a number) count as not given.
private func usable(_ width: Double?) -> Double? {
  guard let width, width >= 0, width.isFinite else { return nil }
  return width
}
