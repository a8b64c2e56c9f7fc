/// Children side by side or one below the other, as `HStack` and `VStack` lay them out.
///
/// Where the stack is offered a length along its axis it shares that among the children, as ``RoomSharing`` says; where it is offered none
/// each has its ideal length. It is then as long as they are together, and across the axis as long as they reach once they are aligned.
package struct StackArrangement: Arrangement, Equatable {
  package var axis: Axis2D
  /// The guide by which the children are aligned across the axis.
  package var alignment: GuideKey
  /// The distance between children in pixels; nil for the one that they wish.
  package var spacing: Double?

  /// `alignment` is the middle where none is given.
  package init(_ axis: Axis2D, alignment: GuideKey? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .middle : .center)
    self.spacing = spacing.map(Gate.distance)
  }

  /// A child that knows its length.
  private struct Laid {
    var distance: Double
    var proposal: Proposal
    var dimensions: Dimensions
  }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let laid = lay(children, proposal)
    return Size(along: axis, max(0, laid.reduce(0) { $0 + $1.distance + $1.dimensions.size[axis] }), across: extent(of: laid).length)
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    place(children, proposal, widening: size[axis.crossing])
  }

  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    // Guides are also asked for where a stack is only measured. A length across that was not offered would then be a new question to all
    // that is in it, at each of many stacks in one another.
    Guides.merged(children.guides(at: place(children, proposal)))
  }

  /// - Parameter length: the length across of the stack, which is offered to those that are shorter where the stack is offered none itself, so
  ///   that a line across a column is as long as the column. What is as long as the stack stays as it is.
  private func place(_ children: Children, _ proposal: Proposal, widening length: Double? = nil) -> [Place?] {
    let across = axis.crossing
    let laid = lay(children, proposal, widening: length)
    let line = extent(of: laid).line
    var start = 0.0
    return laid.map { laid in
      var origin = Point.zero
      origin[axis] = start + laid.distance
      origin[across] = line - laid.dimensions[alignment]
      start = origin[axis] + laid.dimensions.size[axis]
      return Place(origin, laid.dimensions.size, laid.proposal)
    }
  }

  package func spacing(_ children: Children) -> Spacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .plain }
    var spacing = Spacing.plain
    spacing[start: axis] = first[start: axis]
    spacing[end: axis] = last[end: axis]
    let across = axis.crossing
    if children.allSatisfy({ $0.spacing[start: across] == first[start: across] }) { spacing[start: across] = first[start: across] }
    if children.allSatisfy({ $0.spacing[end: across] == first[end: across] }) { spacing[end: across] = first[end: across] }
    return spacing
  }

  package var sharesRoom: Bool { true }

  /// The distance of each child from the one before it.
  package func distances(_ children: some Sequence<Spacing>) -> [Double] {
    var before: Spacing?
    return children.map { next in
      defer { before = next }
      return before.map { spacing ?? $0.distance(to: next, along: axis) } ?? 0
    }
  }

  private func lay(_ children: Children, _ proposal: Proposal, widening length: Double? = nil) -> [Laid] {
    let distances = distances(children.lazy.map(\.spacing))
    if let laid = layFixed(children, distances) { return laid }
    let across = proposal[axis.crossing]
    let offered: (Child) -> Double? = { child in
      guard across == nil, let length, child.size(Proposal(along: axis, proposal[axis], across: nil))[axis.crossing] < length else {
        return across
      }
      return length
    }
    let offers = proposal[axis].map { share($0 - distances.reduce(0, +), among: children, offered).map(\.offered) }
    return zip(children, distances).enumerated().map { index, next in
      let offer = Proposal(along: axis, offers?[index], across: offered(next.0))
      return Laid(distance: next.1, proposal: offer, dimensions: next.0.dimensions(offer, for: alignment))
    }
  }

  /// Children all of which have the same size whatever they are offered: no room is to be shared. Nil where one hasn't.
  private func layFixed(_ children: Children, _ distances: [Double]) -> [Laid]? {
    guard children.first?.fixedSize != nil else { return nil }
    var laid: [Laid] = []
    laid.reserveCapacity(children.count)
    for (child, distance) in zip(children, distances) {
      guard let size = child.fixedSize else { return nil }
      let offer = Proposal(width: size.width, height: size.height)
      laid.append(Laid(distance: distance, proposal: offer, dimensions: child.dimensions(offer, for: alignment)))
    }
    return laid
  }

  private func share(_ room: Double, among children: Children, _ across: (Child) -> Double?) -> [RoomSharing.Share] {
    RoomSharing.share(
      room,
      among: children.map { child in
        let across = across(child)
        return RoomSharing.Part(
          priority: child.priority, range: { child.range(along: axis, across: across) },
          take: { child.size(Proposal(along: axis, $0, across: across))[axis] })
      })
  }

  private func extent(of laid: [Laid]) -> Extent {
    var extent = Extent()
    for laid in laid { extent.add(laid.dimensions.size[axis.crossing], guide: laid.dimensions[alignment]) }
    return extent
  }
}

/// The space that a stack has left, as `Spacer` takes it: all that it is offered along an axis, after all others.
package struct SpacerArrangement: Arrangement, Equatable {
  /// The axis of the stack around it; nil outside of a stack, where it grows along both.
  package var axis: Axis2D?
  /// The least length in pixels; nil for the platform's distance between views.
  package var minLength: Double?

  package init(axis: Axis2D?, minLength: Double? = nil) {
    self.axis = axis
    self.minLength = Gate.limit(minLength)
  }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    func side(_ side: Axis2D) -> Double {
      axis == side.crossing ? 0 : max(proposal[side] ?? 0, minLength ?? Spacing.standard)
    }
    return Size(side(.horizontal), side(.vertical))
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] { [] }

  package func priority(_ children: Children) -> Double { -.infinity }

  package func spacing(_ children: Children) -> Spacing {
    let horizontal: Spacing.Edge = axis == .vertical ? .plain : .none
    let vertical: Spacing.Edge = axis == .horizontal ? .plain : .none
    return Spacing(leading: horizontal, trailing: horizontal, top: vertical, bottom: vertical)
  }
}

/// What takes all that it is offered, as a colour or a shape does.
package struct FillArrangement: Arrangement, Equatable {
  /// Its size where nothing is offered.
  package var ideal: Size

  package init(ideal: Size = Size(10, 10)) { self.ideal = ideal }

  package func size(_ proposal: Proposal, _ children: Children) -> Size { proposal.filled(by: ideal) }
  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] { [] }
}
