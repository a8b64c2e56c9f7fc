import SidelightCore
@_spi(Nodes) import SidelightGraph

extension View {
  /// Adds actions to this view: they appear at an edge when it is swiped from there. A row of a list has them as a whole, and around several
  /// rows each of them has.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") { message.isFlagged = true } }
  /// ```
  ///
  /// A finger on a touch screen swipes, and two fingers on a touch pad do. GNOME's desktops often have neither, so the actions are in the
  /// view's menu as well: a view without a control takes the keys of that once it is ``focusable(_:)``. A button is grey, red where its role
  /// is destructive, and otherwise as `tint(_:)` says. Only buttons are shown.
  ///
  /// Rows of a list close each other. Views in a stack, a grid or anything else do so in a ``swipeActionsContainer()``. Outside of lists each
  /// view has the modifier itself: around several of them at once, such as a `ForEach`, it makes one place of them, which is reported.
  ///
  /// A row with actions at either edge is not deleted by a swipe, as `onDelete` would have it: give it an action for that where it needs
  /// one. The Delete key, its menu and edit mode go on deleting it.
  ///
  /// Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  /// - Parameters:
  ///   - edge: where they appear; from there on inward in the order of the content.
  ///   - allowsFullSwipe: whether swiping over most of the view performs the first one at once.
  ///   - content: buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let content = AnyView(content())
    return swiped(RowActions(edge.core, RowSwipe(allowsFullSwipe: allowsFullSwipe)) { content })
  }

  /// Adds actions to this view as ``swipeActions(edge:allowsFullSwipe:content:)`` does, and has an action run when they come into view and when
  /// they go again.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions { Button("Delete", role: .destructive) { delete(message) } } onPresentationChanged: { isOpen = $0 }
  /// ```
  ///
  /// Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:onPresentationChanged:)`.
  /// - Parameters:
  ///   - edge: where they appear; from there on inward in the order of the content.
  ///   - allowsFullSwipe: whether swiping over most of the view performs the first one at once.
  ///   - content: buttons.
  ///   - onPresentationChanged: called with true when a swipe has revealed the actions, and with false when they are no longer shown: one was
  ///     chosen, something else was touched, or the view has gone.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    let content = AnyView(content())
    return swiped(RowActions(edge.core, RowSwipe(allowsFullSwipe: allowsFullSwipe), presented: onPresentationChanged) { content })
  }

  private nonisolated func swiped(_ actions: RowActions) -> some View {
    SwipedView(content: self, actions: actions).rowTraits { $0.actions.all = [actions] }
  }
}
