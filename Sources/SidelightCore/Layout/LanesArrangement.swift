/// Children in lanes, as `LazyVGrid` and `LazyHGrid` lay them out: one after the other into the next lane, and on in the first one again.
///
/// A child is offered the width of its lane and no length along the axis. A line of children is as long as its longest one.
package struct LanesArrangement: Arrangement, Equatable {
  package var element: GridElement

  package init(_ element: GridElement) { self.element = element }

  private var axis: Axis2D { element.axis }
  private var across: Axis2D { element.axis.crossing }
  private var spacing: Double { Gate.distance(max(0, element.spacing ?? GridElement.usualSpacing)) }

  /// A child in its lane.
  private struct Laid {
    var lane: GridElement.Lane
    var index: Int
    /// Where its line begins, and how long that is.
    var start, length: Double
    var proposal: Proposal
    var size: Size
  }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let room = room(proposal)
    let lanes = element.lanes(in: room)
    let taken = lanes.last.map { $0.start + $0.length - (lanes.first?.start ?? 0) } ?? 0
    let wide = element.takesRoom ? max(proposal[across] ?? room, taken) : taken
    let end = lay(children, lanes).map { $0.start + $0.length }.max() ?? 0
    return Size(along: axis, end, across: wide)
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let lanes = element.lanes(in: room(Proposal(size)))
    return lay(children, lanes).map { laid in
      let cell = Size(along: axis, laid.length, across: laid.lane.length)
      let alignment = alignment(of: laid.index, lanes.count)
      let dimensions = children[laid.index].dimensions(laid.proposal, for: alignment)
      var origin = Point(aligning: dimensions, in: cell, alignment)
      origin[axis] += laid.start
      origin[across] += laid.lane.start
      return Place(origin, laid.size, laid.proposal)
    }
  }

  package var sharesRoom: Bool { true }

  /// The room that lanes share: what they need where none is offered, or one without an end.
  private func room(_ proposal: Proposal) -> Double {
    proposal[across].flatMap { $0 == .infinity ? nil : $0 } ?? element.least
  }

  private func lay(_ children: Children, _ lanes: [GridElement.Lane]) -> [Laid] {
    guard !lanes.isEmpty else { return [] }
    var all: [Laid] = []
    var start = 0.0
    for first in stride(from: 0, to: children.count, by: lanes.count) {
      var line: [Laid] = []
      for (index, lane) in zip(first..<min(first + lanes.count, children.count), lanes) {
        let proposal = Proposal(along: axis, nil, across: lane.length)
        line.append(
          Laid(lane: lane, index: index, start: start, length: 0, proposal: proposal, size: children[index].size(proposal)))
      }
      let length = line.map { $0.size[axis] }.max() ?? 0
      for index in line.indices { line[index].length = length }
      all += line
      start += length + spacing
    }
    return all
  }

  /// Which lane a child is in is known before there is a size only where no lanes come and go.
  private func alignment(of index: Int, _ count: Int) -> GuidePair {
    let tracks = element.tracks
    guard !tracks.isEmpty else { return .center }
    return tracks[tracks.count == count ? index % count : 0].alignment.map(GuidePair.init) ?? .center
  }
}
