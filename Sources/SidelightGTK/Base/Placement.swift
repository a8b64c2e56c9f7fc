package import SidelightBridge
package import SidelightCore

/// In which directions something takes all the space that it is offered.
package struct Greed: Equatable, Sendable {
  package var horizontal, vertical: Bool

  package init(_ horizontal: Bool, _ vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let none = Greed(false, false)
  package static let both = Greed(true, true)
  package static let horizontal = Greed(true, false)

  package func union(_ other: Greed) -> Greed {
    Greed(horizontal || other.horizontal, vertical || other.vertical)
  }
}

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
    }
  }

  /// The part of the spare room that lies before the content.
  package var fraction: Double {
    switch self {
    case .start, .firstTextBaseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
