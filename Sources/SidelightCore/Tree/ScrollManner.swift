/// How something scrolls, where that is not the usual way.
package struct ScrollManner: Equatable, Sendable {
  /// Whether the user can't scroll it. What has the focus comes into view all the same.
  package var isStill = false
  /// Whether no bar shows how it is scrolled from side to side.
  package var hidesHorizontalBar = false
  /// Whether no bar shows how it is scrolled up and down.
  package var hidesVerticalBar = false
  /// Whether what is scrolled is also seen outside of the scrolled area.
  package var isUnclipped = false
  /// The part of the content that is in view at first, and that stays in view while the content grows, until the user scrolls: 0 for the start
  /// or the top, 1 for the end; nil for the start.
  package var anchor: ScrollAnchor?
  /// How it passes into the header bar above it, where that is not hidden.
  package var topEdgeStyle = EdgeEffect.automatic
  package var hidesTopEdge = false
  package var topEdge: EdgeEffect { hidesTopEdge ? .hidden : topEdgeStyle }

  package init() {}
}

/// A point of what is scrolled, in parts of its width and height.
package struct ScrollAnchor: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// How far something is scrolled that stands at its anchor along an axis.
  package static func offset(_ part: Double, length: Double, visible: Double) -> Double {
    part.isFinite ? min(max(part, 0), 1) * max(0, length - visible) : 0
  }
}
