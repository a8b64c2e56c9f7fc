import SidelightCore

/// The edge above or below.
///
/// Source: SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The edge above.
  case top
  /// The edge below.
  case bottom

  /// Any of the two edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge above.
    public static let top = Set(.top)
    /// The edge below.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Shows or hides the lines above and below a row. On a `Section` or `ForEach` it applies to every row in it.
  ///
  /// It is a preference, and the list's style is the final arbiter: there is a line between two rows of a section and none before the
  /// first or behind the last, which are the section's own, see ``listSectionSeparator(_:edges:)``. Where the rows above and below a
  /// line say different things it is hidden. ``ListStyle/grouped``, ``ListStyle/insetGrouped`` and ``ListStyle/bordered`` have lines by
  /// themselves; the other styles show those that are asked for.
  ///
  /// Source: SwiftUI's `listRowSeparator(_:edges:)`.
  /// - Parameters:
  ///   - visibility: whether they are shown; ``Visibility/automatic`` leaves it to what is said further out, and at last to the style.
  ///   - edges: which of the two lines.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0.dress.lines.set(edges) { $0.isShown = visibility.isShown } }
  }

  /// Sets the colour of the lines above and below a row. On a `Section` or `ForEach` it applies to every row in it.
  ///
  /// Where the rows above and below a line give it different colours, that of the row above counts. A colour shows no line where
  /// there is none.
  ///
  /// Source: SwiftUI's `listRowSeparatorTint(_:edges:)`.
  /// - Parameters:
  ///   - color: the colour; nil leaves it to what is said further out, and at last to the style.
  ///   - edges: which of the two lines.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0.dress.lines.set(edges) { $0.tint = color?.style } }
  }

  /// Shows or hides the lines above and below a section. Use it on a `Section`.
  ///
  /// No style on GNOME has such lines by itself, where groups of rows are told apart by space; those that are asked for are shown in
  /// every style but ``ListStyle/sidebar``.
  ///
  /// Source: SwiftUI's `listSectionSeparator(_:edges:)`.
  /// - Parameters:
  ///   - visibility: whether they are shown; ``Visibility/automatic`` leaves it to what is said further out, and at last to the style.
  ///   - edges: which of the two lines.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0.dress.sectionLines.set(edges) { $0.isShown = visibility.isShown } }
  }

  /// Sets the colour of the lines above and below a section. Use it on a `Section`.
  ///
  /// Source: SwiftUI's `listSectionSeparatorTint(_:edges:)`.
  /// - Parameters:
  ///   - color: the colour; nil leaves it to what is said further out, and at last to the style.
  ///   - edges: which of the two lines.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits { $0.dress.sectionLines.set(edges) { $0.tint = color?.style } }
  }
}
