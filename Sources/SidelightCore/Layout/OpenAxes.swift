/// In which directions something is offered no length of its own: along those in which a scroll view around it scrolls.
package struct OpenAxes: Hashable, Sendable {
  package var horizontal, vertical: Bool

  package init(_ horizontal: Bool, _ vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let none = OpenAxes(false, false)

  package func contains(horizontal isHorizontal: Bool) -> Bool { isHorizontal ? horizontal : vertical }

  /// What is offered where these axes are open as well.
  package func opened(_ horizontal: Bool, _ vertical: Bool) -> OpenAxes {
    OpenAxes(self.horizontal || horizontal, self.vertical || vertical)
  }

  /// What is offered inside of a frame: one that wishes a length offers that.
  package func inside(_ frame: FrameElement) -> OpenAxes {
    OpenAxes(horizontal && frame.idealWidth == nil, vertical && frame.idealHeight == nil)
  }
}
