/// Where an arrow key leads.
package enum FocusArrow: Sendable, CaseIterable {
  case left, right, up, down
}

/// Where an arrow key takes the keyboard focus where views are sections of it: into the section that is next in its direction, before what
/// lies further away.
package struct FocusSections {
  /// A section, with what in it can have the focus, in the order of layout.
  package struct Section {
    package let frame: LayoutFrame
    package let stops: [LayoutFrame]
    /// Whether the focus is in it.
    package let hasFocus: Bool

    package init(frame: LayoutFrame, stops: [LayoutFrame], hasFocus: Bool) {
      (self.frame, self.stops, self.hasFocus) = (frame, stops, hasFocus)
    }
  }

  /// A view that gets the focus.
  package struct Goal: Equatable {
    /// Its section, and its place among the stops of that.
    package let section, stop: Int

    package init(section: Int, stop: Int) { (self.section, self.stop) = (section, stop) }
  }

  /// What an arrow key leads to; nil where that is no section, so that the key does what it does without any.
  ///
  /// - Parameters:
  ///   - arrow: the key.
  ///   - origin: where the focus is.
  ///   - sections: the sections. Those that can't take the focus do not count, and those that have it.
  ///   - others: what can have the focus and is in none of the other sections.
  package static func goal(_ arrow: FocusArrow, from origin: LayoutFrame, to sections: [Section], others: [LayoutFrame]) -> Goal? {
    let nearest = sections.indices.compactMap { index -> (index: Int, distance: Double)? in
      let section = sections[index]
      guard !section.hasFocus, !section.stops.isEmpty else { return nil }
      return distance(arrow, from: origin, to: section.frame).map { (index, $0) }
    }
    .min { $0.distance < $1.distance }
    guard let nearest else { return nil }
    if let other = others.compactMap({ distance(arrow, from: origin, to: $0) }).min(), other <= nearest.distance { return nil }
    let stops = sections[nearest.index].stops
    let stop = stops.indices.min { gap(from: origin, to: stops[$0]) < gap(from: origin, to: stops[$1]) }
    return stop.map { Goal(section: nearest.index, stop: $0) }
  }

  /// How far the key has to go until it meets something; nil where its way leads past that.
  private static func distance(_ arrow: FocusArrow, from origin: LayoutFrame, to frame: LayoutFrame) -> Double? {
    let (from, to) = (Sides(origin, arrow), Sides(frame, arrow))
    guard to.crossStart < from.crossEnd, to.crossEnd > from.crossStart, to.near >= (from.near + from.far) / 2, to.far > from.far else {
      return nil
    }
    return max(0, to.near - from.far)
  }

  /// The square of the distance between the edges of two places.
  private static func gap(from origin: LayoutFrame, to frame: LayoutFrame) -> Double {
    let x = max(0, frame.x - origin.x - origin.size.width, origin.x - frame.x - frame.size.width)
    let y = max(0, frame.y - origin.y - origin.size.height, origin.y - frame.y - frame.size.height)
    return x * x + y * y
  }

  /// The edges of a place along the way of a key, and across it.
  private struct Sides {
    let near, far, crossStart, crossEnd: Double

    init(_ frame: LayoutFrame, _ arrow: FocusArrow) {
      let (right, bottom) = (frame.x + frame.size.width, frame.y + frame.size.height)
      switch arrow {
      case .right: (near, far, crossStart, crossEnd) = (frame.x, right, frame.y, bottom)
      case .left: (near, far, crossStart, crossEnd) = (-right, -frame.x, frame.y, bottom)
      case .down: (near, far, crossStart, crossEnd) = (frame.y, bottom, frame.x, right)
      case .up: (near, far, crossStart, crossEnd) = (-bottom, -frame.y, frame.x, right)
      }
    }
  }
}
