/// A height at which a sheet may rest.
package enum SheetDetent: Sendable, Hashable {
  /// Half of the available room; inactive if that is low.
  case medium
  /// All of it.
  case large
  /// A part of it, 0 to 1.
  case fraction(Double)
  /// This many pixels, or all of the room if there is less.
  case height(Double)
  /// A height that the app computes, named by the type that computes it. It is in ``SheetConfiguration/computed``.
  case computed(ObjectIdentifier)

  /// The height in pixels; nil if the sheet can't rest there now. A height that is not a number takes all of the room.
  ///
  /// - Parameters:
  ///   - room: the greatest height that the sheet can have, in pixels.
  ///   - isLow: whether its window is low.
  ///   - computed: the heights that the app computed for this room, in pixels.
  package func height(in room: Double, isLow: Bool = false, computed: [ObjectIdentifier: Double] = [:]) -> Double? {
    let wanted: Double
    switch self {
    case .medium where isLow: return nil
    case .medium: wanted = room / 2
    case .large: wanted = room
    case .fraction(let part): wanted = part * room
    case .height(let height): wanted = height
    case .computed(let id):
      guard let height = computed[id] else { return nil }
      wanted = height
    }
    return wanted.isNaN ? room : min(max(wanted, 0), room)
  }
}
