#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// What becomes of the parts of a colour: each new part is a sum of red, green, blue and alpha, times the first four of its factors, and of the
/// fifth.
///
/// Source: SwiftUI's `ColorMatrix`.
public struct ColorMatrix: Equatable, Sendable {
  /// The factors for red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The factors for green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The factors for blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The factors for alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Makes one by which colours stay.
  nonisolated public init() {}

  fileprivate var rows: [[Double]] {
    [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]].map { row in
      row.map { $0.isFinite ? Double($0) : 0 }
    }
  }
}

extension GraphicsContext {
  /// What is done to each thing that is drawn.
  ///
  /// Source: SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    fileprivate let filter: DrawingFilter

    private init(_ filter: DrawingFilter) { self.filter = filter }

    /// Points go where a transform has them go. One that does not show a plane as a plane does nothing.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      guard matrix.isAffine else { return Filter(.transform(.identity)) }
      return Filter(
        .transform(
          PlaneTransform(
            CGAffineTransform(a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m31, ty: matrix.m32))))
    }

    /// A shadow below it.
    ///
    /// - Parameters:
    ///   - color: its colour.
    ///   - radius: over how many pixels it is soft.
    ///   - x: how far to the right it lies, in pixels.
    ///   - y: how far down it lies, in pixels.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(.picture(.shadow(color.style, radius: Double(radius), x: Double(x), y: Double(y)))) }

    /// Each part of a colour is multiplied by that of another one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.picture(.multiplied(color.style))) }

    /// Each part of a colour is made of all of them.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.colors(SidelightCore.ColorMatrix(matrix.rows))) }

    /// Colours are turned on the colour wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.picture(.turnedHue(angle.degrees))) }

    /// Colours are so many times as strong.
    public static func saturation(_ amount: Double) -> Filter { Filter(.picture(.saturation(amount))) }

    /// Colours have so much more light, from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { Filter(.picture(.brightness(amount))) }

    /// Light and dark are so many times as far apart.
    public static func contrast(_ amount: Double) -> Filter { Filter(.picture(.contrast(amount))) }

    /// Colours are turned into their opposites by a part, from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.colors(SidelightCore.ColorMatrix(factor: 1 - 2 * amount, adding: amount)))
    }

    /// Colours are grey by a part, from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.picture(.grey(amount))) }

    /// What is bright is opaque, in black.
    public static var luminanceToAlpha: Filter { Filter(.picture(.opacityOfLight)) }

    /// Everything is soft over a radius in pixels.
    ///
    /// - Parameters:
    ///   - radius: the radius.
    ///   - options: how edges look. On GNOME what is outside is clear.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.picture(.blurred(radius: Double(radius))))
    }
  }

  /// How something is blurred.
  ///
  /// Source: SwiftUI's `GraphicsContext.BlurOptions`.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing shines through at the edges. On GNOME what is outside is clear.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Steps between colours are hidden by noise. On GNOME there is none.
    public static var ditherResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a filter is used.
  ///
  /// Source: SwiftUI's `GraphicsContext.FilterOptions`.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed in proportion to their light. On GNOME they are mixed as the web mixes them.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Adds what is done to each thing that is drawn from now on, after what is done already.
  ///
  /// - Parameters:
  ///   - filter: what is done.
  ///   - options: how colours are mixed.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { add(filter.filter) }
}
#endif
