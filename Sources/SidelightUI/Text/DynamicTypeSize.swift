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

  /// How large text is at this size, where the normal one is 1.
  var scale: Double {
    switch self {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }

  /// The size that comes nearest to a scale of text.
  init(scale: Double) { self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) } ?? .large }
}

/// The size that the views themselves ask for; nil for the desktop's.
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

extension EnvironmentValues {
  /// How large text is: as the desktop's text scale says, unless ``View/dynamicTypeSize(_:)-(DynamicTypeSize)`` says otherwise.
  ///
  /// Source: SwiftUI's `EnvironmentValues.dynamicTypeSize`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(scale: self[DesktopTraitsKey.self].textScale) }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      self[TextEnvironmentKey.self].rare.values.scale = newValue.scale / self[DesktopTraitsKey.self].textScale
    }
  }

  /// How large text is, where the desktop's normal text is 1.
  var textScale: Double { self[DynamicTypeSizeKey.self]?.scale ?? self[DesktopTraitsKey.self].textScale }

  /// Whether the user wants no meaning to be said by colours alone. GNOME has no such setting, so that it is false.
  ///
  /// Source: SwiftUI's `EnvironmentValues.accessibilityDifferentiateWithoutColor`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}

extension View {
  /// Sets how large the texts in this view are, whatever the desktop's text scale is.
  ///
  /// Numbers of ``ScaledMetric`` follow. What is typed in a field and what GTK itself writes, such as the day in a calendar, keep the size of
  /// the desktop. Source: SwiftUI's `dynamicTypeSize(_:)`.
  /// - Parameter size: the size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits how large the texts in this view are. They have the size of a range that comes nearest to the one that is around them.
  ///
  /// ```swift
  /// TabHeader().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  ///
  /// Source: SwiftUI's `dynamicTypeSize(_:)` for a range.
  /// - Parameter range: the sizes there may be.
  nonisolated public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View where Range.Bound == DynamicTypeSize {
    EnvironmentView(content: self) { values in
      let size = values.dynamicTypeSize
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      // The largest of those that are smaller, or else the smallest of those that are larger.
      if let nearest = allowed.last(where: { $0 < size }) ?? allowed.first { values.dynamicTypeSize = nearest }
    }
  }
}
