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
