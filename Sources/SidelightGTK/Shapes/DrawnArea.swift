import SidelightBridge
import SidelightCore

/// What is inside of an outline, or a line along it.
struct DrawnArea {
  let outline: Outline
  let line: LineStyle?
  let rule: FillRule

  init(_ outline: Outline, _ line: LineStyle?, _ rule: FillRule = .nonZero) { (self.outline, self.line, self.rule) = (outline, line, rule) }

  var place: LayoutFrame? { outline.place(around: line) }
  @MainActor var mask: Mask { line.map { outline.mask($0) } ?? outline.mask(rule) }
}

extension DrawingPaint {
  /// What it is without its shadows, and these; nil where it has none.
  var shadowed: (base: DrawingPaint, shadows: [FillShadow])? {
    guard case .fill(.shadowed(let base, let shadows)) = self else { return nil }
    let inner = DrawingPaint.fill(base ?? .color(.primary))
    // Several in turn are those of one area.
    guard let (base, more) = inner.shadowed else { return (inner, shadows) }
    return (base, more + shadows)
  }
}

extension Outline {
  /// The smallest place with all of it, or with a line along it; nil where there is none.
  fileprivate func place(around line: LineStyle? = nil) -> LayoutFrame? {
    guard let (low, high) = bounds else { return nil }
    let reach = line.map { $0.width / 2 * ($0.join == .miter ? max(1.5, min($0.miterLimit, 10)) : 1.5) } ?? 0
    let place = LayoutFrame(
      x: low.x - reach, y: low.y - reach, size: Size(high.x - low.x + 2 * reach, high.y - low.y + 2 * reach))
    return [place.x, place.y, place.size.width, place.size.height].allSatisfy(\.isFinite) ? place : nil
  }
}

extension Size {
  init(_ size: (width: Int, height: Int)) { self.init(Double(size.width), Double(size.height)) }
}
