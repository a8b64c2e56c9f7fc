/// How a page of a stack comes, and goes again.
package enum PageTransition: Equatable, Sendable {
  /// As pages of the desktop do.
  case automatic
  /// It fades over the page below it.
  case crossFade
  /// It grows out of the source with a number, and shrinks into it.
  case zoom(Int)

  /// How long that takes, in seconds.
  package var duration: Double {
    switch self {
    case .automatic: 0
    case .crossFade: 0.25
    case .zoom: 0.4
    }
  }

  /// How far it has come after so many seconds, from 0 to 1: fast at first, and slower towards its place.
  package func part(after seconds: Double) -> Double {
    guard duration > 0, seconds < duration else { return 1 }
    let rest = 1 - max(0, seconds) / duration
    return 1 - rest * rest * rest
  }
}

/// A page on its way out of a place on the page below.
package struct PageZoom: Equatable, Sendable {
  /// Where it is seen. It is scaled to the width of that, and cut at its end.
  package let box: LayoutFrame
  package let opacity, cornerRadius: Double

  /// - Parameters:
  ///   - source: the place that it comes from.
  ///   - page: its own place.
  ///   - part: how far it has come, from 0 to 1.
  package init(from source: LayoutFrame, to page: LayoutFrame, part: Double) {
    let part = min(max(part, 0), 1)
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    box = LayoutFrame(
      x: between(source.x, page.x), y: between(source.y, page.y),
      size: Size(between(source.size.width, page.size.width), between(source.size.height, page.size.height)))
    // The source is seen below it at first.
    opacity = min(1, part * 3)
    cornerRadius = between(Self.sourceRadius, 0)
  }

  /// That of GNOME's cards.
  private static let sourceRadius = 12.0
}
