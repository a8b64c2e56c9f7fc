/// Whether something is shown.
///
/// Source: SwiftUI's `Visibility`.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As it suits the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension Visibility {
  /// Nil leaves it to the place.
  var isShown: Bool? { self == .automatic ? nil : self == .visible }
}
