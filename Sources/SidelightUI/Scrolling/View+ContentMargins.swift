import SidelightCore
import SidelightGraph

/// What a margin around content is for.
///
/// Source: SwiftUI's `ContentMarginPlacement`. Bars of GNOME lie over the content, and have no margins of their own.
public struct ContentMarginPlacement: Equatable, Sendable {
  /// As it suits the content: for what is scrolled.
  nonisolated public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  /// For what is scrolled.
  nonisolated public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
}

enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Leaves room around what the scroll views in this view scroll. Unlike padding it is scrolled along, up to the edges of the scroll view.
  ///
  /// Of margins that are said around one another the inner one counts, for each edge. Lists keep theirs. Source: SwiftUI's
  /// `contentMargins(_:_:for:)`.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the room in pixels, from 0; nil for the usual, which is none.
  ///   - placement: what it is for.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = usableLength(length, in: "contentMargins(_:_:for:)") ?? 0
    return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Leaves the same room on all sides of what the scroll views in this view scroll.
  ///
  /// Source: SwiftUI's `contentMargins(_:for:)`.
  ///
  /// - Parameters:
  ///   - length: the room in pixels, from 0.
  ///   - placement: what it is for.
  nonisolated public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Leaves different room at different edges of what the scroll views in this view scroll. See the one with a `Double?`.
  ///
  /// - Parameter insets: the room in pixels, from 0.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let usable = insets.usable(in: "contentMargins(_:_:for:)")
    return EnvironmentView(content: self) { values in
      var margins = values[ContentMarginsKey.self]
      if edges.contains(.top) { margins.top = usable.top }
      if edges.contains(.leading) { margins.leading = usable.leading }
      if edges.contains(.bottom) { margins.bottom = usable.bottom }
      if edges.contains(.trailing) { margins.trailing = usable.trailing }
      values[ContentMarginsKey.self] = margins
    }
  }
}
