package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A colour that follows the desktop's style where it has a meaning, or fixed components where it doesn't.
///
/// As a view it fills its place. Source: SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
  package let style: ColorStyle

  private init(_ name: ColorStyle.Name) { style = ColorStyle(name) }

  nonisolated package init(style: ColorStyle) { self.style = style }

  /// Makes a colour from sRGB components from 0 to 1; others are brought into that range.
  ///
  /// - Parameters:
  ///   - red: the part of red.
  ///   - green: the part of green.
  ///   - blue: the part of blue.
  ///   - opacity: 0 for a colour that can't be seen, 1 for one that hides what is behind it.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func unit(_ value: Double) -> Double { min(1, max(0, value)) }
    style = .rgba(red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(opacity))
  }

  /// Makes a grey from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - white: 0 for black, 1 for white.
  ///   - opacity: 0 for a colour that can't be seen, 1 for one that hides what is behind it.
  nonisolated public init(white: Double, opacity: Double = 1) { self.init(red: white, green: white, blue: white, opacity: opacity) }

  /// The colour of text, as the style of the desktop has it.
  public static let primary = Color(.primary)
  /// The colour of dimmed text.
  public static let secondary = Color(.secondary)
  /// The accent colour that the user chose for the desktop.
  public static let accentColor = Color(.accent)
  /// The palette's red, in the shade that suits the style.
  public static let red = Color(.red)
  /// The palette's orange, in the shade that suits the style.
  public static let orange = Color(.orange)
  /// The palette's yellow, in the shade that suits the style.
  public static let yellow = Color(.yellow)
  /// The palette's green, in the shade that suits the style.
  public static let green = Color(.green)
  /// A mint green, which is not among GNOME's colours: `#00C8B3` as an area, and in a shade that can be read as text.
  public static let mint = Color(.mint)
  /// The palette's teal, in the shade that suits the style.
  public static let teal = Color(.teal)
  /// Cyan, which is not among GNOME's colours: `#00A5D6` as an area, and in a shade that can be read as text.
  public static let cyan = Color(.cyan)
  /// The palette's blue, in the shade that suits the style.
  public static let blue = Color(.blue)
  /// Indigo, which is not among GNOME's colours: `#6155F5` as an area, and in a shade that can be read as text.
  public static let indigo = Color(.indigo)
  /// The palette's purple, in the shade that suits the style.
  public static let purple = Color(.purple)
  /// The palette's pink, in the shade that suits the style.
  public static let pink = Color(.pink)
  /// The palette's brown, as text in a shade that can be read.
  public static let brown = Color(.brown)
  /// The palette's slate grey, in the shade that suits the style.
  public static let gray = Color(.gray)
  /// White, in the light and in the dark style.
  public static let white = Color(.white)
  /// Black, in the light and in the dark style.
  public static let black = Color(.black)
  /// Transparent: nothing is seen, and the place stays taken.
  public static let clear = Color(.clear)

  /// The colour with its opacity multiplied: 0 can't be seen, 1 is as opaque as the colour itself.
  ///
  /// Source: SwiftUI's `Color.opacity(_:)`.
  ///
  /// - Parameter opacity: the factor; below 0 counts as 0, and above 1 as 1.
  nonisolated public func opacity(_ opacity: Double) -> Color { Color(style: style.faded(by: opacity)) }
}

extension Color: CustomStringConvertible {
  /// The name of the colour, such as `red`, or its components as `#RRGGBBAA`, each one from `00` to `FF`. A
  /// named colour that is less opaque says how much, such as `red at 50%`.
  ///
  /// Source: SwiftUI's `Color.description`.
  public var description: String {
    let (red, green, blue, opacity): (Double, Double, Double, Double)
    switch style {
    case .named(.accent, 1): return "accentColor"
    case .named(let name, let opacity): return opacity == 1 ? name.rawValue : "\(Color(name)) at \(Int((opacity * 100).rounded()))%"
    case .rgba(let r, let g, let b, let a): (red, green, blue, opacity) = (r, g, b, a)
    case .scheme(let light, let dark): return "\(Color(style: light)), in dark style \(Color(style: dark))"
    case .mixed(let first, let last, let mix):
      return "\(Color(style: first)) and \(Int((mix.part * 100).rounded()))% of \(Color(style: last))"
    case .missing: return "missing"
    }
    let digits = [red, green, blue, opacity].map { part in
      let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

extension Color: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(leaf: self, context) { view, _ in .color(view.style) }
  }
}

/// A way to colour text, symbols and shapes.
///
/// Source: SwiftUI's `ShapeStyle`, as far as colours and levels of emphasis go.
public protocol ShapeStyle: Sendable {
  /// For the library alone: the colour that the style gives to text and symbols; nil for none of its own.
  var _color: Color? { get }
  /// For the library alone: the level of emphasis of the hierarchical styles from 0, the strongest, to 3; nil for other styles.
  var _level: Int? { get }
}

extension ShapeStyle {
  /// For the library alone: nil, no colour of its own.
  public var _color: Color? { nil }
  /// For the library alone: nil, no level of its own.
  public var _level: Int? { nil }

