import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What is said around a section, or around a list for all of its sections, of their margins.
enum SectionMarginsKey: EnvironmentKey {
  static var defaultValue: RowInsets { RowInsets() }
}

extension View {
  /// Sets the distance of a section from some edges, in place of that of the list's style; the others stay as they are. Around a list it
  /// applies to all of its sections.
  ///
  /// Leading and trailing ones count from the edge of the list, for the section's header and footer as well. Between two sections the margin
  /// below the upper one and the one above the lower one add up, in place of the style's distance and of
  /// ``listSectionSpacing(_:)-(ListSectionSpacing)``; above the first section and below the last one they count from the edge of the list.
  /// A list of ``ListStyle/insetGrouped`` that is wider than its cards get counts from the edges of those.
  ///
  /// Source: SwiftUI's `listSectionMargins(_:_:)`.
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the distance in pixels, from 0; nil leaves it to the style.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    let length = usableLength(length, in: "listSectionMargins(_:_:)")
    return EnvironmentView(content: self) {
      var margins = $0[SectionMarginsKey.self]
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
      $0[SectionMarginsKey.self] = margins
    }
  }
}
