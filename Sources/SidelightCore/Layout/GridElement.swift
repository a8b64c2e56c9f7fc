/// Children in lanes, in slot `.body`: the first child in the first lane, the second one in the second lane, and on in the first lane again
/// when there is no further one.
package struct GridElement: Equatable, Sendable {
  /// The axis along which it grows with the number of its children. The lanes lie side by side across it.
  package var axis: Axis2D
  package var tracks: [Track]
  /// The space between the lines of children in pixels; nil for the platform's default.
  package var spacing: Double?
  /// Where the lanes lie where there is more room than they take.
  package var alignment: ElementAlignment.Side

  package init(_ axis: Axis2D, tracks: [Track], spacing: Double? = nil, alignment: ElementAlignment.Side = .center) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
  }

  /// What is said of one lane, or of as many as there is room for.
  package struct Track: Equatable, Sendable {
    package enum Size: Hashable, Sendable {
      case fixed(Double)
      /// One lane with a share of the room.
      case flexible(minimum: Double, maximum: Double)
      /// As many lanes as there is room for.
      case adaptive(minimum: Double, maximum: Double)
    }

    package var size: Size
    /// The space to the next lane in pixels; nil for the platform's default.
    package var spacing: Double?
    /// Where a child lies that is smaller than its cell; nil for the middle.
    package var alignment: ElementAlignment?

    package init(_ size: Size, spacing: Double? = nil, alignment: ElementAlignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// Where the cells of a lane lie.
  package struct Lane: Equatable, Sendable {
    package var start, length: Double

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  package static let usualSpacing = 6.0

  /// The lanes in a room of a length, from its start. Fixed ones have what they want; the others share the rest in their order, each as far
  /// as its limits go.
  package func lanes(in room: Double) -> [Lane] {
    func spacing(_ track: Track) -> Double { max(0, track.spacing ?? Self.usualSpacing) }
    var rest = room - tracks.dropLast().reduce(0) { $0 + spacing($1) }
    var sharing = 0
    for track in tracks {
      if case .fixed(let length) = track.size { rest -= max(0, length) } else { sharing += 1 }
    }
    var lanes: [Lane] = []
    var start = 0.0
    func add(_ length: Double, _ track: Track) {
      lanes.append(Lane(start: start, length: length))
      start += length + spacing(track)
    }
    for track in tracks {
      let share = max(0, rest) / Double(max(1, sharing))
      switch track.size {
      case .fixed(let length): add(max(0, length), track)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum, 0), max(maximum, minimum, 0))
        add(length, track)
        rest -= length
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let (least, space) = (max(1, minimum), spacing(track))
        let count = max(1, Int(min((share + space) / (least + space), 10_000)))
        let length = min(max((share - space * Double(count - 1)) / Double(count), least), max(maximum, least))
        for _ in 0..<count { add(length, track) }
        rest -= length * Double(count) + space * Double(count - 1)
        sharing -= 1
      }
    }
    // Where there is more room than they take they lie in it as the grid says.
    let taken = lanes.last.map { $0.start + $0.length } ?? 0
    let spare = max(0, room - taken)
    let offset = spare * alignment.fraction
    for index in lanes.indices { lanes[index].start += offset }
    return lanes
  }

  /// The least length that all lanes need, where there is one lane of each kind.
  package var least: Double { room(forLanesOf: 0) }

  /// The same where each lane is to have a length, as far as its limits go.
  package func room(forLanesOf wished: Double) -> Double {
    let lengths = tracks.map { track -> Double in
      switch track.size {
      case .fixed(let length): max(0, length)
      case .flexible(let least, let greatest), .adaptive(let least, let greatest): max(0, least, min(wished, greatest))
      }
    }
    return lengths.reduce(0, +) + tracks.dropLast().reduce(0) { $0 + max(0, $1.spacing ?? Self.usualSpacing) }
  }

  /// Whether the lanes take more room where there is more.
  package var takesRoom: Bool {
    tracks.contains { if case .fixed = $0.size { false } else { true } }
  }
}
