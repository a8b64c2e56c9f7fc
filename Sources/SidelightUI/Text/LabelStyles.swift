import SidelightCore

/// The form that suits the place: title and icon, and for a button in a header bar the icon alone.
///
/// Source: SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style; a modifier usually takes it as ``LabelStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _LabelLook? { _LabelLook(element: nil) }
  /// The label as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentView(content: Label(configuration), change: LabelChange(style: nil))
  }
}

/// Both parts.
///
/// Source: SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style; a modifier usually takes it as ``LabelStyle/titleAndIcon``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _LabelLook? { _LabelLook(element: .titleAndIcon) }
  /// The label as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentView(content: Label(configuration), change: LabelChange(style: .titleAndIcon))
  }
}

/// The title alone.
///
/// Source: SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style; a modifier usually takes it as ``LabelStyle/titleOnly``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _LabelLook? { _LabelLook(element: .titleOnly) }
  /// The label as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentView(content: Label(configuration), change: LabelChange(style: .titleOnly))
  }
}

/// The icon alone; the title stays as the accessible name.
///
/// Source: SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style; a modifier usually takes it as ``LabelStyle/iconOnly``.
  nonisolated public init() {}
  /// For the library alone: how it is drawn.
  nonisolated public var _look: _LabelLook? { _LabelLook(element: .iconOnly) }
  /// The label as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentView(content: Label(configuration), change: LabelChange(style: .iconOnly))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The form that suits the place: title and icon, and for a button in a header bar the icon alone.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both parts.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title stays as the accessible name.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
