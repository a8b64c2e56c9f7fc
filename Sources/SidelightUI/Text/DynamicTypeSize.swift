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

  private static let scales = [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12]

  /// The size that comes nearest to a scale of text.
  init(scale: Double) {
    let scales = Self.scales
    let nearest = scales.indices.min { abs(scales[$0] - scale) < abs(scales[$1] - scale) }
    self = Self.allCases[nearest ?? 3]
  }

  /// How large text is in proportion to the desktop's normal size.
  fileprivate nonisolated var scale: Double { zip(Self.allCases, Self.scales).first { $0.0 == self }?.1 ?? 1 }
}

/// A size of text that a view has in place of the desktop's; nil for that.
private enum TypeScaleKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// How large text is: as the desktop's text scale says, or ``View/dynamicTypeSize(_:)-(DynamicTypeSize)``.
  ///
  /// Source: SwiftUI's `EnvironmentValues.dynamicTypeSize`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(scale: textScale) }
    set {
      self[TypeScaleKey.self] = newValue.scale
      let desktop = self[DesktopTraitsKey.self].textScale
      self[TextEnvironmentKey.self].scale = newValue == DynamicTypeSize(scale: desktop) ? 1 : newValue.scale / desktop
    }
  }

  /// How large text is in proportion to the desktop's normal size.
  var textScale: Double { self[TypeScaleKey.self] ?? self[DesktopTraitsKey.self].textScale }

  /// Whether the user wants no meaning to be said by colours alone. GNOME has no such setting, so that it is false.
  ///
  /// Source: SwiftUI's `EnvironmentValues.accessibilityDifferentiateWithoutColor`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}

/// A range within which the size of text is kept.
private struct TypeSizeChange: Equatable, EnvironmentChange {
  let least, greatest: DynamicTypeSize?

  func isSame(as other: TypeSizeChange) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) {
    let size = values.dynamicTypeSize
    if let least, size < least { return values.dynamicTypeSize = least }
    if let greatest, size > greatest { values.dynamicTypeSize = greatest }
  }
}

extension View {
  /// Sets how large text in this view is, in place of what the desktop says.
  ///
  /// ```swift
  /// Badge(count).dynamicTypeSize(.large)
  /// ```
  ///
  /// Texts, symbols and ``ScaledMetric`` follow it; what a desktop draws of its own, such as a field's placeholder, has the desktop's size. Source:
  /// SwiftUI's `dynamicTypeSize(_:)`.
  ///
  /// - Parameter size: the size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentView(content: self, change: TypeSizeChange(least: size, greatest: size))
  }

  /// Keeps the size of text in this view within a range, whatever the desktop says.
  ///
  /// ```swift
  /// Sidebar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  ///
  /// Source: SwiftUI's `dynamicTypeSize(_:)` for a range.
  ///
  /// - Parameter range: the sizes.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return EnvironmentView(content: self, change: TypeSizeChange(least: sizes.first, greatest: sizes.last))
  }
}
