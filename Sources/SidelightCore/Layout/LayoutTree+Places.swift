/// Where the nodes of a region lie, from the upper left corner of the region. A node that is not shown is absent.
package struct LayoutPlaces: Equatable, Sendable {
  /// The two boxes of a node.
  package struct Boxes: Equatable, Sendable {
    /// That of its outermost modifier, and that of its content. They are the same where it has no modifier.
    package var outer, content: Place
  }

  private var boxes: [NodeID: Boxes] = [:]

  package init(capacity: Int = 0) { boxes.reserveCapacity(capacity) }

  package var count: Int { boxes.count }
  package var ids: some Collection<NodeID> { boxes.keys }
  package subscript(id: NodeID) -> Boxes? { boxes[id] }

  mutating func add(_ place: Place, of id: NodeID) {
    // The outermost box comes first, and the content last.
    if boxes[id] == nil { boxes[id] = Boxes(outer: place, content: place) } else { boxes[id]?.content = place }
  }
}

extension LayoutTree {
  /// Where everything lies in a region of a size.
  ///
  /// The root is offered all of it, or nothing along axes that are open, as they are in what is scrolled. It lies in it as the alignment says if
  /// it takes another size. Where text runs from right to left everything is mirrored.
  ///
  /// Complexity: O(nodes); leaves are asked only what they were not asked before.
  package func place(
    in size: Size, open: Set<Axis2D> = [], alignment: GuidePair = .center, isRightToLeft: Bool = false, _ facts: any LeafFacts
  ) -> LayoutPlaces {
    var places = LayoutPlaces(capacity: count)
    guard let root, let slot = slots[root]?.outer else { return places }
    let region = Gate.place(Place(x: 0, y: 0, size: size))
    let pass = LayoutPass(tree: self, facts: facts, depth: 0)
    let child = Child(slot, nil, pass)
    var offer = region.proposal
    for axis in open { offer[axis] = nil }
    let origin = Point(aligning: child.dimensions(offer, for: alignment), in: region.size, alignment)
    let first = Place(origin, child.size(offer), offer)
    var rest = [Standing(slot: slot, place: Gate.place(first).mirrored(in: region, isRightToLeft), depth: 0)]
    while let standing = rest.popLast() {
      places.add(standing.place, of: nodes[standing.slot].name)
      let inner = LayoutPass(tree: self, facts: facts, depth: standing.depth)
      let children = self.places(standing.slot, standing.place.size, standing.place.proposal, inner).compactMap { slot, place in
        place.map { Standing(slot: slot, place: $0.mirrored(in: standing.place, isRightToLeft), depth: standing.depth + 1) }
      }
      addRows(of: standing.slot, around: children, standing.place, &places)
      rest += children.reversed()
    }
    return places
  }

  /// A node whose place is known and whose children's places are not.
  private struct Standing {
    var slot: Int
    var place: Place
    var depth: Int
  }

  /// The rows of a grid lie around their cells.
  private func addRows(of slot: Int, around cells: [Standing], _ place: Place, _ places: inout LayoutPlaces) {
    guard case .arranged(let arrangement) = nodes[slot].content, arrangement.takesRows else { return }
    for child in nodes[slot].children where row(child) != nil {
      let box = cells.filter { nodes[$0.slot].parent == child }.map(\.place).reduce(nil) { (box: Place?, cell) in box?.union(cell) ?? cell }
      places.add(box ?? Place(x: place.x, y: place.y, size: .zero), of: nodes[child].name)
    }
  }
}

extension Place {
  /// A place in a parent, as one in the region in which the parent has its place.
  fileprivate func mirrored(in parent: Place, _ isMirrored: Bool) -> Place {
    var place = self
    place.x = parent.x + (isMirrored ? parent.size.width - x - size.width : x)
    place.y += parent.y
    return place
  }

  /// The smallest place that both lie in.
  fileprivate func union(_ other: Place) -> Place {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + size.width, other.x + other.size.width)
    let bottom = max(y + size.height, other.y + other.size.height)
    return Place(x: left, y: top, size: Size(right - left, bottom - top))
  }
}

extension Point {
  /// Where a view lies in a room so that its guides are where those of the room would be.
  package init(aligning view: Dimensions, in room: Size, _ alignment: GuidePair) {
    let room = Dimensions(room)
    self.init(
      room[alignment.horizontal] - view[alignment.horizontal], room[alignment.vertical] - view[alignment.vertical])
  }
}
