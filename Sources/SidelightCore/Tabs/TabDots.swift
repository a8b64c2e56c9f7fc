/// Whether there are dots below pages that are side by side.
package enum TabDots: Sendable, Hashable, CaseIterable {
  /// If there is more than one page.
  case automatic
  case always, never
}

/// The background of the dots.
package enum TabDotsBackground: Sendable, Hashable, CaseIterable {
  case none
  /// While the pointer is over the dots.
  case interactive
  case always
}
