/// How far the content of a window is from its edges.
///
/// Source: SwiftUI's `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
  fileprivate let length: Double

  /// The least that looks well: 12 pixels.
  nonisolated public static var minimum: ScenePadding { ScenePadding(length: 12) }
}

extension View {
  /// Leaves as much room around the view as content has from the edges of a window of GNOME: 18 pixels.
  ///
  /// Source: SwiftUI's `scenePadding(_:)`.
  ///
  /// - Parameter edges: the edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 18) }

  /// Leaves as much room around the view as a kind of padding says.
  ///
  /// Source: SwiftUI's `scenePadding(_:edges:)`.
  ///
  /// - Parameters:
  ///   - padding: the kind.
  ///   - edges: the edges.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
