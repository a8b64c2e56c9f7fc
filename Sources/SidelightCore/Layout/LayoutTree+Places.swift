/// Where the nodes of a region lie, from the upper left corner of the region. A node that is not shown is absent.
package struct LayoutPlaces: Equatable, Sendable {
  /// The two boxes of a node.
  package struct Boxes: Equatable, Sendable {
    /// That of its outermost modifier, and that of its content. They are the same where it has no modifier.
    package var outer, content: Place
  }

  private var boxes: [NodeID: Boxes] = [:]
  /// How far the contents of nodes are covered at their edges, or could go on there; only where that is more than nothing.
  package internal(set) var insets: [NodeID: Insets] = [:]

  package init() {}

  package var count: Int { boxes.count }
  package var ids: some Collection<NodeID> { boxes.keys }
  package internal(set) subscript(id: NodeID) -> Boxes? {
    get { boxes[id] }
    set { boxes[id] = newValue }
  }
}

extension LayoutTree {
  /// Where everything lies in a region of a size.
  ///
  /// The root is offered all of it, or nothing along axes that are open, as they are in what is scrolled. It lies in it as the alignment says if
  /// it takes another size. Where text runs from right to left everything is mirrored,
  /// but for what has a direction of its own.
  ///
  /// Glass lies over the edges of the region: the root has what that leaves, and beyond that goes on what ignores the safe area.
  ///
  /// Complexity: O(nodes in which anything has changed since, or that have other places); leaves are asked only what they were not asked before.
  @discardableResult package func place(
    in size: Size, open: Set<Axis2D> = [], alignment: GuidePair = .center, isRightToLeft: Bool = false, glass: Insets = Insets(),
    _ facts: any LeafFacts
  ) -> LayoutPlaces {
    changes = [:]
    guard let root, let slot = slots[root]?.outer else { return places }
    let whole = Gate.place(Place(x: 0, y: 0, size: size))
    let region = whole.inset(by: glass, isRightToLeft)
    glassEdges = glass.edges
    let pass = LayoutPass(tree: self, facts: facts, depth: 0)
    let child = Child(slot, nil, pass)
    var offer = region.proposal
    for axis in open { offer[axis] = nil }
    let origin = Point(aligning: child.dimensions(offer, for: alignment), in: region.size, alignment)
    let first = Place(origin, child.size(offer), offer)
    var rest = [
      Standing(
        slot: slot, place: Gate.place(first).mirrored(in: region, isRightToLeft), isRightToLeft: isRightToLeft,
        safe: glass == Insets() ? nil : SafeArea(free: region, of: whole), depth: 0)
    ]
    while let standing = rest.popLast() {
      let isRightToLeft = nodes[standing.slot].isRightToLeft ?? standing.isRightToLeft
      let placed = Placed(place: standing.place, isRightToLeft: isRightToLeft, safe: standing.safe)
      // All that is in it lies where it lay.
      if nodes[standing.slot].placed == placed { continue }
      nodes[standing.slot].placed = placed
      let own = place(of: standing, isRightToLeft)
      note(own.place, of: standing.slot)
      note(own.insets, of: standing.slot)
      let inside = inside(standing, isRightToLeft)
      let inner = LayoutPass(tree: self, facts: facts, depth: standing.depth)
      var children: [Standing] = []
      for (index, (slot, place)) in self.places(standing.slot, inside.place.size, inside.place.proposal, inner).enumerated() {
        guard let place else {
          leaveOut(slot)
          continue
        }
        let inRegion = place.mirrored(in: inside.place, isRightToLeft)
        let safe = index == 0 ? safeArea(of: inRegion, standing, inside.safe, isRightToLeft) : inside.safe
        children.append(Standing(slot: slot, place: inRegion, isRightToLeft: isRightToLeft, safe: safe, depth: standing.depth + 1))
      }
      addRows(of: standing.slot, around: children, standing.place)
      rest += children.reversed()
    }
    hasAnswers = true
    return places
  }

  /// A node whose place is known and whose children's places are not.
  private struct Standing {
    var slot: Int
    var place: Place
    var isRightToLeft: Bool
    /// What is free of what covers the room; nil where nothing does.
    var safe: SafeArea?
    var depth: Int
  }

