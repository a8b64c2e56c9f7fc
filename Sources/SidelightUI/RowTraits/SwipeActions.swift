package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// An edge on the left or right, by the direction of the text.
///
/// Source: SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge at which they end.
  case trailing

  package var core: SwipeEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension View {
  /// Adds actions to the row that this view is, or to every row in it: they appear at an edge when the row is swiped from there.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") { message.isFlagged = true } }
  /// ```
  ///
  /// A finger on a touch screen swipes, and two fingers on a touch pad do. GNOME's desktops often have neither, so the actions are in the
  /// row's menu as well. A button is grey, red where its role is destructive, and otherwise as `tint(_:)` says. Only buttons are shown.
  ///
  /// A row with actions at either edge is not deleted by a swipe, as `onDelete` would have it: give it an action for that where it needs
  /// one. The Delete key, its menu and edit mode go on deleting it.
  ///
  /// Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  /// - Parameters:
  ///   - edge: where they appear; from there on inward in the order of the content.
  ///   - allowsFullSwipe: whether swiping over most of the row performs the first one at once.
  ///   - content: buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let content = AnyView(content())
    let actions = RowActions(edge.core, RowSwipe(allowsFullSwipe: allowsFullSwipe)) { content }
    return rowTraits { $0.actions.all = [actions] }
  }
}
