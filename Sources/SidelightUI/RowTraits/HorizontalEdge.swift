package import SidelightCore

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
