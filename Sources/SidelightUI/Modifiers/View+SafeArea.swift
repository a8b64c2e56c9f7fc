import SidelightCore
public import SidelightGraph

extension View {
  /// Lets a view go on below what covers the edges of its room, such as the bar of a ``View/safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``
  /// around it.
  ///
  /// It goes on at the edges that it touches. Its size is to the views around it what it is without. Of a GNOME page nothing is covered by
  /// itself: header bars and the keyboard on the screen take room of their own. Source: SwiftUI's `ignoresSafeArea(_:edges:)`.
  ///
  /// - Parameters:
  ///   - regions: what may cover it.
  ///   - edges: the edges that it may be covered at.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    layout(.ignoring(regions.contains(.container) ? edges.safeEdges : []))
  }

  /// Lets a view lie below what covers the edges of its page: the form before ``ignoresSafeArea(_:edges:)``, which takes its place.
  ///
  /// Source: SwiftUI's `edgesIgnoringSafeArea(_:)`.
  ///
  /// - Parameter edges: the edges that it may be covered at.
  @available(*, deprecated, renamed: "ignoresSafeArea(_:edges:)")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
