import SidelightBridge
import SidelightCore

/// Lays out a part of a window as a whole, such as the body of a page, a row of a list or what is scrolled: an element, and all that it and
/// those in it lay out. GTK asks the region's bin; the containers in it get their places from here and are asked nothing.
@MainActor final class LayoutRegion: WidgetLayout {
  /// Where what the region begins with lies if it takes less than there is.
  var alignment = GuidePair.center {
    didSet { if alignment != oldValue { bin?.queueAllocate() } }
  }

  /// Along which axes nothing is offered to what the region begins with: those along which it is scrolled.
  var open: Set<Axis2D> = [] {
    didSet { if open != oldValue { bin?.queueAllocate() } }
  }

  /// How far panes of glass lie over its edges, in pixels; it is given the room below them, too.
  var glass = Insets() {
    didSet { if glass != oldValue { bin?.queueAllocate() } }
  }

  /// The same when everything was drawn last.
  private var drawnGlass = Insets()
  private var relayout: SignalConnection?

  private weak var root: (any LayoutMember)?
  private weak var bin: LayoutBin?
  private let find: (NodeID) -> (any LayoutMember)?
  /// Has views answer to what they were told.
  private let flush: () -> Void
  /// Has what gets another place go there.
  private weak var mover: ElementMover?
  private let records: LeafRecords<WidgetLeaves>
  private var tree = LayoutTree()
  private var places: LayoutPlaces { tree.places }
  private var isBuilt = false
  /// Members whose children came, went or moved since the tree was looked at.
  private var restructuredMembers: Set<NodeID> = []
  /// Whether anything may have changed since the leaves were looked at.
  private var isStale = false
  /// For which orientations GTK has asked how long the region wishes to be since then. It remembers the answer: where it asks again, something
  /// has changed.
  private var answered: Set<Orientation> = []
  private let sight: RegionSight
  /// Where members were in their containers that GTK laid out until now.
  private var placesBefore: [NodeID: PixelPlace] = [:]

  /// - Parameter find: the member of a node.
  init(_ root: any LayoutMember, _ mover: ElementMover?, flush: @escaping () -> Void, _ find: @escaping (NodeID) -> (any LayoutMember)?) {
    self.root = root
    self.mover = mover
    self.find = find
    self.flush = flush
    records = LeafRecords(WidgetLeaves(find: find))
    sight = RegionSight(find)
  }

  func begin(in bin: LayoutBin) {
    self.bin = bin
    sight.begin(in: bin) { [weak self] in self?.places ?? LayoutPlaces() }
    bin.requestMode = .heightForWidth
    bin.layout = self
  }

  // MARK: Changes

  /// A member is another one than it was.
  func changed(_ member: any LayoutMember) {
    sight.changed(member)
    guard isBuilt, tree.contains(member.id), tree.update(member.id, member.layoutNode) else { return }
    bin?.queueResize()
  }

  /// Members in this one came, went or moved.
  func restructured(_ member: any LayoutMember) {
    guard isBuilt else { return }
    restructuredMembers.insert(member.id)
    bin?.queueResize()
  }

  /// GTK has laid out members until now.
  ///
  /// - Parameter places: where they were in their container, in pixels.
  func takeOver(from places: [NodeID: PixelPlace]) { placesBefore.merge(places) { $1 } }

  private func build() {
    isBuilt = true
    if let root { insert(root, into: nil, at: 0) }
  }

  /// Takes a member into the tree, with all that is in it.
  private func insert(_ member: any LayoutMember, into parent: NodeID?, at index: Int) {
    var rest: [(member: any LayoutMember, parent: NodeID?, index: Int)] = [(member, parent, index)]
    while let (member, parent, index) = rest.popLast() {
      tree.insert(member.id, member.layoutNode, into: parent, at: index)
      sight.add(member)
      for child in shown(in: member).reversed() { rest.append((child, member.id, .max)) }
    }
  }

  private func shown(in member: any LayoutMember) -> [any LayoutMember] {
    (member.laidOut ?? []).filter { $0.laidWidget?.isVisible == true }
  }

