/// Whether pages that follow each other have dots below them.
package enum TabDots: Sendable, Hashable, CaseIterable {
  /// Where there is more than one page.
  case automatic
  case always, never
}

/// What lies behind the dots.
package enum TabDotsBackground: Sendable, Hashable, CaseIterable {
  case none
  /// A background while the user points at the dots.
  case interactive
  case always
}
