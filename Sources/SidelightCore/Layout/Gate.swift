/// The gate through which all numbers come into a layout: proposals, answers of leaves and arrangements, guides and places.
///
/// An app can say `.frame(width: .nan)`, and a closure of an alignment guide can divide by zero. Behind the gate there is no number that
/// makes a sum or a comparison go wrong, and none that an integer cannot hold.
package enum Gate {
  /// The greatest finite length: 500 million lines of text.
  package static let greatest = 1e9

  /// What is offered: nothing instead of what is not a number, and nothing below zero.
  package static func offer(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return length == .infinity ? length : min(length > 0 ? length : 0, greatest)
  }

  /// An answer to a proposal. It is infinite only where infinity was offered; to a length, infinity means that length, and to nothing it
  /// means nothing.
  package static func answer(_ size: Size, to proposal: Proposal) -> Size {
    Size(side(size.width, proposal.width), side(size.height, proposal.height))
  }

  private static func side(_ length: Double, _ offered: Double?) -> Double {
    if length == .infinity { return offered ?? 0 }
    return length > 0 ? min(length, greatest) : 0
  }

  /// A coordinate, which may be below zero: zero instead of what is not finite.
  package static func coordinate(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -greatest), greatest) : 0
  }

  /// A length that an app says, such as a padding or a spacing, which may be below zero.
  package static func distance(_ value: Double) -> Double { coordinate(value) }

  /// A limit of a frame: nil instead of what is not a number, and nothing below zero.
  package static func limit(_ value: Double?) -> Double? { offer(value) }

  /// A priority: the usual one instead of what is not a number. An infinite one is fine.
  package static func priority(_ value: Double) -> Double { value.isNaN ? 0 : value }

  package static func place(_ place: Place) -> Place {
    Place(
      x: coordinate(place.x), y: coordinate(place.y), size: Size(extent(place.size.width), extent(place.size.height)),
      proposal: place.proposal)
  }

  /// A side of a place, which is finite.
  private static func extent(_ length: Double) -> Double { length > 0 && length.isFinite ? min(length, greatest) : 0 }
}
