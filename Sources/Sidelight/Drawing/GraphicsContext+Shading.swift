#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension GraphicsContext {
  /// What paths, texts and symbols of a drawing are painted with.
  ///
  /// Source: SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    /// Nil for the colour of text where the canvas is.
    let paint: DrawingPaint?

    /// The colour of text where the canvas is.
    public static var foreground: Shading { Shading(paint: nil) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: .fill(.color(color.style))) }

    /// A colour of its parts from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey, from 0 for black to 1 for white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. A gradient lies in the place of what has it.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(paint: style.areaFill.map { .fill($0) }) }

    /// Colours that pass into one another from one point to another one, in pixels.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - startPoint: where the first one is.
    ///   - endPoint: where the last one is.
    ///   - options: whether they begin again beyond the end.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient, .linear(from: Point(startPoint), to: Point(endPoint)), options) }

    /// Colours that pass into one another around a point, from one distance to another one, in pixels.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - center: the point.
    ///   - startRadius: how far from it the first one is.
    ///   - endRadius: how far from it the last one is.
    ///   - options: whether they begin again beyond the end.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient, .radial(center: Point(center), from: Double(startRadius), to: Double(endRadius)), options) }

    /// Colours that pass into one another once around a point.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - center: the point.
    ///   - angle: where the first one is, clockwise from the right.
    ///   - options: they have nothing to say here.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient, .conic(center: Point(center), from: angle.degrees), options) }

    private init(_ gradient: Gradient, _ course: PlaneGradient.Course, _ options: GradientOptions) {
      var stops = gradient.drawnStops
      let mirrors = options.contains(.mirror)
      var course = course
      if mirrors {
        // There and back is once the way of twice the length.
        stops = stops.map { GradientFill.Stop($0.color, at: $0.location / 2, light: $0.light) }
        stops += stops.reversed().map { GradientFill.Stop($0.color, at: 1 - $0.location, light: $0.light) }
        switch course {
        case .linear(let from, let to): course = .linear(from: from, to: Point(2 * to.x - from.x, 2 * to.y - from.y))
        case .radial(let center, let from, let to): course = .radial(center: center, from: from, to: 2 * to - from)
        case .elliptical, .conic: break
        }
      }
      paint = .gradient(PlaneGradient(course, stops: stops, repeats: mirrors || options.contains(.repeat)))
    }

    init(paint: DrawingPaint?) { self.paint = paint }
  }

  /// What lies beyond the end of a gradient.
  ///
  /// Source: SwiftUI's `GraphicsContext.GradientOptions`.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// It goes back, and begins again then.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed in proportion to their light. On GNOME they are mixed as the web mixes them.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// How colours meet those that are there.
  ///
  /// Source: SwiftUI's `GraphicsContext.BlendMode`.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number that Core Graphics has for it.
    public let rawValue: Int32
    /// Makes one of the number that Core Graphics has for it.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// They cover what is there.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Colours become darker by each other.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Colours become lighter by each other.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// What is there becomes darker where it is dark, and lighter where it is light.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker part of each colour is seen.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter part of each colour is seen.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// What is there becomes lighter.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// What is there becomes darker.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// As ``hardLight``, more gently.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// What is there becomes darker or lighter by what is drawn.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// How far the colours are apart.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// As ``difference``, with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of what is drawn, and all else of what is there.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of what is drawn, and all else of what is there.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Hue and saturation of what is drawn, and the light of what is there.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The light of what is drawn, and all else of what is there.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// What is there is taken away below what is drawn.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// It is seen where something is there.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// It lies behind what is there.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// What is there is seen where it is not.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }

    var blend: LayerBlend? { Self.blends[rawValue] }

    private static let blends: [Int32: LayerBlend] = [
      1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight, 9: .hardLight,
      10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity, 16: .destinationOut, 20: .sourceAtop,
      21: .destinationOver, 23: .destinationOut,
    ]
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
#endif
