import SidelightBridge
import SidelightCore

/// Something that shows an element, which may be on its way.
@MainActor protocol MovedElement: AnyObject {
  var id: NodeID { get }
  var element: Element { get }
  var widget: Widget { get }
  /// The ids of it and of what is around it, from the inside out.
  var idsAround: [NodeID] { get }
  func change(to new: Element)
}

/// A container that hears when what is in it is about to change, and is to be seen on its way.
@MainActor protocol MotionListener: AnyObject {
  func beginMotion()
}

/// Shows elements on their way from one look to another one, frame by frame.
@MainActor final class ElementMover {
  /// Whether the patches under way may be shown as movement.
  private(set) var isAnimated = false
  /// What the app says of how they are to move; nil for nothing, which costs least to look at.
  private var motions: BatchMotions?
  private(set) var changes = Changes()
  private var ways: [NodeID: Way] = [:]
  /// How what has another place after the next layout goes there; nil for at once.
  private var placed: BatchMotions?
  private var placings = 0

  /// The ways of one element.
  @MainActor private final class Way {
    var ways: ElementWays
    var tick: TickCallback?

    init(_ element: Element) { ways = ElementWays(at: element) }

    func stop() {
      tick?.cancel()
      ways.stop()
    }
  }

  /// What patches that move bring.
  struct Changes {
    /// The elements that they insert.
    var inserted: Set<NodeID> = []
    /// Those of them that are there already and stand somewhere else in the tree afterwards, and those that come around them. What the user sees
    /// of them neither comes nor goes.
    var replaced: Set<NodeID> = []
  }

  /// Applies a batch of patches.
  func applying(_ batch: PatchBatch, _ changes: Changes = Changes(), _ apply: () -> Void) {
    let outer = (motions, isAnimated, self.changes)
    (motions, isAnimated, self.changes) = (batch.motions.isEmpty ? nil : batch.motions, batch.isAnimated, changes)
    apply()
    (motions, isAnimated, self.changes) = outer
  }

  /// What the patches under way give another place goes there. They are laid out in the next frame.
  func placesFollow(in window: Widget?) {
    guard let motions, let window, window.isMapped else { return }
    placed = motions
    placings += 1
    let (number, group) = (placings, motions.group)
    // What waits for the end of all that waits for the layout, too.
    if let group { MotionGroups.begin(group) }
    var frames = 0
    window.addTickCallback { [weak self] _ in
      frames += 1
      guard frames > 1 else { return true }
      if let self, placings == number { placed = nil }
      if let group {
        MotionGroups.endLogically(group)
        MotionGroups.end(group)
      }
      return false
    }
  }

  /// A controller's place is another one than before.
  ///
  /// - Parameter distance: how far the old place lies from the new one, in pixels.
  func move(_ controller: some MovedElement & LayoutMember, from distance: Point) {
    guard let placed, let motion = placed.motion(controller.idsAround), let widget = controller.laidWidget else { return }
    PlaceMoves.begin(widget, from: distance, motion, in: placed.group)
  }

  /// Whether changes of places move.
  var movesPlaces: Bool { placed != nil }

  /// Applies one patch, of which nothing is said. Rows are told so by the hundred.
  func applyingAlone(_ apply: () -> Void) {
    if motions != nil { return applying(PatchBatch(), Changes(), apply) }
    let wasAnimated = isAnimated
    isAnimated = true
    apply()
    isAnimated = wasAnimated
  }

  /// Whether something moves, for tests.
  var isMoving: Bool { !ways.isEmpty || PlaceMoves.areUnderWay }

  /// Whether anything may move in the patches under way: mostly nothing does.
  var movesAnything: Bool { isAnimated && motions != nil }

  /// How an element comes, goes or moves in the patches under way; nil for at once.
  func motion(of controller: some MovedElement) -> Motion? { isAnimated ? motions?.motion(controller.idsAround) : nil }

  /// Who waits for the end of what moves in the patches under way.
  var group: Int? { motions?.group }

  /// Shows a controller's new element: at once, or on its way.
  func change(_ controller: some MovedElement, to end: Element, mayMove: @autoclosure () -> Bool) {
    // Nothing moves mostly, and rows are told by the hundred.
    if ways.isEmpty, motions == nil { return controller.change(to: end) }
    guard mayMove(), motions != nil || ways[controller.id] != nil else {
      stop(controller.id)
      return controller.change(to: end)
    }
    guard let motion = motions?.motion(controller.idsAround) else {
      // What moves goes on, unless it is told to be somewhere else at once.
      if motions == nil, let way = ways[controller.id], way.ways.change(to: end) { return controller.change(to: way.ways.look) }
      stop(controller.id)
      return controller.change(to: end)
    }
    begin(controller, to: end, MotionLeg(motion, in: motions?.group))
  }

  /// The element has left the tree.
  func stop(_ id: NodeID) {
    if !ways.isEmpty { ways.removeValue(forKey: id)?.stop() }
  }

  private func begin(_ controller: some MovedElement, to end: Element, _ leg: MotionLeg) {
    let widget = controller.widget
    // What nobody sees does not move. A window that is not shown yet has its first frame soon.
    guard widget.isMapped || widget.root?.isMapped != true else {
      leg.end()
      stop(controller.id)
      return controller.change(to: end)
    }
    let way = ways[controller.id] ?? Way(controller.element)
    way.ways.begin(to: end, from: controller.element, leg)
    guard !way.ways.isOver else {
      stop(controller.id)
      return controller.change(to: end)
    }
    ways[controller.id] = way
    controller.change(to: way.ways.look)
    guard way.tick == nil else { return }
    // The window stays, whatever becomes of the widget on the way.
    way.tick = (widget.root ?? widget).addTickCallback { [weak self, weak controller] clock in
      guard let self, let controller, let way = ways[controller.id] else { return false }
      way.ways.advance(to: Double(clock.frameTime) / 1_000_000)
      controller.change(to: way.ways.look)
      if way.ways.isOver { ways[controller.id] = nil }
      return !way.ways.isOver
    }
  }
}
