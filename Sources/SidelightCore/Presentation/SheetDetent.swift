/// A height at which a sheet may rest.
package enum SheetDetent: Sendable, Hashable {
  /// Half of the room that there is.
  case medium
  /// All of it.
  case large
  /// A part of it, 0 to 1.
  case fraction(Double)
  /// Pixels, as far as there is room for them.
  case height(Double)

  /// The height in pixels; what is no number takes all the room.
  package func height(in room: Double) -> Double {
    let wanted =
      switch self {
      case .medium: room / 2
      case .large: room
      case .fraction(let part): part * room
      case .height(let height): height
      }
    return wanted.isNaN ? room : min(max(wanted, 0), room)
  }
}
