/// The kinds of content from outside that a view accepts as a drop.
package struct DropKinds: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Files and folders, and anything else that has a URI.
  package static let files = DropKinds(rawValue: 1)
  package static let text = DropKinds(rawValue: 2)
}

/// What was dropped, when it came from outside of the view.
package enum DropPayload: Hashable, Sendable {
  /// The URIs of files.
  case files([String])
  case text(String)

  package var kind: DropKinds {
    switch self {
    case .files: .files
    case .text: .text
    }
  }
}

/// What happens to things from outside over a view that takes them. Places are in px from the view's upper left corner.
package enum DropPhase: Equatable, Sendable {
  /// Something of a kind is over the view, or has moved over it.
  case over(DropKinds, x: Double, y: Double)
  /// It is over the view no longer.
  case left
  /// It was dropped.
  case dropped(DropPayload, x: Double, y: Double)
}
