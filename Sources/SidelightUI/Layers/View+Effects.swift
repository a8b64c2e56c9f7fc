package import SidelightCore
public import SidelightGraph

extension View {
  /// Does something to this view once it has its place.
  nonisolated func effect(_ effect: LayerEffect, _ name: String) -> some View {
    LayeredView(content: self, layer: .views(EmptyView()), slot: .overlay, alignment: .center, effect: effect, name: name)
  }

  /// Shows of this view what lies inside an outline.
  package nonisolated func clipped(to outline: ShapeOutline, _ rule: FillRule = .nonZero) -> some View {
    effect(.clipped(outline, rule), "clipShape")
  }

  /// Shows this view somewhere else. Its place stays where it is.
  ///
  /// Source: SwiftUI's `offset(x:y:)`.
  ///
  /// - Parameters:
  ///   - x: how far towards where text ends, in pixels.
  ///   - y: how far down, in pixels.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    effect(.moved(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), "offset")
  }

  /// Turns this view. Its place stays as it is.
  ///
  /// ```swift
  /// Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
  /// ```
  ///
  /// Source: SwiftUI's `rotationEffect(_:anchor:)`.
  ///
  /// - Parameters:
  ///   - angle: how far, clockwise.
  ///   - anchor: the point of the view that stays where it is.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.turned(angle.degrees.isFinite ? angle.degrees : 0, about: anchor.outlinePoint), "rotationEffect")
  }

  /// Shows this view larger or smaller. Its place stays as it is.
  ///
  /// Source: SwiftUI's `scaleEffect(_:anchor:)`.
  ///
  /// - Parameters:
  ///   - s: how many times as large: 1 for no change.
  ///   - anchor: the point of the view that stays where it is.
  nonisolated public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }

  /// Shows this view wider or narrower, and higher or lower. Its place stays as it is.
  ///
  /// Source: SwiftUI's `scaleEffect(x:y:anchor:)`.
  ///
  /// - Parameters:
  ///   - x: how many times as wide: 1 for no change, below 0 for a mirrored view.
  ///   - y: how many times as high.
  ///   - anchor: the point of the view that stays where it is.
  nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    effect(.scaled(x: x.isFinite ? x : 1, y: y.isFinite ? y : 1, from: anchor.outlinePoint), "scaleEffect")
  }

  /// Gives this view a shadow.
  ///
  /// Source: SwiftUI's `shadow(color:radius:x:y:)`.
  ///
  /// - Parameters:
  ///   - color: the colour of the shadow.
  ///   - radius: how soft its edges are, in pixels: 0 for sharp ones.
  ///   - x: how far it lies to the right, in pixels.
  ///   - y: how far it lies below, in pixels.
  nonisolated public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0) -> some View {
    effect(.filtered(.shadow(color.style, radius: number(radius), x: number(x), y: number(y))), "shadow")
  }

  /// Shows this view softly.
  ///
  /// Source: SwiftUI's `blur(radius:opaque:)`.
  ///
  /// - Parameters:
  ///   - radius: how far, in pixels: 0 for no change.
  ///   - opaque: whether there is nothing to see through. On GNOME edges are always soft.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View {
    effect(.filtered(.blurred(radius: number(radius))), "blur")
  }

  /// Shows every colour of this view with more light, or with less.
  ///
  /// ```swift
  /// Image("cover").brightness(isHovered ? 0.1 : 0)
  /// ```
  ///
  /// Source: SwiftUI's `brightness(_:)`.
  ///
  /// - Parameter amount: what is added to red, green and blue: 0 for no change, 1 for white, -1 for black.
  nonisolated public func brightness(_ amount: Double) -> some View { effect(.filtered(.brightness(number(amount))), "brightness") }

  /// Shows light and dark further apart, or closer to each other.
  ///
  /// Source: SwiftUI's `contrast(_:)`.
  ///
  /// - Parameter amount: how many times as far: 1 for no change, 0 for one grey; below 0 light is dark as well, and each colour its opposite.
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.filtered(.contrast(number(amount, or: 1))), "contrast") }

  /// Shows stronger or weaker colours.
  ///
  /// Source: SwiftUI's `saturation(_:)`.
  ///
  /// - Parameter amount: how many times as strong: 1 for no change, 0 for none.
  nonisolated public func saturation(_ amount: Double) -> some View { effect(.filtered(.saturation(number(amount, or: 1))), "saturation") }

  /// Shows less of the colours.
  ///
  /// Source: SwiftUI's `grayscale(_:)`.
  ///
  /// - Parameter amount: the part that is taken away: 0 for no change, 1 for all.
  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.filtered(.grey(number(amount))), "grayscale") }

  /// Turns the colours on the colour wheel.
  ///
  /// Source: SwiftUI's `hueRotation(_:)`.
  ///
  /// - Parameter angle: how far.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.filtered(.turnedHue(number(angle.degrees))), "hueRotation") }

  /// Shows light as dark, and each colour as its opposite.
  ///
  /// Source: SwiftUI's `colorInvert()`.
  nonisolated public func colorInvert() -> some View { effect(.filtered(.inverted), "colorInvert") }

  /// Multiplies each part of this view's colours by that of another one: what is white is of that colour then.
  ///
  /// Source: SwiftUI's `colorMultiply(_:)`.
  ///
  /// - Parameter color: the other colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect(.filtered(.multiplied(color.style)), "colorMultiply") }

  /// Makes this view black, as opaque as it is bright.
  ///
  /// Source: SwiftUI's `luminanceToAlpha()`.
  nonisolated public func luminanceToAlpha() -> some View { effect(.filtered(.opacityOfLight), "luminanceToAlpha") }

  /// Takes presses and taps in a part of this view's place; nil for all of it.
  package nonisolated func takingPresses(in area: HitArea?) -> some View { traits(area.map { .hitArea($0) }) }

  /// Sets whether this view takes clicks. If not, they go to what lies behind it.
  ///
  /// ```swift
  /// Button("Send", action: send).overlay { Badge(count).allowsHitTesting(false) }
  /// ```
  ///
  /// Source: SwiftUI's `allowsHitTesting(_:)`.
  ///
  /// - Parameter enabled: whether it takes them.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    traits(enabled ? nil : .letsClicksThrough)
  }
}

/// What is no number is as if nothing had been said: an element with it would never be the same as itself.
private func number(_ value: Double, or usual: Double = 0) -> Double { value.isNaN ? usual : value }