  /// Where the node itself lies, and how far it is covered there or could go on.
  private func place(of standing: Standing, _ isRightToLeft: Bool) -> (place: Place, insets: Insets) {
    guard let safe = standing.safe else { return (standing.place, Insets()) }
    guard case .leaf(let leaf) = nodes[standing.slot].content, leaf.fillsRoom else {
      return (standing.place, safe.insets(of: standing.place, isRightToLeft: isRightToLeft))
    }
    let edges = leaf.staysClearOfGlass ? SafeEdges.all.subtracting(glassEdges) : .all
    let place = safe.extending(standing.place, edges, isRightToLeft: isRightToLeft)
    return (place, safe.covered(place, isRightToLeft: isRightToLeft))
  }

  /// Where what is in a node is laid out, and what is free there.
  private func inside(_ standing: Standing, _ isRightToLeft: Bool) -> (place: Place, safe: SafeArea?) {
    guard let safe = standing.safe, case .arranged(let arrangement) = nodes[standing.slot].content, !arrangement.ignoredEdges.isEmpty
    else { return (standing.place, standing.safe) }
    let edges = arrangement.ignoredEdges
    return (safe.extending(standing.place, edges, isRightToLeft: isRightToLeft), safe.ignoring(edges, isRightToLeft: isRightToLeft))
  }

  /// What is free for the first child of a node, which something else in the node may cover.
  private func safeArea(of child: Place, _ standing: Standing, _ safe: SafeArea?, _ isRightToLeft: Bool) -> SafeArea? {
    guard case .arranged(let arrangement) = nodes[standing.slot].content, !arrangement.coveredEdges.isEmpty else { return safe }
    return (safe ?? SafeArea(uncovered: standing.place))
      .covering(arrangement.coveredEdges, of: standing.place, around: child, isRightToLeft: isRightToLeft)
  }

  private func note(_ insets: Insets, of slot: Int) {
    let name = nodes[slot].name
    guard let own = slots[name], slot == own.content else { return }
    if insets != Insets() || places.insets[name] != nil { places.insets[name] = insets == Insets() ? nil : insets }
  }

  /// Notes the place of a node with its modifiers, or of its content.
  private func note(_ place: Place, of slot: Int) {
    let name = nodes[slot].name
    guard let own = slots[name], slot == own.outer || slot == own.content else { return }
    var boxes = places[name] ?? LayoutPlaces.Boxes(outer: place, content: place)
    if slot == own.outer { boxes.outer = place }
    if slot == own.content { boxes.content = place }
    note(boxes, of: name)
  }

  private func note(_ boxes: LayoutPlaces.Boxes?, of name: NodeID) {
    let old = places[name]
    guard boxes != old else { return }
    if changes[name] == nil { changes[name] = .some(old) }
    places[name] = boxes
  }

  /// Neither the node nor what is in it is shown.
  private func leaveOut(_ slot: Int) {
    var rest = [slot]
    while let slot = rest.popLast() {
      nodes[slot].placed = nil
      note(nil as LayoutPlaces.Boxes?, of: nodes[slot].name)
      places.insets[nodes[slot].name] = nil
      rest += nodes[slot].children
    }
  }

  /// The rows of a grid lie around their cells.
  private func addRows(of slot: Int, around cells: [Standing], _ place: Place) {
    guard case .arranged(let arrangement) = nodes[slot].content, arrangement.takesRows else { return }
    for child in nodes[slot].children where row(child) != nil {
      let box = cells.filter { nodes[$0.slot].parent == child }.map(\.place).reduce(nil) { (box: Place?, cell) in box?.union(cell) ?? cell }
      let own = box ?? Place(x: place.x, y: place.y, size: .zero)
      note(LayoutPlaces.Boxes(outer: own, content: own), of: nodes[child].name)
    }
  }
}

extension Place {
  /// What insets leave of it.
  fileprivate func inset(by insets: Insets, _ isRightToLeft: Bool) -> Place {
    guard insets != Insets() else { return self }
    return Place(
      x: x + (isRightToLeft ? insets.trailing : insets.leading), y: y + insets.top,
      size: Size(max(0, size.width - insets.leading - insets.trailing), max(0, size.height - insets.top - insets.bottom)))
  }

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
