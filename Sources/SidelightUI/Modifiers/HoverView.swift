import SidelightCore
import SidelightGraph

/// A view that hears of the pointer.
struct HoverView<Content: View> {
  let content: Content
  let action: (Bool) -> Void
}

extension HoverView: HearingView {
  var kind: Heard.Kind? { .hover }

  func hear(_ heard: Heard) { if case .hover(let isOver) = heard { action(isOver) } }
}

extension View {
  /// Performs an action when the pointer comes over the view, and when it leaves.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .onHover { isOver in if isOver { preview = message.id } }
  /// ```
  ///
  /// What appears only under the pointer can't be reached with the keyboard or a finger: it should be found elsewhere, too. On GNOME it is a
  /// GtkEventControllerMotion on each widget of the view. A view that goes away below the pointer does not hear that it left.
  ///
  /// Source: SwiftUI's `onHover(perform:)`.
  /// - Parameter action: what is done; it gets whether the pointer is over the view, also while that is disabled.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { HoverView(content: self, action: action) }
}
