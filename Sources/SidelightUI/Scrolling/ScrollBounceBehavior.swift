public import SidelightGraph

/// Whether content that is not longer than its scroll view can be pulled beyond its edges.
///
/// On GNOME content that fits does not scroll. SwiftUI's `always` is left out: GTK has nothing of the kind. Source: SwiftUI's
/// `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Sendable {
  /// As the platform does it: as ``basedOnSize``.
  nonisolated public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// Only content that is longer than its scroll view.
  nonisolated public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

extension View {
  /// Says how scroll views in this view behave at the edges of their content. On GNOME all behaviours that there are mean the same: what fits does
  /// not scroll.
  ///
  /// Source: SwiftUI's `scrollBounceBehavior(_:axes:)`.
  ///
  /// - Parameters:
  ///   - behavior: the behaviour.
  ///   - axes: for which directions that is said.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View { self }
}
