import SidelightCore

extension GradientFill {
  /// The gradient as CSS. Where text runs to the left it is seen in a mirror.
  func css(isMirrored: Bool) -> String {
    func turned(_ point: OutlinePoint) -> OutlinePoint { isMirrored ? OutlinePoint(1 - point.x, point.y) : point }
    func place(_ point: OutlinePoint) -> String { "\(CSS.number(turned(point).x * 100))% \(CSS.number(point.y * 100))%" }
    switch course {
    case .linear(let start, let end):
      let (from, to) = (turned(start), turned(end))
      let (x, y) = (to.x - from.x, to.y - from.y)
      let sides = [y > 0 ? "bottom" : y < 0 ? "top" : nil, x > 0 ? "right" : x < 0 ? "left" : nil].compactMap { $0 }
      // From a point to itself there is no way: all of it is what lies behind the end.
      guard !sides.isEmpty else { return solid(stops.last) }
      // CSS begins and ends at the edges. Where along its way a point lies is the part of it that is behind the point, from the first corner.
      let part = { (point: OutlinePoint) -> Double in
        let across = x == 0 ? nil : x > 0 ? point.x : 1 - point.x
        let down = y == 0 ? nil : y > 0 ? point.y : 1 - point.y
        let parts = [across, down].compactMap { $0 }
        return parts.reduce(0, +) / Double(parts.count)
      }
      return "linear-gradient(to \(sides.joined(separator: " ")), \(list(part(from), part(to), "%", 100)))"
    case .radial(let center, let from, let to):
      guard to > from, to > 0 else { return solid(stops.last) }
      return "radial-gradient(circle \(CSS.number(to))px at \(place(center)), \(list(from, to, "px", 1)))"
    case .elliptical(let center, let from, let to):
      guard to > from, to > 0 else { return solid(stops.last) }
      let size = CSS.number(to * 100)
      return "radial-gradient(ellipse \(size)% \(size)% at \(place(center)), \(list(from / to, 1, "%", 100)))"
    case .angular(let center, let from, let to):
      guard to > from else { return solid(stops.last) }
      // CSS counts from the top.
      let (first, last) = isMirrored ? (180 - to, 180 - from) : (from, to)
      let turned =
        isMirrored ? GradientFill(course, stops: stops.reversed().map { Stop($0.color, at: 1 - $0.location, light: $0.light) }) : self
      let start = CSS.number(first + 90)
      return "conic-gradient(from \(start)deg at \(place(center)), \(turned.list(0, last - first, "deg", 1)))"
    }
  }

  /// The colours with their places between a first and a last one.
  private func list(_ first: Double, _ last: Double, _ unit: String, _ scale: Double) -> String {
    let stops = stops.count == 1 ? stops + stops : stops
    return stops.map { "\($0.css) \(CSS.number((first + (last - first) * $0.location) * scale))\(unit)" }.joined(separator: ", ")
  }

  private func solid(_ stop: Stop?) -> String {
    let css = (stop ?? GradientFill.Stop(.clear, at: 0)).css
    return "linear-gradient(\(css), \(css))"
  }
}

extension GradientFill.Stop {
  /// The colour with its light, as opaque as it is.
  fileprivate var css: String {
    guard light > 0 else { return color.css }
    let parts = ["r", "g", "b"].map { "calc(\($0) + (255 - \($0)) * \(CSS.number(light)))" }
    return "rgb(from \(color.css) \(parts.joined(separator: " ")) / alpha)"
  }
}
