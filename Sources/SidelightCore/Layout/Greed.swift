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

  /// What remains of it outside of layout modifiers.
  package func through(_ modifiers: [LayoutModifier]) -> Greed { modifiers.reduce(self) { $0.outside(of: $1) } }

  private func outside(of modifier: LayoutModifier) -> Greed {
    switch modifier {
    case .padding, .safePadding, .ignoring, .aspect, .guide, .direction: self
    case .position: .both
    case .relative(let frame): Greed(horizontal && !frame.horizontal, vertical && !frame.vertical)
    case .fixed(let fixesWidth, let fixesHeight): Greed(horizontal && !fixesWidth, vertical && !fixesHeight)
    case .frame(let frame):
      Greed(
        frame.maxWidth.map { $0 == .infinity } ?? (horizontal && !(frame.minWidth != nil && frame.minWidth == frame.maxWidth)),
        frame.maxHeight.map { $0 == .infinity } ?? (vertical && !(frame.minHeight != nil && frame.minHeight == frame.maxHeight)))
    }
  }
}
