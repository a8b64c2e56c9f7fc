/// Lays out views of which only those are made that can be seen, and some around them, as `LazyVStack` and `LazyVGrid` do.
///
/// It knows how many views there are and which of them are made. Asked for its size it answers with the lengths of the lines that are made,
/// and for all others with what they were when they were laid out last, or with an average.
package struct LazyLayout: Sendable {
  /// How views lie beside one another.
  package enum Shape: Equatable, Sendable {
    /// One in each line, aligned by a guide.
    case stack(Axis2D, GuideKey)
    /// In lanes.
    case grid(GridElement)

    package var axis: Axis2D {
      switch self {
      case .stack(let axis, _): axis
      case .grid(let grid): grid.axis
      }
    }

    /// Whether it takes all the room across its axis.
    package var takesAcross: Bool { if case .grid(let grid) = self { grid.takesRoom } else { true } }
  }

  /// A header or footer that stays in view as long as any of its section is.
  package struct Pin: Equatable, Sendable {
    package var view: Int
    /// All views of the section.
    package var section: Range<Int>

    package init(_ view: Int, section: Range<Int>) {
      self.view = view
      self.section = section
    }

    var isHeader: Bool { view == section.lowerBound }
  }

  package private(set) var shape: Shape
  package private(set) var groups: [LazyPlan.Group] = []
  package private(set) var plan: LazyPlan
  package private(set) var lengths: LazyLengths
  /// The views that are made, from the first one on, as the children are.
  package var made: [Int] = []
  package var pins: [Pin] = []
  /// What can be seen, in pixels from the start; nil as long as nobody has said.
  package private(set) var visible: Range<Double>?
  /// The views that are to be made because they can be seen, or nearly.
  package private(set) var window = 0..<0
  /// The length across for which the lengths are known.
  private var across: Double?

  private var axis: Axis2D { shape.axis }

  package init(_ shape: Shape, spacing: Double) {
    self.shape = shape
    plan = LazyPlan([], lanes: 1)
    lengths = LazyLengths(count: 0, spacing: max(0, spacing))
  }

  /// It is of another shape now.
  package mutating func change(to shape: Shape, spacing: Double) {
    lengths.spacing = max(0, Gate.distance(spacing))
    guard shape != self.shape else { return }
    self.shape = shape
    across = nil
    replan(lanes: 1)
  }

  // MARK: - Which views there are

  /// There are other views than before.
  /// - Parameter splices: what went and came.
  package mutating func take(_ groups: [LazyPlan.Group], _ splices: [Splice]) {
    self.groups = groups
    plan = LazyPlan(groups, lanes: plan.lanes)
    guard plan.lanes == 1, splices.count <= Self.manySplices else {
      lengths.recount(plan.lineCount)
      return look(again: true)
    }
    func moved(_ view: Int) -> Int { min(Splice.position(of: view, after: splices), plan.viewCount) }
    let low = moved(window.lowerBound)
    window = low..<max(low, window.isEmpty ? low : min(moved(window.upperBound - 1) + 1, plan.viewCount))
    // Whoever scrolls goes along with what is seen first, unless that is the start of all.
    let seen = visible.flatMap { $0.lowerBound > 0 ? lengths.line(at: $0.lowerBound) : nil }
    let before = seen.map { lengths.start(of: $0) }
    for splice in splices { lengths.splice(at: splice.position, removed: splice.removed, added: splice.added) }
    if let seen, let before, let visible {
      let distance = lengths.start(of: min(moved(seen), lengths.count)) - before
      let start = max(0, visible.lowerBound + distance)
      self.visible = start..<start + visible.upperBound - visible.lowerBound
    }
    look(again: false)
  }

  /// For how many changes at once the lengths of lines are followed; of more they are all learned anew.
  private static let manySplices = 64

  private mutating func replan(lanes: Int) {
    plan = LazyPlan(groups, lanes: lanes)
    lengths.recount(plan.lineCount)
  }

  // MARK: - Which views are made

  /// How much is taken to be seen before anybody has said.
  private static let usualRoom = 600.0

  /// Takes in what can be seen, and says whether other views are to be made for that.
  package mutating func see(_ visible: Range<Double>) -> Bool {
    self.visible = visible
    let before = window
    look(again: false)
    return window != before
  }

  /// How far ahead of what can be seen views are always made, in pixels: a flick may scroll so far in a frame, and what that needs is made in
  /// the next one.
  private static let reach = 150.0

  /// Views are made for some way before and behind what can be seen. They are chosen anew only when less than a frame's way is left, or when
  /// many more are made than that, so that not every frame of a scroll makes some. What is made ahead costs as much as what is seen, also to
  /// draw. However far lines stand apart, the next one is made: the keyboard goes there.
  private mutating func look(again: Bool) {
    guard plan.lineCount > 0 else { return window = 0..<0 }
    let seen = visible ?? 0..<Self.usualRoom
    let room = max(seen.upperBound - seen.lowerBound, 1)
    func lines(around distance: Double) -> Range<Int> {
      lengths.lines(around: seen.lowerBound, before: distance, after: room + distance)
    }
    let next = lines(around: 0)
    func views(around distance: Double) -> Range<Int> {
      let lines = lines(around: distance)
      return plan.views(
        in: max(0, min(lines.lowerBound, next.lowerBound - 1))..<min(plan.lineCount, max(lines.upperBound, next.upperBound + 1)))
    }
    let needed = views(around: visible == nil ? 0 : Self.reach)
    let holds = window.lowerBound <= needed.lowerBound && window.upperBound >= needed.upperBound
    let wanted = views(around: visible == nil ? 0 : Self.reach + room / 16)
    if again || !holds || window.upperBound > plan.viewCount || window.count > 2 * wanted.count { window = wanted }
  }

  /// The views that can be seen where a view is scrolled to, wherever in the room it comes to lie.
  package func room(around view: Int) -> Range<Int> {
    let start = lengths.start(of: plan.place(of: view).line)
    let room = visible.map { $0.upperBound - $0.lowerBound } ?? Self.usualRoom
    return plan.views(in: lengths.lines(around: start, before: room, after: room))
  }

  /// The views that are made whatever can be seen: the headers and footers that stay in view.
  package var pinned: [Int] { currentPins.map(\.view) }

  private var currentPins: [Pin] {
    guard !pins.isEmpty, let visible else { return [] }
    return pins.filter { pin in
      let (first, last) = (plan.place(of: pin.section.lowerBound).line, plan.place(of: pin.section.upperBound - 1).line)
      return lengths.start(of: first) < visible.upperBound && lengths.start(of: last + 1) > visible.lowerBound
    }
  }

  // MARK: - Layout

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let offered = proposal[axis.crossing] ?? wished(children)
    let lanes = lanes(in: offered)
    let plan = lanes.map { $0.count == self.plan.lanes ? self.plan : LazyPlan(groups, lanes: $0.count) } ?? self.plan
    var lengths = lengths
    if plan.lanes != self.plan.lanes { lengths.recount(plan.lineCount) }
    if offered != across { lengths.forget() }
    let lines = lines(of: children, plan, lanes, offered)
    let widest = lines.map(\.across).max() ?? 0
    let wide =
      switch shape {
      case .stack: max(offered ?? widest, widest)
      case .grid(let grid): max(grid.takesRoom ? offered ?? 0 : 0, lanes.flatMap(Self.extent) ?? 0)
      }
    for run in Self.runs(of: lines) { lengths.learn(run.lengths, from: run.first) }
    return Size(along: axis, lengths.total, across: wide)
  }

  /// Takes in how long the lines are that are made, and says where their views lie.
  package mutating func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let offered = size[axis.crossing]
    let lanes = lanes(in: offered)
    if let lanes, lanes.count != plan.lanes { replan(lanes: lanes.count) }
    if offered != across {
      across = offered
      lengths.forget()
    }
    let lines = lines(of: children, plan, lanes, offered)
    for run in Self.runs(of: lines) { lengths.learn(run.lengths, from: run.first) }
    var places = [Place?](repeating: nil, count: children.count)
    for line in lines {
      let start = lengths.start(of: line.number)
      for child in line.children { places[child.index] = place(child, of: line, at: start, across: offered, lanes) }
    }
    for pin in currentPins { move(pin, &places) }
    return places
  }

  /// A header goes along until its section ends, and a footer stays behind until it begins.
  private func move(_ pin: Pin, _ places: inout [Place?]) {
    guard let visible, let index = made.firstIndex(of: pin.view), index < places.count, var place = places[index] else { return }
    let (first, last) = (plan.place(of: pin.section.lowerBound).line, plan.place(of: pin.section.upperBound - 1).line)
    let (start, end) = (lengths.start(of: first), lengths.start(of: last + 1) - lengths.spacing)
    let length = place.size[axis]
    let own = axis == .horizontal ? place.x : place.y
    // Outwards to whole pixels, so that nothing is seen between the edge and what is pinned there.
    let (low, high) = (visible.lowerBound.rounded(.down), visible.upperBound.rounded(.up))
    let new = pin.isHeader ? max(own, min(low, end - length)) : min(own, max(high - length, start))
    if axis == .horizontal { place.x = new } else { place.y = new }
    places[index] = place
  }

  /// A view in its line.
  private struct Laid {
    var index: Int
    var lane: Int?
    var proposal: Proposal
    var dimensions: Dimensions
  }

  /// A line of which views are made.
  private struct Line {
    var number: Int
    var children: [Laid] = []
    var length = 0.0
    var across = 0.0
  }

  private func lines(of children: Children, _ plan: LazyPlan, _ lanes: [GridElement.Lane]?, _ offered: Double?) -> [Line] {
    var lines: [Line] = []
    for (index, view) in zip(children.indices, made) where view < plan.viewCount {
      let place = plan.place(of: view)
      let across = place.lane.flatMap { lane in lanes.flatMap { lane < $0.count ? $0[lane].length : nil } } ?? offered
      let child = children[index]
      let proposal = Proposal(along: axis, nil, across: across)
      let laid = Laid(index: index, lane: place.lane, proposal: proposal, dimensions: dimensions(of: child, proposal, place.lane))
      if lines.last?.number != place.line { lines.append(Line(number: place.line)) }
      let size = laid.dimensions.size
      lines[lines.count - 1].children.append(laid)
      lines[lines.count - 1].length = max(lines[lines.count - 1].length, size[axis])
      lines[lines.count - 1].across = max(lines[lines.count - 1].across, size[axis.crossing])
    }
    return lines
  }

  private func dimensions(of child: Child, _ proposal: Proposal, _ lane: Int?) -> Dimensions {
    switch shape {
    case .stack(_, let guide): child.dimensions(proposal, for: guide)
    case .grid(let grid): child.dimensions(proposal, for: alignment(grid, lane))
    }
  }

  private func alignment(_ grid: GridElement, _ lane: Int?) -> GuidePair {
    guard let lane, !grid.tracks.isEmpty else { return .center }
    // Which lane a track makes is not known where lanes come and go.
    let track = grid.tracks.count == plan.lanes ? lane % grid.tracks.count : 0
    return grid.tracks[track].alignment.map(GuidePair.init) ?? .center
  }

  private func place(_ child: Laid, of line: Line, at start: Double, across: Double, _ lanes: [GridElement.Lane]?) -> Place {
    var origin: Point
    switch shape {
    case .stack(_, let guide):
      origin = .zero
      origin[axis.crossing] = Dimensions(Size(along: axis, line.length, across: across))[guide] - child.dimensions[guide]
    case .grid(let grid):
      let lane = child.lane.flatMap { lane in lanes.flatMap { lane < $0.count ? $0[lane] : nil } }
      let cell = Size(along: axis, line.length, across: lane?.length ?? across)
      origin = Point(aligning: child.dimensions, in: cell, alignment(grid, child.lane))
      origin[axis.crossing] += lane?.start ?? 0
    }
    origin[axis] += start
    return Place(origin, child.dimensions.size, child.proposal)
  }

  /// How much room lanes wish for the views that are made; nil for a stack.
  private func wished(_ children: Children) -> Double? {
    guard case .grid(let grid) = shape else { return nil }
    let widest = children.map { $0.size(.unspecified)[axis.crossing] }.max() ?? 0
    return grid.room(forLanesOf: widest)
  }

  /// The lanes that there is room for; nil for a stack, and the least ones where nothing is offered, or no end.
  private func lanes(in offered: Double?) -> [GridElement.Lane]? {
    guard case .grid(let grid) = shape else { return nil }
    return grid.lanes(in: offered.flatMap { $0 == .infinity ? nil : $0 } ?? grid.least)
  }

  private static func extent(of lanes: [GridElement.Lane]) -> Double? {
    lanes.last.map { $0.start + $0.length - (lanes.first?.start ?? 0) }
  }

  /// The lengths of lines that follow one another.
  private static func runs(of lines: [Line]) -> [(first: Int, lengths: [Double])] {
    var runs: [(first: Int, lengths: [Double])] = []
    for line in lines {
      if let last = runs.last, last.first + last.lengths.count == line.number {
        runs[runs.count - 1].lengths.append(line.length)
      } else {
        runs.append((line.number, [line.length]))
      }
    }
    return runs
  }
}

extension LazyLengths {
  /// There are so many lines now, and which of the old ones they are is not known.
  fileprivate mutating func recount(_ count: Int) { self = LazyLengths(count: count, spacing: spacing, average: average) }
}
