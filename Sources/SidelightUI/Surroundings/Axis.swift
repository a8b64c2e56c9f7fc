/// A direction of layout and scrolling.
///
/// Source: SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Scrolling from side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Scrolling up and down.
    public static let vertical = Set(rawValue: 2)
  }
}
