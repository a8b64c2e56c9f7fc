/// The gate through which lengths leave for GTK, GSK and graphene, whose numbers are smaller than Swift's, and which abort, warn or draw nothing
/// where they are given what is no number.
package enum Length {
  /// No display is nearly as large, and sums of such lengths still fit GTK's numbers.
  private static let greatest: Double = 16_000_000

  /// The nearest length that all of them count. What is not a number counts as 0.
  private static func usable(_ length: Double) -> Double { length.isNaN ? 0 : min(max(length, -greatest), greatest) }

  /// A length in whole pixels.
  package static func whole(_ length: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    Int(usable(length).rounded(rule))
  }

  /// A length as GSK and graphene have it.
  package static func part(_ length: Double) -> Float { Float(usable(length)) }
}
