#if Foundation
public import Foundation
public import SidelightUI
import SidelightCore

/// Where the pointer is while it is over a view.
///
/// Source: SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point.
  case active(CGPoint)
  /// It has left.
  case ended
}

extension View {
  /// Performs an action whenever the pointer comes over this view, moves over it, or leaves it.
  ///
  /// ```swift
  /// Chart(values).onContinuousHover { phase in
  ///   if case .active(let place) = phase { shown = place.x } else { shown = nil }
  /// }
  /// ```
  ///
  /// Source: SwiftUI's `onContinuousHover(coordinateSpace:perform:)`.
  ///
  /// - Parameters:
  ///   - coordinateSpace: from where the place is measured.
  ///   - action: what is done, also while the view is disabled.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    ContinuousHover(content: self, space: coordinateSpace.coordinateSpace, action: action)
  }
}

private struct ContinuousHover<Content: View> {
  let content: Content
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

@MainActor extension ContinuousHover: View {
  var body: some View {
    PressView.pointer(content) {
      HoverHandler(space, action)
    } refresh: { handler in
      guard let handler = handler as? HoverHandler else { return }
      (handler.space, handler.action) = (space, action)
    }
  }
}

@MainActor private final class HoverHandler: PressHandler {
  var space: CoordinateSpace
  var action: (HoverPhase) -> Void

  init(_ space: CoordinateSpace, _ action: @escaping (HoverPhase) -> Void) {
    self.space = space
    self.action = action
  }

  func hear(_ press: Press, _ space: @escaping (AnyHashable) -> LayoutFrame?) {
    let place = PressPlace(press: press, space: space)
    action(press.phase == .moved ? .active(place.point(press.location, in: self.space)) : .ended)
  }

  // Whoever goes away below the pointer does not hear that it left, as with `onHover(perform:)`.
  func cancel() {}
}
#endif
