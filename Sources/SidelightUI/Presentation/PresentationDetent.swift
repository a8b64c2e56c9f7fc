import SidelightCore

/// A height at which a sheet may rest.
///
/// Source: SwiftUI's `PresentationDetent`, without custom ones.
public struct PresentationDetent: Hashable, Sendable {
  let core: SheetDetent

  /// Half of the room that there is.
  public static let medium = Self(core: .medium)
  /// All the room that there is.
  public static let large = Self(core: .large)

  /// A part of the room that there is, from 0 to 1.
  public static func fraction(_ fraction: Double) -> Self { Self(core: .fraction(fraction)) }

  /// A height in pixels, as far as there is room for it.
  public static func height(_ height: Double) -> Self { Self(core: .height(height)) }
}
