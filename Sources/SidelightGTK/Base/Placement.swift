package import SidelightBridge
package import SidelightCore

/// Where a parent wants a child that is smaller than its place.
package struct Placement: Equatable, Sendable {
  package var horizontal, vertical: Align

  package init(_ horizontal: Align = .center, _ vertical: Align = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension ElementAlignment.Side {
  package var align: Align {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    case .firstTextBaseline: .baselineCenter
    // A region lays out what is aligned in these ways.
    case .lastTextBaseline, .custom: .center
    }
  }
}
