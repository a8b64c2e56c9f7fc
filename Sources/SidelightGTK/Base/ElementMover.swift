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

/// Shows elements on their way from one look to another one, frame by frame.
@MainActor final class ElementMover {
  /// Whether the patches under way may be shown as movement.
  private(set) var isAnimated = false
  /// What the app says of how they are to move; nil for nothing, which costs least to look at.
  private var motions: BatchMotions?
  private var ways: [NodeID: Way] = [:]

  /// The way of one element.
  @MainActor private final class Way {
    let start: Element
    /// What else changes meanwhile changes at once.
    var end: Element
    let motion: Motion
    /// Who waits for its end.
    let group: Int?
    private var isOverLogically = false
    /// The time of the first frame, in microseconds.
    var begin: Int?
    var tick: TickCallback?

    init(from start: Element, to end: Element, _ motion: Motion, _ group: Int?) {
      self.start = start
      self.end = end
      self.motion = motion
      self.group = group
    }

    func look(after seconds: Double) {
      guard let group, !isOverLogically, seconds >= motion.logicalDuration else { return }
      isOverLogically = true
      MotionGroups.endLogically(group)
    }

    func stop() {
      tick?.cancel()
      guard let group else { return }
      if !isOverLogically { MotionGroups.endLogically(group) }
      isOverLogically = true
      MotionGroups.end(group)
    }
  }

  /// Applies patches of which this is said.
  func applying(_ motions: BatchMotions, isAnimated: Bool, _ apply: () -> Void) {
    let outer = (self.motions, self.isAnimated)
    (self.motions, self.isAnimated) = (motions.isEmpty ? nil : motions, isAnimated)
    apply()
    (self.motions, self.isAnimated) = outer
  }

  /// Applies one patch, of which nothing is said. Rows are told so by the hundred.
  func applyingAlone(_ apply: () -> Void) {
    if motions != nil { return applying(BatchMotions(), isAnimated: true, apply) }
    let wasAnimated = isAnimated
    isAnimated = true
    apply()
    isAnimated = wasAnimated
  }

  /// Whether something moves, for tests.
  var isMoving: Bool { !ways.isEmpty }

  /// How an element comes or goes in the patches under way; nil for at once.
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
      if motions == nil, let way = ways[controller.id], way.end.between(end, at: 1) == nil { return way.end = end }
      stop(controller.id)
      return controller.change(to: end)
    }
    begin(Way(from: controller.element, to: end, motion, motions?.group), of: controller)
  }

  /// The element has left the tree.
  func stop(_ id: NodeID) {
    if !ways.isEmpty { ways.removeValue(forKey: id)?.stop() }
  }

  private func begin(_ way: Way, of controller: some MovedElement) {
    stop(controller.id)
    let widget = controller.widget
    // What nobody sees does not move. A window that is not shown yet has its first frame soon.
    let isSeen = widget.isMapped || widget.root?.isMapped != true
    guard isSeen, let first = way.start.between(way.end, at: way.motion.place(after: 0).part) else {
      return controller.change(to: way.end)
    }
    ways[controller.id] = way
    if let group = way.group { MotionGroups.begin(group) }
    controller.change(to: first)
    // The window stays, whatever becomes of the widget on the way.
    way.tick = (widget.root ?? widget).addTickCallback { [weak self, weak controller] clock in
      guard let self, let controller, let way = ways[controller.id] else { return false }
      return advance(way, of: controller, to: clock.frameTime)
    }
  }

  /// Shows where an element is at the time of a frame, and says whether more follows.
  private func advance(_ way: Way, of controller: some MovedElement, to time: Int) -> Bool {
    let begin = way.begin ?? time
    way.begin = begin
    let seconds = Double(time - begin) / 1_000_000
    let place = way.motion.place(after: seconds)
    way.look(after: seconds)
    if !place.isOver, let middle = way.start.between(way.end, at: place.part) {
      controller.change(to: middle)
      return true
    }
    ways[controller.id] = nil
    controller.change(to: way.end)
    way.stop()
    return false
  }
}
