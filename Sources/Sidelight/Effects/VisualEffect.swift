#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// What changes how a view looks without changing its place or that of any other one.
///
/// Source: SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {}

/// No effect, from which others begin.
///
/// Source: SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect, KnownEffect {
  var look: VisualLook { VisualLook() }

  /// Makes the effect.
  public init() {}
}

/// An effect that knows what it does.
private protocol KnownEffect: VisualEffect {
  var look: VisualLook { get }
}

/// Some effects after one another.
private struct JoinedEffect: KnownEffect {
  var look: VisualLook
}

extension VisualEffect {
  var finalLook: VisualLook { (self as? any KnownEffect)?.look ?? VisualLook() }

  private func changing(_ change: (inout VisualLook) -> Void) -> some VisualEffect {
    var joined = JoinedEffect(look: finalLook)
    change(&joined.look)
    return joined
  }

  private func moving(_ step: PlaneStep) -> some VisualEffect { changing { $0.add(step) } }

  private func filtered(_ filter: PictureFilter) -> some VisualEffect { changing { $0.filters.append(filter) } }

  /// Shows the view transparently.
  ///
  /// - Parameter opacity: 0 for not at all, 1 for no change.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changing { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Shows the view somewhere else.
  ///
  /// - Parameters:
  ///   - x: how far towards where text ends, in pixels.
  ///   - y: how far down, in pixels.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { moving(.moved(x: Double(x), y: Double(y))) }

  /// Shows the view somewhere else.
  ///
  /// - Parameter offset: how far towards where text ends, and down, in pixels.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Shows the view larger or smaller.
  ///
  /// - Parameters:
  ///   - s: how many times as large.
  ///   - anchor: the point of the view that stays where it is.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(x: s, y: s, anchor: anchor) }

  /// Shows the view wider or narrower, and higher or lower. See the one with a `CGFloat`.
  ///
  /// - Parameters:
  ///   - scale: how many times as wide and as high.
  ///   - anchor: as in the form that is documented in full.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows the view wider or narrower, and higher or lower.
  ///
  /// - Parameters:
  ///   - x: how many times as wide.
  ///   - y: how many times as high.
  ///   - anchor: the point of the view that stays where it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    moving(.scaled(x: Double(x), y: Double(y), from: OutlinePoint(anchor.x, anchor.y)))
  }

  /// Turns the view.
  ///
  /// - Parameters:
  ///   - angle: how far, clockwise.
  ///   - anchor: the point of the view that stays where it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    moving(.turned(angle.degrees, about: OutlinePoint(anchor.x, anchor.y)))
  }

  /// Moves, turns, scales and slants the view about its corner. Where text runs to the left that is seen in a mirror.
  ///
  /// - Parameter transform: where its points go.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { moving(.plane(PlaneTransform(transform))) }

  /// Shows the view softly.
  ///
  /// - Parameters:
  ///   - radius: how far, in pixels.
  ///   - opaque: whether there is nothing to see through. On GNOME edges are always soft.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered(.blurred(radius: radius.isNaN ? 0 : Double(radius)))
  }

  /// Shows every colour with more light, or with less.
  ///
  /// - Parameter amount: what is added: 0 for no change, 1 for white, -1 for black.
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount.isNaN ? 0 : amount)) }

  /// Shows light and dark further apart, or closer to each other.
  ///
  /// - Parameter amount: how many times as far: 1 for no change.
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount.isNaN ? 1 : amount)) }

  /// Shows stronger or weaker colours.
  ///
  /// - Parameter amount: how many times as strong: 1 for no change, 0 for none.
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount.isNaN ? 1 : amount)) }

  /// Shows less of the colours.
  ///
  /// - Parameter amount: the part that is taken away: 0 for no change, 1 for all.
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grey(amount.isNaN ? 0 : amount)) }

  /// Turns the colours on the colour wheel.
  ///
  /// - Parameter angle: how far.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.turnedHue(angle.degrees.isFinite ? angle.degrees : 0)) }
}

extension View {
  /// Gives this view a look that follows from its place. The place stays as it is, also when the view is scrolled.
  ///
  /// ```swift
  /// Card().visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 4) }
  /// ```
  ///
  /// Source: SwiftUI's `visualEffect(_:)`.
  ///
  /// - Parameter effect: makes the look, from none, of where the view is.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @MainActor (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> Effect
  ) -> some View {
    LookedView(self) { sight in effect(EmptyVisualEffect(), GeometryProxy(sight)).finalLook }
  }
}
#endif
