import SidelightCore

extension View {
  /// Sets the heights at which the sheet may rest whose content this view is.
  ///
  /// It opens at the lowest one. The user drags the sheet by its handle or its header bar from one to the other, or moves the handle
  /// with the arrow keys; far below the lowest one it closes. An inspector that is a sheet rests at ``PresentationDetent/medium`` and
  /// ``PresentationDetent/large`` by itself; another sheet is as high as its content. On GNOME this holds for sheets from the
  /// bottom, in windows at most 450 px wide or 360 px high; one that floats over a larger window keeps the size of its content.
  ///
  /// Source: SwiftUI's `presentationDetents(_:)`.
  ///
  /// - Parameter detents: the heights, in any order.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DetentsView(content: self, detents: detents, selection: nil)
  }

  /// Sets the heights at which the sheet may rest whose content this view is, and binds the one at which it does.
  ///
  /// The binding is written when the user has dragged the sheet from one to the other. A value that is none of the heights is
  /// reported, and the sheet takes the lowest one. For the rest see ``View/presentationDetents(_:)``.
  ///
  /// Source: SwiftUI's `presentationDetents(_:selection:)`.
  ///
  /// - Parameters:
  ///   - detents: the heights, in any order.
  ///   - selection: the height at which it rests; one of them.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentsView(content: self, detents: detents, selection: selection)
  }

  /// Shows or hides the handle on top of the sheet whose content this view is.
  ///
  /// By itself a sheet shows it where it can be resized. Without it the keyboard still finds it, and the header bar can be dragged.
  /// Source: SwiftUI's `presentationDragIndicator(_:)`.
  ///
  /// - Parameter visibility: whether the handle is shown; automatic shows it where the sheet can be resized.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference {
      switch visibility {
      case .automatic: break
      case .visible: $0.presentation.showsIndicator = true
      case .hidden: $0.presentation.showsIndicator = false
      }
    }
  }

  /// Keeps the user from closing the sheet whose content this view is: Escape, the close button and a drag do nothing then.
  ///
  /// ``EnvironmentValues/dismiss`` and the binding still close it, so give the content a button for that. For an inspector it counts
  /// while that is a sheet. Source: SwiftUI's `interactiveDismissDisabled(_:)`.
  ///
  /// - Parameter isDisabled: whether the user is kept from closing it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference { if isDisabled { $0.presentation.isDismissDisabled = true } }
  }
}