  package var elementColor: ColorStyle? {
    if let color = _color { return color.style }
    return _level.map { [.primary, .secondary, .tertiary, .quaternary][min(3, max(0, $0))] }
  }

  /// The style with its opacity multiplied: 0 can't be seen, 1 is as opaque as the style itself.
  ///
  /// Source: SwiftUI's `ShapeStyle.opacity(_:)`.
  ///
  /// - Parameter opacity: the factor; below 0 counts as 0, and above 1 as 1.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(fill: areaFill?.faded(by: opacity)) }
}

extension Color: ShapeStyle {
  /// For the library alone: the colour itself.
  public var _color: Color? { self }
}

/// Any style, whose type is not told.
///
/// ```swift
/// Text("3").foregroundStyle(isUrgent ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
/// ```
///
/// Source: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: FillingStyle {
  package let elementFill: Fill?
  /// For the library alone: the colour of the style, of a gradient the first one.
  public var _color: Color? { elementFill?.firstColor.map { Color(style: $0) } }

  /// Makes a style from another one.
  ///
  /// - Parameter style: the style to use.
  nonisolated public init(_ style: some ShapeStyle) { self.init(fill: style.areaFill) }

  nonisolated fileprivate init(fill: Fill?) { elementFill = fill }
}

/// A style by its weight among others: primary, secondary, tertiary, quaternary.
///
/// Source: SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// For the library alone: the level of emphasis from 0, the strongest, to 3.
  public let _level: Int?

  init(level: Int) { _level = level }
}

/// The accent colour of the desktop, or the colour of the nearest ``View/tint(_:)-(Color?)``.
///
/// Source: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  /// For the library alone: the accent colour.
  public var _color: Color? { .accentColor }

  /// Makes the style; a modifier usually takes it as ``ShapeStyle/tint``.
  nonisolated public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The strongest emphasis: text in its usual colour.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second emphasis: dimmed text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third emphasis: text at three quarters of the opacity of dimmed text.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The weakest emphasis: text at half the opacity of dimmed text.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour of the desktop, or the colour of the nearest ``View/tint(_:)-(Color?)``.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The palette's red, as ``Color/red``.
  public static var red: Color { .red }
  /// The palette's orange, as ``Color/orange``.
  public static var orange: Color { .orange }
  /// The palette's yellow, as ``Color/yellow``.
  public static var yellow: Color { .yellow }
  /// The palette's green, as ``Color/green``.
  public static var green: Color { .green }
  /// The palette's teal, as ``Color/teal``.
  public static var teal: Color { .teal }
  /// The palette's blue, as ``Color/blue``.
  public static var blue: Color { .blue }
  /// The palette's purple, as ``Color/purple``.
  public static var purple: Color { .purple }
  /// The palette's pink, as ``Color/pink``.
  public static var pink: Color { .pink }
  /// The palette's brown, as ``Color/brown``.
  public static var brown: Color { .brown }
  /// The palette's grey, as ``Color/gray``.
  public static var gray: Color { .gray }
  /// White, in the light and in the dark style.
  public static var white: Color { .white }
  /// Black, in the light and in the dark style.
  public static var black: Color { .black }
  /// A mint green, as ``Color/mint``.
  public static var mint: Color { .mint }
  /// Cyan, as ``Color/cyan``.
  public static var cyan: Color { .cyan }
  /// Indigo, as ``Color/indigo``.
  public static var indigo: Color { .indigo }
  /// Transparent: nothing is seen, and the place stays taken.
  public static var clear: Color { .clear }
}
