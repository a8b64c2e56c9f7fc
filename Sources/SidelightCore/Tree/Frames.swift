/// Distances from the four edges in pixels; leading and trailing follow the direction of the text.
package struct Insets: Equatable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom, trailing: trailing + other.trailing)
  }
}

/// A frame in pixels. In a fixed one the minimum equals the maximum. A missing field leaves the decision to the content; an infinite maximum
/// takes all the space that is offered.
package struct FrameElement: Equatable, Sendable {
  package var minWidth, idealWidth, maxWidth: Double?
  package var minHeight, idealHeight, maxHeight: Double?
  package var alignment: ElementAlignment

  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: ElementAlignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// How content is aligned in a frame that is larger than it.
package struct ElementAlignment: Equatable, Sendable {
  package enum Side: Hashable, Sendable {
    case start, center, end, firstTextBaseline, lastTextBaseline
    /// A guide of an app's own.
    case custom(NamedGuide)
  }
  package var horizontal, vertical: Side

  package init(_ horizontal: Side = .center, _ vertical: Side = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = ElementAlignment()
}

package enum Axis2D: Sendable { case horizontal, vertical }

extension ElementAlignment.Side {
  /// The part of the spare room that lies before the content.
  package var fraction: Double {
    switch self {
    case .start, .firstTextBaseline: 0
    case .center, .custom: 0.5
    case .end, .lastTextBaseline: 1
    }
  }
}

/// A guide that an app has named.
package final class NamedGuide: Hashable, Sendable {
  /// What the layout knows it by, a ``GuideKey``.
  package let key: any Sendable

  package init(_ key: any Sendable) { self.key = key }

  package static func == (left: NamedGuide, right: NamedGuide) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
