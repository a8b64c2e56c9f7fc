import SidelightCore
@_spi(Nodes) import SidelightGraph

/// How large the user wants text to be.
///
/// Source: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium
  /// The desktop's normal size.
  case large
  case xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see little: from 1.65 times the normal one.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size that comes nearest to a scale of text.
  init(scale: Double) {
    let scales = [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12]
    let nearest = scales.indices.min { abs(scales[$0] - scale) < abs(scales[$1] - scale) }
    self = Self.allCases[nearest ?? 3]
  }
}

extension EnvironmentValues {
  /// How large the user wants text to be, as the desktop's text scale says.
  ///
  /// Source: SwiftUI's `EnvironmentValues.dynamicTypeSize`, without a modifier that changes it: all texts of a window have the scale of the
  /// desktop.
  public var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(scale: self[DesktopTraitsKey.self].textScale) }

  /// Whether the user wants no meaning to be said by colours alone. GNOME has no such setting, so that it is false.
  ///
  /// Source: SwiftUI's `EnvironmentValues.accessibilityDifferentiateWithoutColor`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}
