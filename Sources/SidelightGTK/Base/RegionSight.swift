import SidelightBridge
import SidelightCore

/// Tells members of a region where they are in their window, and lazy ones what can be seen of them. What is seen of lazy ones stays where it
/// is when others before it come, go, or turn out longer than they were taken to be.
@MainActor final class RegionSight {
  private weak var bin: LayoutBin?
  private let find: (NodeID) -> (any LayoutMember)?
  private var places: () -> LayoutPlaces = { LayoutPlaces() }
  /// Members that ask for their places.
  private var watchers: [NodeID] = []
  private var lazies: [(id: NodeID, axis: Axis2D)] = []
  /// Members whose views are scrolled to.
  private var targets: [(id: NodeID, layout: ScrollTargetLayout)] = []
  private var told: [NodeID: PlaceSight] = [:]
  private var covers = CoverSight()
  /// Members that ask how much of them can be seen, and what they were told.
  private var partWatchers: [NodeID] = []
  private var parts: [NodeID: Double] = [:]
  /// In how many passes in a row members had another size as soon as they were told theirs.
  private var unrest: [NodeID: Int] = [:]
  private var reached: [NodeID: Target] = [:]
  private var seen: [NodeID: Sighting] = [:]
  private var followed: [ObjectIdentifier] = []
  private var scrolling: [SignalConnection] = []
  /// How far is yet to be scrolled so that what is seen stays where it is.
  private var rest = Point.zero
  private weak var scroll: ScrollWidget?
  private var correction: SignalConnection?

  /// What is scrolled to in a container. The view of another element of data may have come to be in the same place of the tree: the container
  /// is another one then.
  private struct Target: Equatable {
    var node: NodeID
    var container: Element.Kind
  }

  /// What a lazy member was told, and what that was told of: it chooses its views anew whenever they may take up other room.
  private struct Sighting: Equatable {
    var part: SeenPart
    var kind: Element.Kind
    var size: Size
  }

  /// A view that is seen, and where it begins in the region.
  struct Anchor {
    fileprivate let id: NodeID
    fileprivate let axis: Axis2D
    /// In whole pixels, as widgets have their places.
    fileprivate let position: Int
    fileprivate let scroll: ScrollWidget
  }

  init(_ find: @escaping (NodeID) -> (any LayoutMember)?) { self.find = find }

  isolated deinit {
    for connection in scrolling { connection.disconnect() }
    correction?.disconnect()
  }

  func begin(in bin: LayoutBin, _ places: @escaping () -> LayoutPlaces) {
    self.bin = bin
    self.places = places
  }

  // MARK: Members

  /// Members whose views are scrolled to.
  var targetMembers: [any LayoutMember] { targets.compactMap { find($0.id) } }

  func add(_ member: any LayoutMember) {
    if member.element.kind.asksForPlace { watchers.append(member.id) }
    if member.element.kind.asksForCover { covers.add(member.id) }
    if member.element.kind.asksForVisiblePart { partWatchers.append(member.id) }
    if let axis = member.element.kind.lazyAxis { lazies.append((member.id, axis)) }
    addTargets(of: member)
  }

  /// A member may ask for something else.
  func changed(_ member: any LayoutMember) {
    guard !targets.isEmpty || member.element.hasScrollTargets else { return }
    targets.removeAll { $0.id == member.id }
    addTargets(of: member)
  }

  private func addTargets(of member: any LayoutMember) {
    if member.element.hasScrollTargets, let layout = member.element.traits.rare.scrollTargets { targets.append((member.id, layout)) }
  }

  /// Forgets those that are members no longer, and what they were told.
  func keep(_ isMember: (NodeID) -> Bool) {
    watchers.removeAll { !isMember($0) }
    partWatchers.removeAll { !isMember($0) }
    covers.keep(isMember)
    lazies.removeAll { !isMember($0.id) }
    targets.removeAll { !isMember($0.id) }
    told = told.filter { isMember($0.key) }
    parts = parts.filter { isMember($0.key) }
    seen = seen.filter { isMember($0.key) }
    reached = reached.filter { isMember($0.key) }
  }

  // MARK: Telling

  /// Tells members what has changed; says whether there was anything to tell.
  @discardableResult func tell() -> Bool {
    let hasCovered = covers.tell(places, find)
    return tellPlaces() || hasCovered
  }

  private func tellPlaces() -> Bool {
    guard !(watchers.isEmpty && partWatchers.isEmpty && lazies.isEmpty && targets.isEmpty), let bin, var view = ScrolledView(of: bin) else {
      return false
    }
    view.corner = Point(view.corner.x - rest.x, view.corner.y - rest.y)
    follow(view.scrolls)
    let places = places()
    var hasTold = false
    var corners: CornerSight?
    for id in watchers {
      guard let frame = frame(of: id, places, view) else { continue }
      var sight = PlaceSight(frame, in: view.rooms)
      if let member = find(id) {
        if corners == nil { corners = bin.root.flatMap { member.cornerHome?.corners(in: $0, around: member) } }
        if let sizes = corners?.sizes(of: frame, isRightToLeft: member.laidWidget?.isRightToLeft == true) { sight.corners = sizes }
      }
      guard told.updateValue(sight, forKey: id) != sight else { continue }
      find(id)?.send(.placed(id, sight))
      hasTold = true
    }
    for id in partWatchers {
      guard let frame = frame(of: id, places, view) else { continue }
      let part = frame.part(in: view.clip)
      guard parts.updateValue(part, forKey: id) != part else { continue }
      find(id)?.send(.visiblePart(id, part))
      hasTold = true
    }
    for (id, axis) in lazies {
      guard let frame = frame(of: id, places, view), let member = find(id) else { continue }
      let focused = member.laidOut?.first { $0.laidWidget?.containsFocus == true }?.id
      let part = SeenPart(of: frame, in: view.clip, along: axis, isMirrored: member.laidWidget?.isRightToLeft == true, focused: focused)
      let sighting = Sighting(part: part, kind: member.element.kind, size: frame.size)
      guard seen.updateValue(sighting, forKey: id) != sighting else { continue }
      member.send(.seen(id, part))
      hasTold = true
    }
    for (id, layout) in targets where tell(id, layout, places, view) { hasTold = true }
    return hasTold
  }

