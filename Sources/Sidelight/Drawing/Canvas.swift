#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// How the colours of a drawing are mixed.
///
/// Source: SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As most pictures and the web mix them.
  case nonLinear
  /// In proportion to their light. On GNOME colours are mixed as in ``nonLinear``.
  case linear
  /// As ``linear``, with colours that are brighter than white. On GNOME colours are mixed as in ``nonLinear``.
  case extendedLinear
}

/// A place in which an app draws by itself.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
///   context.draw(Text("Go"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// It takes all the room that there is. What the closure reads of an app's state makes it draw again. Marks are pieces of GSK, which the graphics
/// processor draws where there is one, and nothing in them can be clicked or is spoken: give the canvas a gesture and a label. It is not seen in a
/// mirror where text runs from right to left. Source: SwiftUI's `Canvas`.
public struct Canvas<Symbols> {
  /// The views that the drawing may show, each with a tag.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers all of its place. GTK finds that out by itself.
  public var isOpaque: Bool
  /// How colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later than what stands beside it. GTK always draws a window as one.
  public var rendersAsynchronously: Bool
}

extension Canvas: View where Symbols: View {
  /// Makes a canvas with views that it may draw.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   guard let leaf = context.resolveSymbol(id: 0) else { return }
  ///   for place in places { context.draw(leaf, at: place) }
  /// } symbols: {
  ///   Image(systemName: "leaf").foregroundStyle(.green).tag(0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - opaque: whether the drawing covers all of its place.
  ///   - colorMode: how colours are mixed.
  ///   - rendersAsynchronously: whether it may be drawn later than what stands beside it.
  ///   - renderer: draws, in a size in pixels.
  ///   - symbols: the views, each with a tag. They take no clicks.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The drawing in its place.
  public var body: some View {
    LayoutReader(followsSizeAlone: true) { sight in
      let size = CGSize(width: sight.frame.size.width, height: sight.frame.size.height)
      return DrawnView(symbols: symbols) { desk in
        var context = GraphicsContext(desk, size)
        renderer(&context, size)
        return context.sheet.drawing
      }
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - opaque: whether the drawing covers all of its place.
  ///   - colorMode: how colours are mixed.
  ///   - rendersAsynchronously: whether it may be drawn later than what stands beside it.
  ///   - renderer: draws, in a size in pixels.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}
#endif
