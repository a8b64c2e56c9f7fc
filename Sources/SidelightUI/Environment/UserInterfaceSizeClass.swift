import SidelightCore

/// How much room there is for the views that read it.
///
/// Source: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Room for one column.
  case compact
  /// Room for two columns or more.
  case regular

  init(_ core: SizeClass) {
    switch core {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// The class of the nearest container: each one sets it for what is in it.
enum SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

/// The class of the window by its height.
enum HeightClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// Whether the window is low: below 400 pixels times the desktop's text scale, as a phone is that is held sideways.
  ///
  /// Columns, tabs and sheets have the class of their window. Source: SwiftUI's `verticalSizeClass`.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightClassKey.self] }
    set { self[HeightClassKey.self] = newValue }
  }

  /// Whether the nearest window, column, inspector or sheet is narrow.
  ///
  /// ```swift
  /// @Environment(\.horizontalSizeClass) private var sizeClass
  /// var body: some View {
  ///   if sizeClass == .compact { VStack { fields } } else { HStack { fields } }
  /// }
  /// ```
  ///
  /// A container is compact below 500 pixels times the desktop's text scale. Its own width counts, and never what is in it, so that a
  /// view may make itself as wide or narrow as it likes. A sidebar beside other columns is therefore compact in a window that is
  /// regular. Views that don't read the value are not evaluated when it changes; it changes before the frame that has the new width.
  ///
  /// A value that is set with ``View/environment(_:_:)`` holds up to the next container inside. In SwiftUI the class depends on the
  /// device as well, and is always regular on a Mac. Source: SwiftUI's `horizontalSizeClass`.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }
}
