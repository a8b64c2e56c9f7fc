import SidelightCore
import SidelightGraph

/// A view that hears of clicks and taps.
struct TapView<Content: View> {
  let content: Content
  let count: Int
  let action: () -> Void
}

extension TapView: HearingView {
  var kind: Heard.Kind? { .tap(count: count) }

  func hear(_ heard: Heard) { action() }
}

extension View {
  /// Performs an action when the view is clicked or tapped.
  ///
  /// ```swift
  /// Image(systemName: isFavorite ? "star.fill" : "star")
  ///   .onTapGesture { isFavorite.toggle() }
  /// ```
  ///
  /// Neither the keyboard nor a screen reader reaches the action: a ``Button``, which may have any look, is better for all that people
  /// should be able to do. A view that hears both one and two taps hears a single one only once no second one can follow. Controls in the
  /// view, and views in it with an action of their own for as many taps, keep their taps to themselves. In a row of a list the view
  /// takes those that it hears from the row, which is then neither selected nor followed as a link. On GNOME it is a GtkGestureClick on each widget of the
  /// view, which hears on all of the widget's area, whatever is drawn there.
  ///
  /// Source: SwiftUI's `onTapGesture(count:perform:)`.
  /// - Parameters:
  ///   - count: how many taps in a row it takes, from 1.
  ///   - action: what is done.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    if count < 1 { Problem.report("onTapGesture(count: \(count)) waits for no tap; a count is 1 or more. It waits for one.") }
    return TapView(content: self, count: max(1, count), action: action)
  }
}
