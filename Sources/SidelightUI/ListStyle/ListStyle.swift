import SidelightCore

/// A way in which a list looks: its background, the distances around rows, and the lines between them.
///
/// Source: SwiftUI's `ListStyle`.
public protocol ListStyle: Sendable {
  /// For the library alone: the look of the list; nil to follow the place. Apps use the styles that there are and make none of their own.
  var _style: _ListLook? { get }
}

/// For the library alone: the look of a ``ListStyle``.
public struct _ListLook: Sendable {
  let element: ListElement.Style
  /// Every other row has a background of its own.
  var alternates = false
}

enum ListStyleKey: EnvironmentKey {
  static var defaultValue: ListElement.Style? { nil }
}

/// Whether the list around which it is said is a form.
enum IsFormKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The style of the list that a row or section stands in.
enum UsedListStyleKey: EnvironmentKey {
  static var defaultValue: ListElement.Style { .plain }
}

extension ListElement.Style {
  /// Whether the headers of sections come with something to fold them.
  var letsUserFold: Bool { self == .sidebar }

  /// Whether rows look different where their section begins and ends.
  var drawsEdges: Bool {
    switch self {
    case .sidebar, .plain, .inset, .platters: false
    case .grouped, .insetGrouped, .bordered: true
    }
  }
}

/// The style that suits the place: a sidebar's in a sidebar column, plain in a content column, inset elsewhere.
public struct DefaultListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = nil
  /// Makes the style; a modifier usually takes it as ``ListStyle/automatic``.
  nonisolated public init() {}
}

/// A sidebar's list: `.navigation-sidebar` on GNOME.
public struct SidebarListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = _ListLook(element: .sidebar)
  /// Makes the style; a modifier usually takes it as ``ListStyle/sidebar``.
  nonisolated public init() {}
}

/// Rows without a frame, whose selection has round corners.
public struct PlainListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = _ListLook(element: .plain)
  /// Makes the style; a modifier usually takes it as ``ListStyle/plain``.
  nonisolated public init() {}
}

/// Rows with a margin at both sides.
public struct InsetListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook?
  /// Makes the style; a modifier usually takes it as ``ListStyle/inset``.
  nonisolated public init() { self.init(alternatesRowBackgrounds: false) }
  /// Makes the style, on demand with a background of its own for every other row.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    _style = _ListLook(element: .inset, alternates: alternatesRowBackgrounds)
  }
}

/// Groups of rows that reach from edge to edge, with lines between the rows.
public struct GroupedListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = _ListLook(element: .grouped)
  /// Makes the style; a modifier usually takes it as ``ListStyle/grouped``.
  nonisolated public init() {}
}

/// Groups of rows as GNOME's boxed lists: cards with lines between the rows and a margin around them. As there they get no wider than is
/// easy to read, 600 pixels times the text scale, and stand in the middle of the list.
public struct InsetGroupedListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = _ListLook(element: .insetGrouped)
  /// Makes the style; a modifier usually takes it as ``ListStyle/insetGrouped``.
  nonisolated public init() {}
}

/// Rows within a frame, with lines between them; give it a margin with `padding`.
public struct BorderedListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook?
  /// Makes the style; a modifier usually takes it as ``ListStyle/bordered``.
  nonisolated public init() { self.init(alternatesRowBackgrounds: false) }
  /// Makes the style, on demand with a background of its own for every other row.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    _style = _ListLook(element: .bordered, alternates: alternatesRowBackgrounds)
  }
}

/// A watch's list, whose rows shrink at the ends of the screen. GNOME has nothing like it: here every row is a card of its own.
public struct CarouselListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = _ListLook(element: .platters)
  /// Makes the style; a modifier usually takes it as ``ListStyle/carousel``.
  nonisolated public init() {}
}

/// A watch's list, whose rows follow the round screen. GNOME has nothing like it: here every row is a card of its own, as in
/// ``CarouselListStyle``.
public struct EllipticalListStyle: ListStyle {
  /// For the library alone: the look of the list; nil to follow the place.
  public let _style: _ListLook? = _ListLook(element: .platters)
  /// Makes the style; a modifier usually takes it as ``ListStyle/elliptical``.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place: ``sidebar`` in a sidebar column, ``plain`` in a content column, ``inset`` elsewhere.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A sidebar's list, in which the user folds sections: `.navigation-sidebar` on GNOME.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows without a frame, whose selection has round corners.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin at both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows with a margin at both sides, on demand with a background of its own for every other row.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
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
  /// Rows within a frame, on demand with a background of its own for every other row.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == CarouselListStyle {
  /// A watch's list: here every row is a card of its own.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
  /// A watch's list: here every row is a card of its own.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension View {
  /// Sets how the lists in this view look; one in a column of a split view follows the place where nothing is said.
  ///
  /// Source: SwiftUI's `listStyle(_:)`.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) {
      $0[ListStyleKey.self] = style._style?.element
      $0[StyleAlternatesKey.self] = style._style?.alternates ?? false
    }
  }
}
