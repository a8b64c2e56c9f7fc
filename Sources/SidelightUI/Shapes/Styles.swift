package import SidelightCore

/// All of a place, in a style.
struct FilledPlace<Style: ShapeStyle>: View {
  let style: Style

  nonisolated init(_ style: Style) { self.style = style }

  var body: some View {
    switch style.areaFill {
    case .gradient?: PaintedShape([ShapePaint(.place, fill: style.areaFill)])
    case .color(let color)?: Color(style: color)
    case nil: Color(style: .primary)
    }
  }
}

extension ShapeOutline {
  /// That of all of a place.
  package static let place = ShapeOutline(identity: BasicShape.rectangle) { width, height in
    .rounded(BasicShape.rectangle.box(x: 0, y: 0, width: width, height: height))
  }
}

/// The style of text and symbols around a shape, which it has where nothing else is said.
///
/// Source: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: FillingStyle {
  package var elementFill: Fill? { nil }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/foreground``.
  nonisolated public init() {}
}

/// The colour behind the content of a window.
///
/// Source: SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// For the library alone: the colour.
  public var _color: Color? { Color(style: .named(.background, opacity: 1)) }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/background``.
  nonisolated public init() {}
}

/// The colour of lines between things.
///
/// Source: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// For the library alone: the colour.
  public var _color: Color? { Color(style: .named(.separator, opacity: 1)) }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/separator``.
  nonisolated public init() {}
}

/// What lets the content behind it shine through on Apple's systems.
///
/// Panes of GNOME are opaque, so that it is the colour behind the content of a window, or that of its bars. Source: SwiftUI's `Material`.
public struct Material: ShapeStyle {
  /// For the library alone: the colour.
  public let _color: Color?

  nonisolated fileprivate init(_ name: ColorStyle.Name) { _color = Color(style: .named(name, opacity: 1)) }
}

extension ShapeStyle where Self == Material {
  /// The colour behind the content of a window, as all materials here.
  public static var ultraThinMaterial: Material { Material(.background) }
  /// The colour behind the content of a window, as all materials here.
  public static var thinMaterial: Material { Material(.background) }
  /// The colour behind the content of a window, as all materials here.
  public static var regularMaterial: Material { Material(.background) }
  /// The colour behind the content of a window, as all materials here.
  public static var thickMaterial: Material { Material(.background) }
  /// The colour behind the content of a window, as all materials here.
  public static var ultraThickMaterial: Material { Material(.background) }
  /// The colour of the bars of a window.
  public static var bar: Material { Material(.bar) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and symbols around a shape.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind the content of a window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
