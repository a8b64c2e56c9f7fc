import SidelightCore

/// How lists look.
///
/// Source: SwiftUI's `ListStyle`.
public protocol ListStyle: Sendable {
  /// The look on GNOME; nil to follow the place that the list stands in.
  var _style: _ListLook? { get }
}

/// A look of lists that the library draws.
public struct _ListLook: Sendable {
  let element: ListElement.Style
}

enum ListStyleKey: EnvironmentKey {
  static var defaultValue: ListElement.Style? { nil }
}

/// The style of the list that a row or section stands in.
enum UsedListStyleKey: EnvironmentKey {
  static var defaultValue: ListElement.Style { .plain }
}

extension ListElement.Style {
  /// Whether the headers of sections come with something to fold them.
  var letsUserFold: Bool { self == .sidebar }
}

/// The style that suits the place: a sidebar's in a sidebar column, plain in a content column, inset elsewhere.
public struct DefaultListStyle: ListStyle {
  /// Follows the place.
  public let _style: _ListLook? = nil
  /// Makes the style.
  nonisolated public init() {}
}

/// A sidebar's list: `.navigation-sidebar` on GNOME.
public struct SidebarListStyle: ListStyle {
  /// A sidebar.
  public let _style: _ListLook? = _ListLook(element: .sidebar)
  /// Makes the style.
  nonisolated public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Plain.
  public let _style: _ListLook? = _ListLook(element: .plain)
  /// Makes the style.
  nonisolated public init() {}
}

/// Rows with a margin at both sides.
public struct InsetListStyle: ListStyle {
  /// Inset.
  public let _style: _ListLook? = _ListLook(element: .inset)
  /// Makes the style.
  nonisolated public init() {}
}

/// Groups of rows with lines between them.
public struct GroupedListStyle: ListStyle {
  /// Grouped.
  public let _style: _ListLook? = _ListLook(element: .grouped)
  /// Makes the style.
  nonisolated public init() {}
}

/// Groups of rows with lines between them and a margin at both sides; GNOME draws them like ``GroupedListStyle``.
public struct InsetGroupedListStyle: ListStyle {
  /// Inset and grouped.
  public let _style: _ListLook? = _ListLook(element: .insetGrouped)
  /// Makes the style.
  nonisolated public init() {}
}

/// Rows within a frame, with lines between them: `.frame` on GNOME.
public struct BorderedListStyle: ListStyle {
  /// Bordered.
  public let _style: _ListLook? = _ListLook(element: .bordered)
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A sidebar's list.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin at both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows with lines between them.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows with lines between them and a margin at both sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  /// Rows within a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets how the lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[ListStyleKey.self] = style._style?.element }
  }
}
