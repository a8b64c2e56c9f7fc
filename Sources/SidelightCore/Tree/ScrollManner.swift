/// How something scrolls, where that is not the usual way.
package struct ScrollManner: Equatable, Sendable {
  /// Whether the user can't scroll it. What has the focus comes into view all the same.
  package var isStill = false
  /// Whether no bar shows how it is scrolled from side to side.
  package var hidesHorizontalBar = false
  /// Whether no bar shows how it is scrolled up and down.
  package var hidesVerticalBar = false

  package init() {}
}
