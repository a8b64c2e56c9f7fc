#if Foundation
import SidelightCore
public import SidelightUI

/// What is happening to a scroll view.
///
/// Source: SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Equatable, Hashable, CaseIterable, Sendable {
  /// Nothing.
  case idle
  /// Fingers lie on a touch pad, and may begin to scroll.
  case tracking
  /// The user scrolls: with fingers, with the wheel, at the bar or by the keyboard.
  case interacting
  /// Fingers have left, and it moves on.
  case decelerating
  /// It moves to where it comes to rest.
  case animating

  /// Whether it moves, or may begin to.
  public var isScrolling: Bool { self != .idle }

  fileprivate init(_ activity: ScrollActivity) {
    switch activity {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .interacting: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

/// What is known of a scroll view when something else happens to it.
///
/// Source: SwiftUI's `ScrollPhaseChangeContext`. How fast it moves is left out: GTK does not say.
public struct ScrollPhaseChangeContext: Sendable {
  /// How far it is scrolled, and how large it is.
  public let geometry: ScrollGeometry
}

extension View {
  /// Has an action run when something else happens to the scroll views in this view: when the user begins to scroll them, and when they are at
  /// rest again.
  ///
  /// A wheel says of no turn that it is the last one, so that a scroll view is at rest 150 ms after it has moved. Lists don't tell. Source:
  /// SwiftUI's `onScrollPhaseChange(_:)`.
  ///
  /// - Parameter action: called with what happened before, and with what happens now.
  nonisolated public func onScrollPhaseChange(_ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
    -> some View
  {
    onScrollActivity { old, new, _ in action(ScrollPhase(old), ScrollPhase(new)) }
  }

  /// Has an action run when something else happens to the scroll views in this view, with how far they are scrolled.
  ///
  /// Source: SwiftUI's `onScrollPhaseChange(_:)`.
  ///
  /// - Parameter action: called with what happened before, with what happens now, and with where the scroll view is.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    onScrollActivity { old, new, measure in
      let measure = measure ?? ScrollMeasure(contentWidth: 0, contentHeight: 0, width: 0, height: 0)
      action(ScrollPhase(old), ScrollPhase(new), ScrollPhaseChangeContext(geometry: ScrollGeometry(measure)))
    }
  }
}
#endif