  /// A second of passes.
  private static let unrestLimit = 60

  /// Looks whether what members were told is wrong already, by what their views made of it. If that goes on for a second it is reported, and
  /// they are left as they are.
  ///
  /// - Returns: whether they are to be told again in the next frame.
  func lookForUnrest() -> Bool {
    let places = places()
    var now: [NodeID: Int] = [:]
    for id in watchers where places[id].map({ $0.content.size != told[id]?.frame.size }) == true {
      let count = (unrest[id] ?? 0) + 1
      now[id] = count
      if count == Self.unrestLimit { find(id)?.send(.restless(id)) }
    }
    unrest = now
    return now.values.contains { $0 < Self.unrestLimit }
  }

  /// Tells which view is scrolled to, and says whether that is another one.
  private func tell(_ id: NodeID, _ layout: ScrollTargetLayout, _ places: LayoutPlaces, _ view: ScrolledView) -> Bool {
    guard let member = find(id) else { return false }
    // A header that is pinned goes along.
    let views = (member.laidOut ?? []).filter { !$0.element.isPinned }.compactMap { child in
      places[child.id].map { (child.id, frame(of: $0.outer, view)) }
    }
    let isMirrored = member.laidWidget?.isRightToLeft == true
    let clip = view.clip(to: (member as? any TreeMember)?.roomAround)
    guard let target = layout.target(among: views, in: clip, along: member.element.kind.axis, isMirrored: isMirrored) else { return false }
    let new = Target(node: target, container: member.element.kind)
    guard reached.updateValue(new, forKey: id) != new else { return false }
    member.send(.targetSeen(layout.node, target))
    return true
  }

  private func frame(of id: NodeID, _ places: LayoutPlaces, _ view: ScrolledView) -> LayoutFrame? {
    places[id].map { frame(of: $0.content, view) }
  }

  private func frame(of box: Place, _ view: ScrolledView) -> LayoutFrame {
    LayoutFrame(x: view.corner.x + box.x, y: view.corner.y + box.y, size: box.size)
  }

  /// What is scrolled has another place in the window without being laid out.
  private func follow(_ scrolls: [ScrollWidget]) {
    let ids = scrolls.map { ObjectIdentifier($0) }
    guard ids != followed else { return }
    for connection in scrolling { connection.disconnect() }
    followed = ids
    scrolling = scrolls.flatMap { $0.onMovedAnywhere { [weak self] in self?.tell() } }
  }

  // MARK: What is seen stays

  /// The first view that is seen of something lazy, which is scrolled away from its start; nil if there is none.
  var anchor: Anchor? {
    guard !lazies.isEmpty, correction == nil, let bin, let view = ScrolledView(of: bin), let scroll = view.scrolls.first else { return nil }
    let places = places()
    for (id, axis) in lazies where (axis == .vertical ? scroll.verticalOffset : scroll.horizontalOffset) > 0 {
      // From right to left GTK keeps the distance from the start itself.
      if axis == .horizontal, bin.isRightToLeft { continue }
      let corner = axis == .vertical ? view.corner.y : view.corner.x
      let from = (axis == .vertical ? view.clip.y : view.clip.x) - corner
      let to = from + view.clip.size[axis]
      func range(of id: NodeID) -> (start: Double, end: Double)? {
        places[id].map { box in
          let place = box.content
          let start = axis == .vertical ? place.y : place.x
          return (start, start + place.size[axis])
        }
      }
      // What is above it in what is scrolled may grow where the user sees it.
      guard let whole = range(of: id), axis == .horizontal || whole.start < from else { continue }
      // A header that is pinned goes along.
      for child in find(id)?.laidOut ?? [] where !child.element.isPinned {
        guard let own = range(of: child.id), own.end > from, own.start < to else { continue }
        guard let pixels = places[child.id]?.content.pixels() else { continue }
        return Anchor(id: child.id, axis: axis, position: axis == .vertical ? pixels.y : pixels.x, scroll: scroll)
      }
    }
    return nil
  }

  /// Notes how far the view has moved. GTK takes no wishes while it lays out, so that what is to be scrolled for that is scrolled afterwards.
  func hold(_ anchor: Anchor?) {
    guard let anchor, let place = places()[anchor.id]?.content.pixels() else { return }
    rest[anchor.axis] = Double((anchor.axis == .vertical ? place.y : place.x) - anchor.position)
    scroll = anchor.scroll
  }

  /// Scrolls as far as is left, before anything is seen.
  func scrollAfterLayout() {
    guard rest != .zero else { return }
    guard let clock = bin?.frameClock else { return scrollRest() }
    correction?.disconnect()
    correction = clock.onLayout { [weak self] in self?.scrollRest() }
    clock.requestPhase(.layout)
  }

  private func scrollRest() {
    correction?.disconnect()
    correction = nil
    guard let scroll else { return }
    let rest = rest
    self.rest = .zero
    if rest.x != 0 { scroll.horizontalOffset += rest.x }
    if rest.y != 0 { scroll.verticalOffset += rest.y }
  }
}
