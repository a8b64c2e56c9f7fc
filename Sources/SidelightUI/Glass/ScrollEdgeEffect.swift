import SidelightCore
public import SidelightGraph

/// How content that is scrolled below a bar passes into it.
///
/// Source: SwiftUI's `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let core: EdgeEffect

  /// Beside a sidebar of glass it fades away below the header bar; elsewhere it ends there, as in other apps of GNOME.
  public static let automatic = ScrollEdgeEffectStyle(core: .automatic)
  /// It ends at a line.
  public static let hard = ScrollEdgeEffectStyle(core: .hard)
  /// It fades away. Where it does not go on below the header bar, GNOME's shade is there.
  public static let soft = ScrollEdgeEffectStyle(core: .soft)
}

extension View {
  /// Says how what lists and scroll views here show passes into the header bar above.
  ///
  /// Other edges have no such effect on GNOME. Source: SwiftUI's `scrollEdgeEffectStyle(_:for:)`.
  ///
  /// - Parameters:
  ///   - style: the style; nil for the automatic one.
  ///   - edges: the edges that it is for.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    EnvironmentView(content: self) {
      if edges.contains(.top) { $0[ScrollMannerKey.self].topEdgeStyle = style?.core ?? .automatic }
    }
  }

  /// Leaves out what marks the edge between the header bar and what lists and scroll views here show.
  ///
  /// Other edges have no such effect on GNOME. Source: SwiftUI's `scrollEdgeEffectHidden(_:for:)`.
  ///
  /// - Parameters:
  ///   - hidden: whether nothing marks it.
  ///   - edges: the edges that it is for.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    EnvironmentView(content: self) {
      if edges.contains(.top) { $0[ScrollMannerKey.self].hidesTopEdge = hidden }
    }
  }
}
