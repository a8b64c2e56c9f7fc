package import SidelightCore

/// All of a place, in a style.
struct FilledPlace<Style: ShapeStyle>: View {
  let style: Style

  nonisolated init(_ style: Style) { self.style = style }

  var body: some View {
    switch style.areaFill {
    case .color(let color)?: Color(style: color)
    case nil: Color(style: .primary)
    case let fill?: PaintedShape([ShapePaint(.place, fill: fill)])
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

/// What lets the content behind it shine through, blurred and tinted.
///
/// ```swift
/// Map().overlay(alignment: .bottom) { Legend().padding().background(.regularMaterial, in: .rect(cornerRadius: 12)) }
/// ```
///
/// What shines through is what other views have drawn below it: behind it in a `ZStack`, under an overlay, or below a bar of
/// ``View/safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``. Where nothing is there, in high contrast, with less
/// transparency, and where the renderer does not keep up it is opaque, in the colour behind the content of a window or in that of its bars.
/// Text on it has the colours of text anywhere else. As the style of text, and made fainter by ``ShapeStyle/opacity(_:)``, it is that colour.
/// Source: SwiftUI's `Material`.
public struct Material: FillingStyle {
  let grade: MaterialGrade
  package var elementFill: Fill? { .material(grade) }
  /// For the library alone: the colour where nothing shines through.
  public var _color: Color? { Color(style: grade.opaque) }

  nonisolated fileprivate init(_ grade: MaterialGrade) { self.grade = grade }
}

extension ShapeStyle where Self == Material {
  /// A material through which most shines. Words on it may be hard to read.
  public static var ultraThinMaterial: Material { Material(.ultraThin) }
  /// A material through which much shines. Words on it may be hard to read.
  public static var thinMaterial: Material { Material(.thin) }
  /// A material on which words can be read whatever lies below.
  public static var regularMaterial: Material { Material(.regular) }
  /// A material through which little shines.
  public static var thickMaterial: Material { Material(.thick) }
  /// A material through which hardly anything shines.
  public static var ultraThickMaterial: Material { Material(.ultraThick) }
  /// The material of the bars of a window.
  public static var bar: Material { Material(.bar) }
}

/// The colour of what is selected.
///
/// Source: SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  /// For the library alone: the colour.
  public var _color: Color? { Color(style: .accent) }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/selection``.
  nonisolated public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
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
