import SidelightBridge
import SidelightCore

extension Outline {
  /// What is seen of a widget that lies inside of the outline.
  @MainActor func mask(_ rule: FillRule) -> Mask {
    guard case .rounded(let box) = self, isFinite else { return .inside(drawnPath, isEvenOdd: rule == .evenOdd) }
    let corners = [box.corners.topLeft, box.corners.topRight, box.corners.bottomRight, box.corners.bottomLeft]
    return .box(
      PixelRectangle(x: box.x, y: box.y, width: box.width, height: box.height),
      corners: corners.map { (width: $0.width, height: $0.height) })
  }

  /// What is seen of a widget along the outline.
  @MainActor func mask(_ line: LineStyle) -> Mask {
    .line(drawnPath, line.drawn)
  }

  /// Whether each of its points is somewhere: an app may divide by the length of a place that is still 0.
  private var isFinite: Bool {
    switch self {
    case .rounded(let box): [box.x, box.y, box.width, box.height].allSatisfy(\.isFinite)
    case .steps(let steps): steps.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
  }

  /// The line as GSK draws it; none where one of its points is nowhere.
  @MainActor var drawnPath: DrawnPath {
    DrawnPath { pen in
      guard isFinite else { return }
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

extension LineStyle {
  /// The line as GSK draws it.
  var drawn: DrawnLine {
    DrawnLine(width: width, cap: cap.rawValue, join: join.rawValue, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}
