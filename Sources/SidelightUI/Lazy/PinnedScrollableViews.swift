/// Which views of a section stay in view while the rest of it is scrolled.
///
/// Source: SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32

  /// Makes a set of the bits.
  nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header of each section.
  nonisolated public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer of each section.
  nonisolated public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
