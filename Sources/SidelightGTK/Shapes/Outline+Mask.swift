import SidelightBridge
import SidelightCore

extension Outline {
  /// What is seen of a widget that lies inside of the outline.
  @MainActor func mask(_ rule: FillRule) -> Mask {
    guard case .rounded(let box) = self else { return .inside(path, isEvenOdd: rule == .evenOdd) }
    let corners = [box.corners.topLeft, box.corners.topRight, box.corners.bottomRight, box.corners.bottomLeft]
    return .box(
      PixelRectangle(x: box.x, y: box.y, width: box.width, height: box.height),
      corners: corners.map { (width: $0.width, height: $0.height) })
  }

  /// What is seen of a widget along the outline.
  @MainActor func mask(_ line: LineStyle) -> Mask {
    .line(
      path,
      DrawnLine(
        width: line.width, cap: line.cap.rawValue, join: line.join.rawValue, miterLimit: line.miterLimit, dash: line.dash,
        dashPhase: line.dashPhase))
  }

  @MainActor private var path: DrawnPath {
    DrawnPath { pen in
      for step in steps {
        switch step {
        case .move(let point): pen.move(point.x, point.y)
        case .line(let point): pen.line(point.x, point.y)
        case .curve(let first, let second, let end): pen.curve(first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: pen.close()
        }
      }
    }
  }
}
