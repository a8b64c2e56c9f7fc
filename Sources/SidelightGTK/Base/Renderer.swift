package import SidelightBridge
package import SidelightCore

/// Shows a tree with GTK: applies its patches to widgets and sends back what the user does.
@MainActor package final class Renderer: PatchConsumer {
  /// Who owns the tree. Everything that happens before it is set is lost.
  package weak var host: (any TreeHost)?
  package private(set) var controllers: [NodeID: Controller] = [:]
  /// Whether the patches under way may be shown as movement.
  package var isAnimating: Bool { mover.isAnimated }
  package let desktop: DesktopObserver

  /// The windows' application; nil for windows of tests and pictures.
  let application: Application?
  /// How many batches of patches have been applied.
  private(set) var batches = 0
  /// Batches under way: binding a row while a batch is applied makes another one.
  private var depth = 0
  private var unsettled: [Controller] = []
  /// Told of each controller before it leaves the tree.
  var leavingListeners: [any LeavingListener] = []
  let flushing = FlushSchedule()
  let movingLists = MovingLists()
  let mover = ElementMover()
  private let matches = Matches()
  /// The window's widget, whose frames show motion; nil before there is one.
  weak var window: Widget?
  /// Pages that keep the keyboard focus while nothing in them can take it.
  let contentWatch = ContentWatch()
  let wishes = FocusWishes()
  package let symbols = SymbolCatalogue()
  /// The time at which the user types something, in milliseconds. Tests have their own.
  package var clock: @MainActor () -> Int = { MainLoop.now / 1000 }

  /// Makes the controller of an element, which may look at the one around it.
  package typealias ControllerMaker = @MainActor (NodeID, Element, _ renderer: Renderer, _ parent: Controller?) -> Controller
  /// Given from outside, so that this file names no kind of controller, all of which name it.
  private let makeController: ControllerMaker

  /// - Parameter makeController: ``Controllers/make(_:_:in:around:)``.
  package init(application: Application? = nil, making makeController: @escaping ControllerMaker) {
    self.application = application
    self.makeController = makeController
    StyleProvider.install()
    desktop = DesktopObserver()
    flushing.flush = { [weak self] in self?.host?.flush() }
    desktop.changed = { [weak self] traits in self?.host?.send(.desktop(traits)) }
  }

  /// Whether what changes its place now may be seen to move there.
  var mayMove: Bool { isAnimating && !desktop.traits.isReducedMotion }

  /// Whether an element is on its way, for tests.
  package var isMoving: Bool { mover.isMoving }

  package func controller(for id: NodeID) -> Controller? { controllers[id] }

  package func requestFlush() { flushing.request() }

  package func follow(frames body: @escaping @MainActor (Double) -> Bool) -> Bool {
    guard !desktop.traits.isReducedMotion, let window else { return false }
    window.addTickCallback { body(Double($0.frameTime) / 1_000_000) }
    return true
  }

  package func apply(_ batch: PatchBatch) {
    mover.applying(batch, changes(in: batch)) {
      depth += 1
      for patch in batch.patches { perform(patch) }
      if mayMove { mover.placesFollow(in: window) }
      endBatch()
    }
  }

  package func apply(_ patch: Patch) {
    mover.applyingAlone {
      depth += 1
      perform(patch)
      endBatch()
    }
  }

  private func endBatch() {
    depth -= 1
    batches += 1
    guard depth == 0 else { return }
    matches.endBatch()
    settle()
    contentWatch.settle { [controllers] in controllers[$0] }
    moveFocus()
  }

  /// Asks for one call of ``Controller/settle()`` when all patches under way have been applied.
  func settleLater(_ controller: Controller) {
    guard !controller.isUnsettled else { return }
    controller.isUnsettled = true
    unsettled.append(controller)
  }

  private func settle() {
    while !unsettled.isEmpty {
      let controllers = unsettled
      unsettled = []
      for controller in controllers {
        controller.isUnsettled = false
        controller.settle()
      }
    }
  }

  private func perform(_ patch: Patch) {
    contentWatch.note(patch)
    prepareMotion(patch)
    switch patch {
    case .insert(let id, let parent, let slot, let index, let element):
      let controller = makeController(id, element, self, parent.flatMap { controllers[$0] })
      controllers[id] = controller
      controller.start()
      if let parent { controllers[parent]?.insert(controller, slot, at: index) } else { controller.applyLayout() }
      come(controller)
      if let place = matches.comes(controller) { fly(controller, from: place) }
    case .remove(let id):
      guard let controller = controllers[id] else { return }
      contentWatch.note(leaving: controller)
      if matches.areKnown { leave(controller) }
      go(controller)
      for listener in leavingListeners { listener.leaves(controller) }
      controller.parent?.remove(controller)
      forget(controller)
    case .move(let id, let index):
      guard let controller = controllers[id] else { return }
      controller.parent?.move(controller, to: index)
    case .update(let id, let element):
      guard let controller = controllers[id] else { return }
      let change = mayMove ? element.change(from: controller.element) : nil
      if let change { go(controller, change.removal) }
      mover.change(controller, to: element, mayMove: mayMove)
      if let change { come(controller, change.insertion) }
    case .splice(let id, let splices):
      controllers[id]?.splice(splices)
    case .scroll(let id, let target):
      controllers[id]?.scroll(to: target)
    case .focus(let id, let isOn):
      if isOn || wishes.wanted == nil { wishes.wanted = (id, isOn) }
    case .selectionChanged(let id, let selected):
      controllers[id]?.selectionChanged(selected)
    }
  }

  private func leave(_ controller: Controller) {
    matches.leaves(controller)
    for child in controller.children { leave(child) }
  }

  // MARK: Motion

  /// What a patch changes may be seen on its way, and what stands beside it.
  private func prepareMotion(_ patch: Patch) {
    guard mover.movesAnything, mayMove else { return }
    switch patch {
    case .insert(_, let parent?, _, _, _): if !mover.changes.inserted.contains(parent) { beginMotion(controllers[parent]) }
    case .remove(let id), .move(let id, _): beginMotion(controllers[id]?.parent)
    case .update(let id, let element):
      guard let controller = controllers[id], element.kind != controller.element.kind || element.layout != controller.element.layout else {
        return
      }
      beginMotion(controller)
      beginMotion(controller.parent)
    default: break
    }
  }

  private func beginMotion(_ controller: Controller?) { (controller as? any MotionListener)?.beginMotion() }

  /// What a batch brings, and what of it is there already.
  private func changes(in batch: PatchBatch) -> ElementMover.Changes {
    guard !batch.motions.isEmpty else { return ElementMover.Changes() }
    var parents: [NodeID: NodeID] = [:]
    var replaced: Set<NodeID> = []
    for case .insert(let id, let parent, _, _, _) in batch.patches {
      parents[id] = parent
      if controllers[id] != nil { replaced.insert(id) }
    }
    for id in replaced {
      var next = parents[id]
      while let around = next, let further = parents[around] {
        replaced.insert(around)
        next = further
      }
    }
    return ElementMover.Changes(inserted: Set(parents.keys), replaced: replaced)
  }

  /// Whether it, or something in it, stays to be seen although the patches under way insert or remove it.
  private func isReplaced(_ controller: Controller) -> Bool {
    mover.changes.replaced.contains(controller.id) || controller.children.contains(where: isReplaced)
  }

  private func transition(of controller: Controller) -> TransitionElement? {
    guard mover.changes.replaced.isEmpty || !isReplaced(controller) else { return nil }
    if let said = controller.element.transition { return said }
    guard mover.movesAnything, controller.parent is any LayingOut else { return nil }
    // What flies from the place of another one takes over from it.
    let traits = controller.element.storedTraits?.traits
    return traits?.hasRare == true && traits?.rare.matched != nil ? nil : .unsaid
  }

  /// Shows how something comes, where what it comes into is seen already.
  private func come(_ controller: Controller) {
    // What is in something that comes, comes with it.
    if let parent = controller.parent, mover.changes.inserted.contains(parent.id) { return }
    if let look = transition(of: controller)?.insertion { come(controller, look) }
  }

  /// Shows how something goes.
  private func go(_ controller: Controller) {
    if let look = transition(of: controller)?.removal { go(controller, look) }
  }

  /// What the desktop lets be seen of how something comes or goes; nil for nothing.
  private func asShown(_ look: TransitionLook) -> TransitionLook? {
    isAnimating ? desktop.traits.isReducedMotion ? look.still : look : nil
  }

  /// Shows how something comes, where what it comes into is seen already.
  private func come(_ controller: Controller, _ look: TransitionLook) {
    guard let look = asShown(look), controller.parent?.widget.isMapped == true, let motion = look.motion ?? mover.motion(of: controller)
    else { return }
    Transits.come(controller.widget, look, motion, opacity: { [weak controller] in opacity(ofWidgetOf: controller) }, mover.group)
  }

  /// Shows how something comes from the place of another one in the window.
  private func fly(_ controller: Controller, from place: PixelRectangle) {
    guard mayMove, controller.parent?.widget.isMapped == true, let motion = mover.motion(of: controller) else { return }
    Transits.fly(controller.laidWidget ?? controller.widget, from: place, motion, mover.group)
  }

  /// Shows how something goes, by a picture of it.
  private func go(_ controller: Controller, _ look: TransitionLook) {
    guard let look = asShown(look), let motion = look.motion ?? mover.motion(of: controller),
      let container = (controller.parent as? any LayingOut)?.layingContainer
    else { return }
    Transits.go(controller.widget, from: container, look, motion, mover.group)
  }

  /// Its widget goes, or another one comes in its place.
  func stopMoving(_ controller: Controller) {
    for widget in [controller.widget, controller.laidWidget ?? controller.widget] {
      Transits.stop(widget)
      PlaceMoves.stop(widget)
    }
  }

  private func forget(_ controller: Controller) {
    for child in controller.children { forget(child) }
    mover.stop(controller.id)
    if Transits.areUnderWay || PlaceMoves.areUnderWay { stopMoving(controller) }
    controller.discard()
    // What goes with the last reference may reach this dictionary again, so the controller outlives the access.
    let gone = controllers.removeValue(forKey: controller.id)
    withExtendedLifetime(gone) {}
  }
}

extension Controller: MatchedElement {}

/// Has put a widget into those of another controller, which may leave the tree first.
@MainActor protocol LeavingListener: AnyObject {
  /// The controller is about to leave, with all that is inside of it.
  func leaves(_ controller: Controller)
}

/// The opacity that the views give to the outermost widget of an element: what stands around the widget of the kind has none.
@MainActor private func opacity(ofWidgetOf controller: Controller?) -> Double {
  guard let controller, controller.widget === controller.core else { return 1 }
  return controller.element.traits.opacity
}
