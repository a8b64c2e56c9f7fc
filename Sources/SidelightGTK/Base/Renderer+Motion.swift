import SidelightBridge
import SidelightCore

extension Renderer {
  /// What a patch changes may be seen on its way, and what stands beside it.
  func prepareMotion(_ patch: Patch) {
    guard mover.movesAnything, mayMove else { return }
    switch patch {
    case .insert(_, let parent, _, _, _): parent.flatMap { controllers[$0] }?.beginMotion()
    case .remove(let id), .move(let id, _): controllers[id]?.parent?.beginMotion()
    case .update(let id, let element):
      guard let controller = controllers[id], element.kind != controller.element.kind || element.layout != controller.element.layout else {
        return
      }
      controller.beginMotion()
      controller.parent?.beginMotion()
    default: break
    }
  }

  /// The elements of a batch that are there already and stand somewhere else in the tree afterwards, and those that come around them. What the
  /// user sees of them neither comes nor goes.
  func replaced(in batch: PatchBatch) -> Set<NodeID> {
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
    return replaced
  }

  /// Whether it, or something in it, stays to be seen although the patches under way insert or remove it.
  private func isReplaced(_ controller: Controller) -> Bool {
    mover.replaced.contains(controller.id) || controller.children.contains(where: isReplaced)
  }

  private func transition(of controller: Controller) -> TransitionElement? {
    guard mover.replaced.isEmpty || !isReplaced(controller) else { return nil }
    if let said = controller.element.transition { return said }
    guard mover.movesAnything, controller.parent is any LayingOut else { return nil }
    // What flies from the place of another one takes over from it.
    let traits = controller.element.storedTraits?.traits
    return traits?.hasRare == true && traits?.rare.matched != nil ? nil : .unsaid
  }

  /// Shows how something comes, where what it comes into is seen already.
  func come(_ controller: Controller) {
    if let look = transition(of: controller)?.insertion { come(controller, look) }
  }

  /// Shows how something goes.
  func go(_ controller: Controller) {
    Transits.stop(controller.widget)
    if let look = transition(of: controller)?.removal { go(controller, look) }
  }

  /// Shows how something comes, where what it comes into is seen already.
  func come(_ controller: Controller, _ look: TransitionLook) {
    guard mayMove, controller.parent?.widget.isMapped == true, let motion = look.motion ?? mover.motion(of: controller) else { return }
    Transits.come(controller.widget, look, motion, opacity: { [weak controller] in controller?.element.traits.opacity ?? 1 }, mover.group)
  }

  /// Shows how something comes from the place of another one in the window.
  func fly(_ controller: Controller, from place: PixelRectangle) {
    guard mayMove, controller.parent?.widget.isMapped == true, let motion = mover.motion(of: controller) else { return }
    Transits.fly(controller.laidWidget ?? controller.widget, from: place, motion, mover.group)
  }

  /// Shows how something goes, by a picture of it.
  func go(_ controller: Controller, _ look: TransitionLook) {
    Transits.stop(controller.widget)
    guard mayMove, let motion = look.motion ?? mover.motion(of: controller),
      let container = (controller.parent as? any LayingOut)?.layingContainer
    else { return }
    Transits.go(controller.widget, from: container, look, motion, mover.group)
  }
}
