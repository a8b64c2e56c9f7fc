/// How far from its neighbours a view wishes to be, where a stack says nothing else.
package struct Spacing: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    case plain
    /// A line of text, which belongs closer to another one than controls do.
    case text
    /// A spacer, which is the distance itself.
    case none
  }

  package var leading, trailing, top, bottom: Edge

  package init(leading: Edge = .plain, trailing: Edge = .plain, top: Edge = .plain, bottom: Edge = .plain) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
  }

  package static let plain = Spacing()
  package static let text = Spacing(top: .text, bottom: .text)

  /// The platform's distance between views in pixels, and that between two lines of text.
  package static let standard = 6.0
  package static let betweenLines = 2.0

  /// The distance in a stack that says none.
  package static func usual(along axis: Axis2D, areTexts: Bool) -> Double { axis == .vertical && areTexts ? betweenLines : standard }

  /// The edge at which the view begins along an axis, and the one at which it ends.
  package subscript(start axis: Axis2D) -> Edge {
    get { axis == .horizontal ? leading : top }
    set { if axis == .horizontal { leading = newValue } else { top = newValue } }
  }
  package subscript(end axis: Axis2D) -> Edge {
    get { axis == .horizontal ? trailing : bottom }
    set { if axis == .horizontal { trailing = newValue } else { bottom = newValue } }
  }

  /// The distance to the next view along an axis.
  package func distance(to next: Spacing, along axis: Axis2D) -> Double {
    switch (self[end: axis], next[start: axis]) {
    case (.none, _), (_, .none): 0
    case (.text, .text): Self.betweenLines
    default: Self.standard
    }
  }

  /// The wish of a view around this one that has edges of its own along some axes.
  package func plain(horizontal: Bool, vertical: Bool) -> Spacing {
    Spacing(
      leading: horizontal ? .plain : leading, trailing: horizontal ? .plain : trailing, top: vertical ? .plain : top,
      bottom: vertical ? .plain : bottom)
  }
}