  /// Brings the children of members up to date. What stays keeps what it has answered.
  private func takeChildren() {
    guard !restructuredMembers.isEmpty else { return }
    let changed = restructuredMembers.compactMap(find)
    restructuredMembers = []
    for member in changed where tree.contains(member.id) {
      let children = Set(shown(in: member).map(\.id))
      for gone in tree.children(of: member.id) ?? [] where !children.contains(gone) { tree.remove(gone) }
    }
    records.keep(tree.contains)
    sight.keep(tree.contains)
    for member in changed where tree.contains(member.id) {
      // How it lays them out may follow from what they are.
      tree.update(member.id, member.layoutNode)
      let children = shown(in: member)
      for (index, child) in children.enumerated() where !tree.contains(child.id) { insert(child, into: member.id, at: index) }
      tree.arrange(children.map(\.id), in: member.id)
    }
    isStale = true
  }

  /// Learns what has changed since it was asked last.
  private func catchUp(askedFor orientation: Orientation?) {
    takeChildren()
    if !isBuilt {
      build()
    } else if isStale || orientation.map(answered.contains) == true {
      isStale = false
      answered = []
      for leaf in records.recheck() where tree.contains(leaf) { tree.invalidate(leaf) }
    }
    if let orientation { answered.insert(orientation) }
  }

  /// Learns how large what it stands in is, where that matters.
  private func followContainer(givenOwn own: Size?) {
    guard tree.hasFollowers else { return }
    let around = (root as? any TreeMember)?.roomAround?.size
    guard around ?? own != tree.container else { return }
    tree.container = around ?? own
    // GTK remembers what the region wished before, and takes no wishes while it lays out.
    guard around != nil, own != nil, let clock = bin?.frameClock else { return }
    relayout?.disconnect()
    relayout = clock.onLayout { [weak self] in
      self?.relayout?.disconnect()
      self?.relayout = nil
      self?.bin?.queueResize()
    }
    clock.requestPhase(.layout)
  }

