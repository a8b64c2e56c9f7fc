import SidelightCore
import SidelightGraph

/// How a text or a picture comes in place of an earlier one of the same view, where that change moves.
///
/// ```swift
/// Text("\(score)").contentTransition(.numericText(value: Double(score)))
/// Button("Point") { withAnimation { score += 1 } }
/// ```
///
/// Source: SwiftUI's `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
  let change: ContentChange?

  private init(_ change: ContentChange?) { self.change = change }

  private static func rolling(_ side: Double, value: Double? = nil) -> ContentTransition {
    var (new, old) = (TransitionLook(), TransitionLook())
    (new.opacity, new.heights) = (0, side)
    (old.opacity, old.heights) = (0, -side)
    return ContentTransition(ContentChange(TransitionElement(insertion: new, removal: old), value: value))
  }

  /// It is there at once.
  public static let identity = ContentTransition(nil)

  /// The old one fades out while the new one fades in.
  public static let opacity: ContentTransition = {
    var look = TransitionLook()
    look.opacity = 0
    return ContentTransition(ContentChange(TransitionElement(insertion: look, removal: look)))
  }()

  /// The same as ``opacity``: GTK finds no way from one shape of letters to another.
  public static let interpolate = opacity

  /// The new number comes from below while the old one leaves at the top. The whole text does so, and not the digits alone that change.
  ///
  /// - Parameter countsDown: whether it comes from above instead.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { rolling(countsDown ? -0.6 : 0.6) }

  /// The new number comes from below where it is larger, and from above where it is smaller.
  ///
  /// - Parameter value: the number that the text shows.
  public static func numericText(value: Double) -> ContentTransition { rolling(0.6, value: value) }

  /// The old symbol shrinks out while the new one grows in.
  public static let symbolEffect: ContentTransition = {
    var look = TransitionLook()
    (look.opacity, look.scaleX, look.scaleY) = (0, 0.5, 0.5)
    return ContentTransition(ContentChange(TransitionElement(insertion: look, removal: look)))
  }()

  /// The old symbol shrinks out while the new one grows in.
  ///
  /// - Parameters:
  ///   - effect: that one of the two replaces the other.
  ///   - options: how fast; a change of content moves as is said of the change.
  public static func symbolEffect(_ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition {
    symbolEffect
  }
}

extension View {
  /// Says how a text or a picture comes in place of an earlier one of this view. Without it, it is there at once.
  ///
  /// It is shown where the change moves, as by `withAnimation`. Where the desktop asks for less motion there is none. Source: SwiftUI's
  /// `contentTransition(_:)`; here it is said of the text, the picture, or the views around it that are no container.
  ///
  /// - Parameter transition: how it comes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    traits(.contentChange(transition.change))
  }
}
