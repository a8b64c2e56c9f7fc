/// How far into a view what stands at its corners reaches: the buttons of its window, and the rounding of the window or sheet. In pixels.
package struct CornerSizes: Equatable, Sendable {
  package var topLeading = Size.zero
  package var topTrailing = Size.zero
  package var bottomLeading = Size.zero
  package var bottomTrailing = Size.zero

  package init() {}
}

/// What stands at the corners of a window or sheet, in pixels from the upper left corner of the window.
package struct CornerObstacles: Equatable, Sendable {
  /// The window or the sheet.
  package var room: LayoutFrame
  /// The radius of its upper corners; 0 for square ones.
  package var topRadius: Double
  /// The radius of its lower corners; 0 for square ones.
  package var bottomRadius: Double
  /// The buttons of the window that are on the screen, or the close button of the sheet: one room for each end that has any.
  package var controls: [LayoutFrame]

  package init(_ room: LayoutFrame, topRadius: Double = 0, bottomRadius: Double = 0, controls: [LayoutFrame] = []) {
    (self.room, self.topRadius, self.bottomRadius, self.controls) = (room, topRadius, bottomRadius, controls)
  }

  /// How round the corners of GNOME's windows and dialogs are that stand free.
  package static let radius = 15.0
  /// How far down the buttons of a window are looked for; what begins further down has none over it.
  package static let reach = 96.0

  /// How far it reaches into a view.
  ///
  /// - Parameters:
  ///   - frame: where the view is.
  ///   - isRightToLeft: whether text in the view begins at the right.
  package func sizes(of frame: LayoutFrame, isRightToLeft: Bool) -> CornerSizes {
    let (left, right) = (reach(into: frame, isLeft: true), reach(into: frame, isLeft: false))
    let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
    var sizes = CornerSizes()
    (sizes.topLeading, sizes.bottomLeading) = (leading.top, leading.bottom)
    (sizes.topTrailing, sizes.bottomTrailing) = (trailing.top, trailing.bottom)
    return sizes
  }

  private func reach(into frame: LayoutFrame, isLeft: Bool) -> (top: Size, bottom: Size) {
    let middle = room.x + room.size.width / 2
    var top = controls.filter { ($0.x + $0.size.width / 2 < middle) == isLeft }
    var bottom: [LayoutFrame] = []
    func corner(_ radius: Double, atTop: Bool) -> LayoutFrame {
      LayoutFrame(
        x: isLeft ? room.x : room.x + room.size.width - radius, y: atTop ? room.y : room.y + room.size.height - radius,
        size: Size(radius, radius))
    }
    if topRadius > 0 { top.append(corner(topRadius, atTop: true)) }
    if bottomRadius > 0 { bottom.append(corner(bottomRadius, atTop: false)) }
    return (
      Self.reach(of: top, into: frame, isLeft: isLeft, atTop: true), Self.reach(of: bottom, into: frame, isLeft: isLeft, atTop: false)
    )
  }

  private static func reach(of obstacles: [LayoutFrame], into frame: LayoutFrame, isLeft: Bool, atTop: Bool) -> Size {
    var reach = Size.zero
    for obstacle in obstacles {
      let common = frame.overlap(obstacle).size
      guard common.width > 0, common.height > 0 else { continue }
      let width = isLeft ? obstacle.x + obstacle.size.width - frame.x : frame.x + frame.size.width - obstacle.x
      let height = atTop ? obstacle.y + obstacle.size.height - frame.y : frame.y + frame.size.height - obstacle.y
      reach = Size(max(reach.width, min(width, frame.size.width)), max(reach.height, min(height, frame.size.height)))
    }
    return reach
  }
}
