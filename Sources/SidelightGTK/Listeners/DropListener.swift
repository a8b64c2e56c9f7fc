import SidelightBridge
import SidelightCore

/// Lets things from outside be dropped on a widget, and things that are dragged rest over it.
@MainActor final class DropListener {
  /// What it takes.
  var kinds: DropKinds = [] { didSet { if kinds.isEmpty != oldValue.isEmpty { listen(to: target, !kinds.isEmpty) } } }
  /// Whether anything happens when something rests over it.
  var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { listen(to: resting, isSpringLoaded) } } }
  /// Hear of what was dropped, and of what has rested there.
  var dropped: (DropPayload) -> Void = { _ in }
  var rested: () -> Void = {}
  private weak var widget: Widget?
  private lazy var target = makeTarget()
  private lazy var resting = RestingDrop(at: { _, _ in true }, { [weak self] _ in self?.rested() })

  init(on widget: Widget) { self.widget = widget }

  private func makeTarget() -> DropTarget {
    let target = DropTarget()
    target.listen { [weak self] kind, _, _ in
      guard let self, let kind = DropKinds(kind), !kinds.isDisjoint(with: kind) else { return .no }
      return .copy
    } take: { [weak self] value, _, _ in
      guard let self, let payload = DropPayload(value), kinds.takes(payload) else { return false }
      dropped(payload)
      return true
    }
    return target
  }

  private func listen(to controller: EventController, _ isOn: Bool) {
    if isOn { widget?.addController(controller) } else { widget?.removeController(controller) }
  }
}
