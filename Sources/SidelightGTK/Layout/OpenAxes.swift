import SidelightCore

/// In which directions something is offered no length of its own: along those in which a scroll view around it scrolls.
package struct OpenAxes: Equatable, Sendable {
  package var horizontal, vertical: Bool

  package init(_ horizontal: Bool, _ vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let none = OpenAxes(false, false)

  func contains(horizontal isHorizontal: Bool) -> Bool { isHorizontal ? horizontal : vertical }

  /// What is offered inside of a frame: one that wishes a length offers that.
  func inside(_ frame: FrameElement) -> OpenAxes {
    OpenAxes(horizontal && frame.idealWidth == nil, vertical && frame.idealHeight == nil)
  }
}

extension Controller {
  /// In which directions nothing is offered to the outermost widget.
  final var openAxes: OpenAxes {
    guard let parent else { return .none }
    switch parent.element.kind {
    case .stack: return parent.openAxesInside
    case .scroll(let scroll):
      let around = parent.openAxesInside
      return OpenAxes(scroll.scrollsHorizontally || around.horizontal, scroll.scrollsVertically || around.vertical)
    default: return .none
    }
  }

  /// The same inside of its layout modifiers.
  private var openAxesInside: OpenAxes {
    element.layout.reversed().reduce(openAxes) { open, modifier in
      if case .frame(let frame) = modifier { open.inside(frame) } else { open }
    }
  }
}
