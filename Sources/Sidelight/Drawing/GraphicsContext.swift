#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Draws in a canvas: paths, texts, images and views, with lengths in pixels from the upper left corner.
///
/// A copy draws into the same canvas, and what is set of it changes nothing of the original:
///
/// ```swift
/// var turned = context
/// turned.rotate(by: .degrees(30))
/// turned.fill(square, with: .color(.orange))
/// ```
///
/// Source: SwiftUI's `GraphicsContext`.
public struct GraphicsContext {
  let desk: DrawingDesk
  let sheet: DrawingSheet
  private var state = Drawing.State()
  /// All that can be seen, in pixels of the canvas.
  private var seen: CGRect
  private var clears = false

  /// The values of the environment where the canvas is.
  public let environment: EnvironmentValues
  private let foreground: ColorStyle
  let symbols: [DrawnSymbol]

  @MainActor init(_ desk: DrawingDesk, _ size: CGSize) {
    self.desk = desk
    environment = desk.environment
    foreground = desk.foreground
    symbols = desk.symbols
    sheet = DrawingSheet()
    seen = CGRect(origin: .zero, size: size)
  }

  /// For a layer in another one, with nothing but its places.
  private init(layerIn outer: GraphicsContext) {
    desk = outer.desk
    environment = outer.environment
    foreground = outer.foreground
    symbols = outer.symbols
    sheet = DrawingSheet()
    state.transform = outer.state.transform
    seen = outer.seen
  }

  /// How opaque what is drawn from now on is, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// How the colours of what is drawn from now on meet those that are there.
  public var blendMode: BlendMode = .normal {
    didSet {
      state.blend = blendMode.blend
      clears = blendMode == .clear
    }
  }

  // MARK: Places

  /// Where the points of what is drawn from now on go, in pixels of the canvas.
  public var transform: CGAffineTransform {
    get { CGAffineTransform(state.transform) }
    set { state.transform = PlaneTransform(newValue) }
  }

  /// Makes what is drawn from now on so many times as wide and high, from the corner.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Moves what is drawn from now on, in pixels.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Turns what is drawn from now on about the corner, clockwise.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians))) }

  /// Has points go through a transform before they go where they went before.
  public mutating func concatenate(_ matrix: CGAffineTransform) { state.transform = PlaneTransform(matrix).then(state.transform) }

  // MARK: Clips

  /// How something is cut off.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is seen, and not what lies inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A box with all that can be seen of what is drawn from now on, in its own pixels.
  public var clipBoundingRect: CGRect { seen.applying(transform.inverted()) }

  /// Cuts off what is drawn from now on outside of a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - style: what counts as inside where it crosses itself.
  ///   - options: whether it is cut off inside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let placed = state.transform == .identity ? path : path.applying(transform)
    let isInverse = options.contains(.inverse)
    state.clips.append(.outline(placed.outline, style.rule, isInverse: isInverse))
    if isInverse { return }
    // Foundation traps where a side is no number.
    let box = placed.boundingRect
    let isBox = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
    let rest = isBox ? seen.intersection(box) : .zero
    seen = rest.isNull ? .zero : rest
  }

  /// Cuts off what is drawn from now on where a drawing is not opaque.
  ///
  /// - Parameters:
  ///   - opacity: how opaque that drawing is at most, from 0 to 1.
  ///   - options: whether it is cut off where the drawing is opaque.
  ///   - content: draws it.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(layerIn: self)
    try content(&layer)
    let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    state.clips.append(.layer(layer.sheet.drawing, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// Draws something as one: opacity, filters and the blend mode of this context are for all of it.
  ///
  /// - Parameter content: draws it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerIn: self)
    try content(&layer)
    var state = state
    state.transform = .identity
    sheet.add(.layer(layer.sheet.drawing), state)
  }

  // MARK: Paths

  /// Fills the inside of a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - shading: a colour or a gradient.
  ///   - style: what counts as inside where the path crosses itself.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.inside(path.outline, paint(shading), style.rule))
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - shading: a colour or a gradient.
  ///   - style: how the line is drawn.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { add(.line(path.outline, paint(shading), style.line)) }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - shading: a colour or a gradient.
  ///   - lineWidth: how thick the line is, in pixels.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// What a shading is where the canvas is. On GNOME colours of the style are looked up when they are drawn, so that it is the same shading.
  public func resolve(_ shading: Shading) -> Shading { shading.paint == nil ? Shading(paint: .fill(.color(foreground))) : shading }

  func paint(_ shading: Shading) -> DrawingPaint {
    clears ? .fill(.color(.black)) : shading.paint ?? .fill(.color(foreground))
  }

  func add(_ content: Drawing.Mark.Content) { sheet.add(content, state) }

  mutating func add(_ filter: DrawingFilter) { state.filters.append(filter) }
}

/// What marks are drawn on.
final class DrawingSheet {
  private var marks: [Drawing.Mark] = []
  private var states: [Drawing.State] = []

  func add(_ content: Drawing.Mark.Content, _ state: Drawing.State) {
    if states.last != state { states.append(state) }
    marks.append(Drawing.Mark(content, state: states.count - 1))
  }

  var drawing: Drawing { Drawing(marks: marks, states: states) }
}
#endif
