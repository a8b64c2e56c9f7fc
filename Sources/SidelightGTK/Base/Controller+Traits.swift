package import SidelightBridge
import SidelightCore

extension Controller: TraitAnswering {
  func openMenu(over holder: Widget, x: Double, y: Double, isPointed: Bool) -> Bool {
    renderer?.openMenu(element.traits.menu, over: holder, x, y, isPointed: isPointed) ?? false
  }

  func dragged() -> DropPayload? { element.traits.drag.flatMap { renderer?.host?.dragged($0) } }

  func drop(_ phase: DropPhase) -> Bool { element.traits.rare.drop.flatMap { renderer?.host?.drop($0, phase) } ?? false }

  func perform(_ command: EditCommand) -> Bool {
    element.traits.rare.commands[command].flatMap { renderer?.host?.perform(command, by: $0) } ?? false
  }

  func press(_ key: KeyPressed) -> Bool {
    // An action may change what hears.
    element.traits.rare.keyHearers.contains { renderer?.host?.pressed($0, key) == true }
  }

  func hear(_ heard: Heard) { element.traits.rare.hearers.events(for: heard).forEach(send) }

  func perform(_ action: SpokenAction) { send(action.event) }
}

extension Controller {
  /// What has the focus that the app gives to the element: the outermost widget where the app says that it can have it.
  package final var focusHome: Widget? {
    let traits = element.traits
    return traits.hasRare && traits.rare.focusing?.isOn == true ? widget : core
  }

  /// Hears of the focus where it comes to be.
  final func followFocus() {
    let (id, home) = (element.traits.focus, focusHome)
    guard id != focusListener?.id || focusListener != nil && home != focusListener?.widget else { return }
    focusListener?.stop()
    focusListener = id.flatMap { id in home.map { FocusListener(self, id, on: $0) } }
  }

  final func applyTraits(from old: Element.Traits?) {
    guard let core else { return }
    let traits = element.traits
    if traits.isDisabled != old?.isDisabled ?? false { core.isSensitive = !traits.isDisabled }
    if traits.opacity != old?.opacity ?? 1 { core.opacity = traits.opacity }
    let letsClicksThrough = traits.hasRare && traits.rare.letsClicksThrough
    if letsClicksThrough != (old.map { $0.hasRare && $0.rare.letsClicksThrough } ?? false) { core.canTarget = !letsClicksThrough }
    let pointer = traits.hasRare ? traits.rare.pointer : nil
    if pointer != (old.flatMap { $0.hasRare ? $0.rare.pointer : nil }) { core.setCursor(pointer) }
    if traits.areListenedFor || listeners != nil {
      let listeners = self.listeners ?? TraitListeners(self)
      self.listeners = listeners
      listeners.follow(traits, on: core, focusedOn: focusHome ?? core)
    }
    followFocus()
    if traits.tint != old?.tint {
      if let tint = old?.tint { core.removeClass(tint.tintClass) }
      if let tint = traits.tint { core.addClass(tint.tintClass) }
    }
    if traits.help != old?.help { core.tooltip = traits.help }
    if traits.spoken != old?.spoken ?? SpokenTraits() { tell(traits.spoken, of: core, from: old?.spoken, help: traits.help) }
    if traits.accessibilityLabel != old?.accessibilityLabel {
      tellName()
      tellGroup()
    }
    if traits.accessibilityIdentifier != old?.accessibilityIdentifier { core.name = traits.accessibilityIdentifier ?? "" }
  }
}