  // MARK: GTK asks

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    catchUp(askedFor: forSize < 0 ? orientation : nil)
    followContainer(givenOwn: nil)
    let axis: Axis2D = orientation == .horizontal ? .horizontal : .vertical
    let across = forSize < 0 ? nil : Double(forSize)
    func length(_ offered: Double?) -> Double { tree.size(Proposal(along: axis, offered, across: across), records)[axis] }
    let least = pixels(length(0), .up)
    return Measurement(minimum: least, natural: max(least, pixels(length(nil), .up)))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let root, let bin else { return }
    catchUp(askedFor: nil)
    followContainer(givenOwn: Size(Double(width) - glass.leading - glass.trailing, Double(height) - glass.top))
    let anchor = sight.anchor
    place(width, height, bin)
    var moved = tree.changes
    sight.hold(anchor)
    // Views may answer to their places once, before anything is seen of them.
    if sight.tell() {
      flush()
      catchUp(askedFor: nil)
      place(width, height, bin)
      moved.merge(tree.changes) { first, _ in first }
      // GTK takes no wishes while it lays out.
      if sight.lookForUnrest() { MainSource.idle { [weak bin] in bin?.queueAllocate() } }
      sight.hold(anchor)
    }
    if !moved.isEmpty { requeue(moved) }
    placesBefore = [:]
    if SeenThroughs.count > 0, !moved.isEmpty || glass != drawnGlass {
      for id in places.ids { (find(id) as? any SeenThrough)?.placesChanged() }
    }
    drawnGlass = glass
    sight.scrollAfterLayout()
    guard let child = bin.child, let place = places[root.id]?.content.pixels() else { return }
    Self.allocate(child, at: place)
  }

  private func place(_ width: Int, _ height: Int, _ bin: LayoutBin) {
    tree.place(
      in: Size(Double(width), Double(height)), open: open, alignment: alignment, isRightToLeft: bin.isRightToLeft, glass: glass, records)
    isStale = true
  }

  /// GTK leaves a container alone that keeps its size, even if what is in it moves.
  ///
  /// - Parameter moved: what has another place now, and where it was.
  private func requeue(_ moved: [NodeID: LayoutPlaces.Boxes?]) {
    let moves = mover?.movesPlaces == true
    let containers = Set(moved.keys).union(moved.keys.compactMap { tree.parent(of: $0) })
    for id in containers {
      guard let member = find(id), let children = member.laidOut, !children.isEmpty else { continue }
      func before(_ id: NodeID, _ now: LayoutPlaces.Boxes?) -> LayoutPlaces.Boxes? { moved[id] ?? now }
      let around = places[id]
      let (cornerBefore, corner) = (before(id, around)?.content.pixels(), around?.content.pixels())
      var hasMoved = false
      for child in children {
        let boxes = places[child.id]
        let old = cornerBefore.flatMap { before(child.id, boxes)?.content.pixels(from: $0) } ?? placesBefore[child.id]
        let new = corner.flatMap { boxes?.content.pixels(from: $0) }
        guard old != new else { continue }
        hasMoved = true
        guard moves else { break }
        if let old, let new, let child = child as? any MovedElement & LayoutMember { move(child, from: old, to: new) }
      }
      if hasMoved { member.laidWidget?.queueAllocate() }
    }
  }

  /// A member goes from one place in its container to another one.
  private func move(_ member: some MovedElement & LayoutMember, from old: PixelPlace, to new: PixelPlace) {
    let isRightToLeft = bin?.isRightToLeft == true
    func start(_ place: PixelPlace) -> Int { isRightToLeft ? place.x + place.width : place.x }
    let distance = Point(Double(start(old) - start(new)), Double(old.y - new.y))
    if distance != .zero { mover?.move(member, from: distance) }
  }

  /// Gives the members in a container their places.
  func allocateChildren(of member: any LayoutMember) {
    let around = places[member.id]?.content.pixels()
    let isRestructured = restructuredMembers.contains(member.id)
    for child in member.laidOut ?? [] {
      // What has just come has its place after the next layout.
      guard let widget = child.laidWidget, !isRestructured || tree.contains(child.id) else { continue }
      let place = around.flatMap { places[child.id]?.content.pixels(from: $0) }
      widget.hasRoom = place != nil
      guard let place else { continue }
      // What has been measured is not measured again where there is room for all of it.
      let needs = records.source.covered.contains(child.id) ? nil : records.needs(of: child.id)
      let hasRoom = needs.map { Double(place.width) >= $0.width && Double(place.height) >= $0.height } ?? false
      member.allocate(child, at: place, hasRoom: hasRoom)
    }
  }

  /// Gives a widget a place. GTK complains about one that is given less than its minimum.
  ///
  /// - Parameter hasRoom: whether it is known not to need more.
  static func allocate(_ widget: Widget, at place: PixelPlace, hasRoom: Bool = false) {
    let size = hasRoom ? (width: place.width, height: place.height) : size(of: widget, at: place)
    let x = widget.isRightToLeft ? place.x + place.width - size.width : place.x
    if Transits.areUnderWay, let transform = Transits.transform(of: widget, x: x, y: place.y, width: size.width, height: size.height) {
      return widget.allocate(width: size.width, height: size.height, transform: transform)
    }
    let own = PixelPlace(x: x, y: place.y, width: size.width, height: size.height)
    if PlaceMoves.areUnderWay, let transform = PlaceMoves.transform(of: widget, at: own) {
      return widget.allocate(width: own.width, height: own.height, transform: transform)
    }
    widget.allocate(x: own.x, y: own.y, width: own.width, height: own.height)
  }

  static func size(of widget: Widget, at place: PixelPlace) -> (width: Int, height: Int) {
    let wide = max(place.width, widget.measure(.horizontal).minimum)
    return (wide, max(place.height, widget.measure(.vertical, forSize: wide).minimum))
  }

  /// Where the views are that are scrolled to, see ``ScrollTargetLayout``, from the corner at which text begins.
  var targets: [LayoutFrame] {
    let width = bin?.isRightToLeft == true ? bin.map { Double($0.width) } : nil
    return sight.targetMembers.flatMap { member in
      (member.laidOut ?? []).filter { !$0.element.isPinned }.compactMap { child in
        places[child.id].map { boxes in
          let place = boxes.outer
          return LayoutFrame(x: width.map { $0 - place.x - place.size.width } ?? place.x, y: place.y, size: place.size)
        }
      }
    }
  }

  /// How far a member is covered at its edges, or could go on there.
  func insets(of member: NodeID) -> Insets { places.insets[member] ?? Insets() }

  /// The place of a member with its layout modifiers, from the corner of another widget.
  func bounds(of member: NodeID, in other: Widget) -> PixelRectangle? {
    guard let place = places[member]?.outer, let own = bin?.bounds(in: other) else { return nil }
    return PixelRectangle(x: own.x + place.x, y: own.y + place.y, width: place.size.width, height: place.size.height)
  }
}

