#if Foundation
public import Foundation
internal import SidelightCore
public import SidelightUI

extension View {
  /// Shows of this view what lies inside a shape that fills its place.
  ///
  /// ```swift
  /// Image("Ada").resizable().scaledToFill().frame(width: 48, height: 48).clipShape(Circle())
  /// ```
  ///
  /// Clicks are taken in all of the place. Source: SwiftUI's `clipShape(_:style:)`.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - style: what counts as inside where its outline crosses itself.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    clipped(to: shape.outline, style.rule)
  }

  /// Cuts what hangs out over the edges of this view.
  ///
  /// Source: SwiftUI's `clipped(antialiased:)`.
  ///
  /// - Parameter antialiased: whether the edges are smooth. On GNOME they always are.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Makes the corners of this view round.
  ///
  /// Source: SwiftUI's `cornerRadius(_:antialiased:)`, in place of which ``clipShape(_:style:)`` is recommended.
  ///
  /// - Parameters:
  ///   - radius: the radius in pixels.
  ///   - antialiased: whether the edges are smooth. On GNOME they always are.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Fills a shape behind this view.
  ///
  /// ```swift
  /// Text("New").padding(.horizontal, 8).background(.yellow, in: .capsule)
  /// ```
  ///
  /// Source: SwiftUI's `background(_:in:fillStyle:)`.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - shape: the shape.
  ///   - fillStyle: what counts as inside where its outline crosses itself.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind this view with what ``backgroundStyle(_:)`` says, or else with the colour behind the content of a window.
  ///
  /// Source: SwiftUI's `background(in:fillStyle:)`.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - fillStyle: what counts as inside where its outline crosses itself.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background { BackgroundShape(shape: shape, fillStyle: fillStyle) }
  }

  /// Fills a shape in front of this view.
  ///
  /// Source: SwiftUI's `overlay(_:in:fillStyle:)`.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  ///   - shape: the shape.
  ///   - fillStyle: what counts as inside where its outline crosses itself.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line along the inside of the edges of this view.
  ///
  /// Source: SwiftUI's `border(_:width:)`.
  ///
  /// - Parameters:
  ///   - content: its colour or gradient.
  ///   - width: how thick it is, in pixels.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Shows this view somewhere else. Its place stays where it is.
  ///
  /// Source: SwiftUI's `offset(_:)`.
  ///
  /// - Parameter offset: how far towards where text ends, and down, in pixels.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: Double(offset.width), y: Double(offset.height)) }

  /// Shows this view wider or narrower, and higher or lower. Its place stays as it is. See the one with a `Double`.
  ///
  /// - Parameters:
  ///   - scale: how many times as wide and as high.
  ///   - anchor: as in the form that is documented in full.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: Double(scale.width), y: Double(scale.height), anchor: anchor)
  }

  /// Sets in which part of this view's place it takes presses and taps, also between the views in it.
  ///
  /// ```swift
  /// Image(systemName: "play.fill").frame(width: 48, height: 48).contentShape(Circle()).onTapGesture { play() }
  /// ```
  ///
  /// It counts for the gestures of this view; a control in it has its own form. A rectangle is what GNOME's views take anyway. Source: SwiftUI's
  /// `contentShape(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - shape: the part of the place.
  ///   - eoFill: whether what an odd number of lines surround is inside.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the form of this view for what some kinds say.
  ///
  /// Source: SwiftUI's `contentShape(_:_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - kind: what the form is for, of which only ``ContentShapeKinds/interaction`` makes a difference on GNOME.
  ///   - shape: the part of the place.
  ///   - eoFill: whether what an odd number of lines surround is inside.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    let isHit = kind.contains(.interaction) && S.self != Rectangle.self
    return takingPresses(in: isHit ? HitArea(shape.outline, eoFill ? .evenOdd : .nonZero) : nil)
  }
}

/// What the form of a view is for, see ``View/contentShape(_:_:eoFill:)``.
///
/// Source: SwiftUI's `ContentShapeKinds`, without the form of the ring of focus and of what is dragged, which are the desktop's here.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Makes a set of kinds from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where presses and taps are taken.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view behind its context menu: on GNOME it stays where it is.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)
  /// What changes under the pointer: GNOME has no such effects.
  public static let hoverEffect = ContentShapeKinds(rawValue: 4)
  /// What assistive technology knows of the form: GNOME tells it of places alone.
  public static let accessibility = ContentShapeKinds(rawValue: 8)
}

/// A shape in the background style of its environment.
private struct BackgroundShape<Outline> {
  let shape: Outline
  let fillStyle: FillStyle
  @Environment(\.backgroundStyle) private var style

  init(shape: Outline, fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }
}

extension BackgroundShape: View where Outline: Shape {
  var body: some View { shape.fill(style ?? AnyShapeStyle(.background), style: fillStyle) }
}
#endif
