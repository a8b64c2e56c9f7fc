public import SidelightGraph
import SidelightCore

/// A point of a rectangle, whatever its size: from 0 to 1 along each side.
///
/// Source: SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge, 0, to the trailing one, 1.
  public var x: Double
  /// From the top, 0, to the bottom, 1.
  public var y: Double

  /// Makes the top leading corner, as ``zero``.
  nonisolated public init() { self.init(x: 0, y: 0) }

  /// Makes a point from its parts of the width and of the height: 0 for the leading edge and the top, 1 for the trailing edge and the
  /// bottom.
  nonisolated public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin: the top leading corner.
  public static let zero = UnitPoint()
  /// The middle: 0.5 of the way across and down.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  nonisolated var outlinePoint: OutlinePoint { OutlinePoint(x.isNaN ? 0.5 : x, y.isNaN ? 0.5 : y) }

  /// The anchor that scrolling aims at.
  var anchor: ScrollTarget.Anchor { ScrollTarget.Anchor(x: x, y: y) }
}

extension UnitPoint: Animatable {
  /// Both parts move.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
