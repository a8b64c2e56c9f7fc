/// What the sidebar, the inspector and the list of tabs beside a content are made of.
package enum PaneMaterial: Hashable, Sendable {
  /// A pane of its own colour, as GNOME's are.
  case plain
  /// What lies beside it goes on below it and shines through.
  case glass(GlassGeometry)

  /// Nil where it is no glass.
  package var geometry: GlassGeometry? { if case .glass(let geometry) = self { geometry } else { nil } }
}

/// How a pane of glass stands in its place.
package enum GlassGeometry: Hashable, Sendable {
  /// It reaches the edges of the window.
  case edge
  /// It is a panel with round corners, with some room around it.
  case inset

  /// The room around it at each edge but the one to the content, in pixels.
  package var margin: Double { self == .inset ? 8 : 0 }
  /// The radius of its corners in pixels.
  package var radius: Double { self == .inset ? 14 : 0 }
}

/// Whether panes of glass let anything shine through. Those that don't keep their place and their shape.
package struct GlassConditions: Equatable, Sendable {
  /// What a developer pins for a try.
  package enum Pin: String, Sendable { case always, never }

  package var isHighContrast = false
  package var isTransparencyReduced = false
  /// Drawing glass takes longer than a frame may, see ``GlassPace``.
  package var isSlow = false
  package var pin: Pin?

  package init() {}

  package var areClear: Bool {
    guard !isHighContrast, !isTransparencyReduced else { return false }
    return pin.map { $0 == .always } ?? !isSlow
  }
}

/// Finds out whether a renderer keeps up with glass.
///
/// It does not where the median of ``frames`` frames in a row is above ``limit``. That holds for the rest of the run, so that panes do not
/// change back and forth.
package struct GlassPace: Equatable, Sendable {
  package static let frames = 60
  /// In milliseconds of glass a frame.
  package static let limit = 8.0

  package private(set) var isSlow = false
  private var times: [Double] = []
  private var next = 0

  package init() {}

  /// Takes in how long the glass of a frame took, and returns whether that made it slow: true once at most.
  ///
  /// - Parameter milliseconds: what is no number, or negative, is left out.
  package mutating func add(_ milliseconds: Double) -> Bool {
    guard !isSlow, milliseconds >= 0 else { return false }
    if times.count < Self.frames { times.append(milliseconds) } else { times[next] = milliseconds }
    next = (next + 1) % Self.frames
    guard times.count == Self.frames else { return false }
    isSlow = times.sorted()[Self.frames / 2] > Self.limit
    return isSlow
  }
}