extension Place {
  /// It in pixels, from the corner of another place.
  fileprivate func pixels(from corner: PixelPlace) -> PixelPlace {
    var place = pixels()
    place.x -= corner.x
    place.y -= corner.y
    return place
  }
}

/// What widgets answer.
@MainActor private final class WidgetLeaves {
  private let find: (NodeID) -> (any LayoutMember)?
  /// Leaves that something covers, or has covered.
  private(set) var covered: Set<NodeID> = []

  init(find: @escaping (NodeID) -> (any LayoutMember)?) { self.find = find }

  /// - Parameter cover: what something covers of it: it goes on there, beyond the room that it is offered.
  private func length(_ measurement: Measurement, beyond cover: Double) -> LeafRecord.Length {
    LeafRecord.Length(max(0, Double(measurement.minimum) - cover), max(0, Double(measurement.natural) - cover))
  }

  /// How far what scrolls is covered, along both axes.
  private func cover(_ member: any LayoutMember) -> Size {
    let cover = member.cover
    guard cover != Insets() else {
      if !covered.isEmpty { covered.remove(member.id) }
      return .zero
    }
    covered.insert(member.id)
    return Size(cover.leading + cover.trailing, cover.top + cover.bottom)
  }
}

extension WidgetLeaves: @MainActor LeafSource {
  func record(of leaf: NodeID) -> LeafRecord {
    guard let member = find(leaf), let widget = member.laidWidget else {
      return LeafRecord(width: LeafRecord.Length(0, 0), height: LeafRecord.Length(0, 0), heightFollowsWidth: true)
    }
    let (takes, width, cover) = (member.greedOfKind, widget.measure(.horizontal), cover(member))
    // What most leaves get is the width that they wish, for which GTK is asked anyway.
    return LeafRecord(
      width: length(width, beyond: cover.width),
      height: length(widget.measure(.vertical, forSize: width.natural), beyond: cover.height), takesWidth: takes.horizontal,
      takesHeight: takes.vertical, heightFollowsWidth: true)
  }

  func height(of leaf: NodeID, forWidth width: Double) -> LeafRecord.Length {
    // To ask for the height at less than the least width is an error.
    guard let member = find(leaf), let widget = member.laidWidget else { return LeafRecord.Length(0, 0) }
    let cover = cover(member)
    let given = max(pixels(width + cover.width, .down), widget.measure(.horizontal).minimum)
    return length(widget.measure(.vertical, forSize: given), beyond: cover.height)
  }

  func guides(of leaf: NodeID, in size: Size) -> Guides {
    guard let widget = find(leaf)?.laidWidget else { return .none }
    let whole = widget.measure(.vertical, forSize: max(pixels(size.width, .down), widget.measure(.horizontal).minimum))
    guard whole.naturalBaseline >= 0 else { return .none }
    let first = Double(whole.naturalBaseline)
    // What is no label has one line.
    let last = (widget as? LabelWidget).map { max(first, Double(whole.natural) - $0.depthOfLastLine) }
    return Guides([.firstTextBaseline: first, .lastTextBaseline: last ?? first])
  }
}
