#if Foundation
import SidelightCore
public import SidelightUI

/// Where a view is that comes into what is seen of a scroll view, and leaves it.
///
/// Source: SwiftUI's `ScrollTransitionPhase`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is on its way in at the top or where text begins, or out there.
  case topLeading
  /// It is in view.
  case identity
  /// It is on its way in at the bottom or where text ends, or out there.
  case bottomTrailing

  /// Whether it is in view.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or where text begins, 0 in view, 1 at the other end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the look of a view follows from how far it has come into view.
///
/// Source: SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  enum Manner: Sendable {
    case identity, animated
    case interactive(UnitCurve)
  }

  var manner: Manner
  var animation: Animation?
  var threshold = Threshold.visible

  /// The look stays as it is in view.
  public static let identity = ScrollTransitionConfiguration(manner: .identity)
  /// The look changes with a motion when the view has come as far as the threshold.
  public static let animated = ScrollTransitionConfiguration(manner: .animated, animation: .default)
  /// The look follows the view as far as the threshold.
  public static let interactive = ScrollTransitionConfiguration(manner: .interactive(.easeInOut))

  /// The look changes with a motion when the view has come as far as the threshold.
  ///
  /// - Parameter animation: how it moves.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(manner: .animated, animation: animation)
  }

  /// The look follows the view as far as the threshold.
  ///
  /// - Parameter timingCurve: how fast, from where the view is hidden to the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(manner: .interactive(timingCurve))
  }

  /// The same, with a motion where the look changes.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// The same, with another threshold: there the view counts as in view.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// How far a view has come into what scrolls around it, from its edge on.
  ///
  /// Source: SwiftUI's `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    /// A distance from the edge: so many times the length of the view, so many times that of the room, and so many pixels.
    private var own, room, pixels: Double

    /// All of it is outside.
    public static let hidden = Threshold(own: 0, room: 0, pixels: 0)
    /// All of it is inside.
    public static let visible = Threshold(own: 1, room: 0, pixels: 0)
    /// It is in the middle of the room.
    public static var centered: Threshold { Threshold(own: 0.5, room: 0.5, pixels: 0) }

    /// A part of it is inside.
    ///
    /// - Parameter amount: the part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(own: amount.isNaN ? 1 : min(max(amount, 0), 1), room: 0, pixels: 0)
    }

    /// The same, but closer to the middle.
    ///
    /// - Parameter distance: how much closer, in pixels; below 0 for further away.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.pixels += distance.isFinite ? distance : 0
      return threshold
    }

    /// One between this one and another one.
    ///
    /// - Parameters:
    ///   - other: the other one.
    ///   - amount: 0 for this one, 1 for the other one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ first: Double, _ last: Double) -> Double { amount.isFinite ? first + (last - first) * amount : first }
      return Threshold(own: mix(own, other.own), room: mix(room, other.room), pixels: mix(pixels, other.pixels))
    }

    /// How much of the way a view has come.
    ///
    /// - Parameters:
    ///   - distance: how far it reaches beyond the edge, in pixels.
    ///   - length: its length.
    ///   - room: the length of the room.
    /// - Returns: 0 where all of it is outside, 1 from the threshold on.
    func part(of distance: Double, length: Double, room: Double) -> Double {
      let whole = own * length + self.room * room + pixels
      guard whole > 0 else { return distance >= whole ? 1 : 0 }
      return min(max(distance / whole, 0), 1)
    }
  }
}

/// A view that looks otherwise at the edges of what scrolls around it.
struct ScrollTransitionView<Content: View, Effect: VisualEffect> {
  let content: Content
  /// At the edge where the content begins, and at the other one.
  let first, last: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  nonisolated init(
    _ content: Content, _ first: ScrollTransitionConfiguration, _ last: ScrollTransitionConfiguration, _ axis: Axis?,
    _ transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    (self.content, self.first, self.last, self.axis, self.transition) = (content, first, last, axis, transition)
  }
}

extension ScrollTransitionView: View {
  var body: some View {
    let isMirrored = direction == .rightToLeft
    LookedView(content, moving: { stand($0, isMirrored)?.configuration.animation }) { sight in
      let rest = transition(EmptyVisualEffect(), .identity).finalLook
      guard let stand = stand(sight, isMirrored), stand.part < 1 else { return rest }
      let away = transition(EmptyVisualEffect(), stand.phase).finalLook
      switch stand.configuration.manner {
      case .identity: return rest
      case .animated: return away
      case .interactive(let curve): return away.between(rest, at: curve.value(at: stand.part))
      }
    }
  }

  /// At which edge a view is, or to which it is closer.
  private struct Stand {
    var phase: ScrollTransitionPhase
    var configuration: ScrollTransitionConfiguration
    /// How much of the way to the threshold it has come.
    var part: Double
  }

  /// Nil where nothing scrolls around the view.
  @MainActor private func stand(_ sight: LayoutSight, _ isMirrored: Bool) -> Stand? {
    guard let room = sight.scroll(along: axis) else { return nil }
    let along: Axis2D =
      axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? (room.axes.contains(.vertical) ? .vertical : .horizontal)
    let (length, whole) = (sight.frame.size[along], room.frame.size[along])
    let start = along == .vertical ? sight.frame.y - room.frame.y : sight.frame.x - room.frame.x
    // How far it reaches beyond the edge where the content begins, and beyond the other one.
    var reach = (first: start + length, last: whole - start)
    if along == .horizontal, isMirrored { reach = (reach.last, reach.first) }
    let one = Stand(
      phase: .topLeading, configuration: first, part: first.threshold.part(of: reach.first, length: length, room: whole))
    let other = Stand(
      phase: .bottomTrailing, configuration: last, part: last.threshold.part(of: reach.last, length: length, room: whole))
    if one.part == other.part { return reach.first < reach.last ? one : other }
    return one.part < other.part ? one : other
  }
}

extension View {
  /// Gives this view another look while it comes into view in what scrolls around it, and while it leaves.
  ///
  /// ```swift
  /// Card().scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
  /// ```
  ///
  /// Source: SwiftUI's `scrollTransition(_:axis:transition:)`.
  ///
  /// - Parameters:
  ///   - configuration: how the look follows from how far it has come.
  ///   - axis: along which axis; nil for that along which the innermost scroll view scrolls.
  ///   - transition: makes the look, from none, of where the view is.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    ScrollTransitionView(self, configuration, configuration, axis, transition)
  }

  /// Gives this view another look while it comes into view in what scrolls around it, and while it leaves.
  ///
  /// Source: SwiftUI's `scrollTransition(topLeading:bottomTrailing:axis:transition:)`.
  ///
  /// - Parameters:
  ///   - topLeading: how the look follows from how far it has come at the top or where text begins.
  ///   - bottomTrailing: the same at the bottom or where text ends.
  ///   - axis: along which axis; nil for that along which the innermost scroll view scrolls.
  ///   - transition: makes the look, from none, of where the view is.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @MainActor (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
  ) -> some View {
    ScrollTransitionView(self, topLeading, bottomTrailing, axis, transition)
  }
}
#endif
