import SidelightBridge
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

  func takesPress(x: Double, y: Double) -> Bool { core.map { element.traits.takesPress(at: Point(x, y), of: $0) } ?? true }

  func hear(_ heard: Heard) { element.traits.rare.hearers.events(for: heard).forEach(send) }

  func perform(_ action: SpokenAction) { send(action.event) }
}

extension Controller {
  final func applyTraits(from old: Element.Traits?) {
    guard let core else { return }
    let traits = element.traits
    if traits.isDisabled != old?.isDisabled ?? false { core.isSensitive = !traits.isDisabled }
    if traits.opacity != old?.opacity ?? 1 { core.opacity = traits.opacity }
    let letsClicksThrough = traits.hasRare && traits.rare.letsClicksThrough
    if letsClicksThrough != (old.map { $0.hasRare && $0.rare.letsClicksThrough } ?? false) { core.canTarget = !letsClicksThrough }
    if traits.pointer != old?.pointer { core.setCursor(traits.pointer) }
    if traits.areListenedFor || listeners != nil {
      let listeners = self.listeners ?? TraitListeners(self)
      self.listeners = listeners
      listeners.follow(traits, on: core, focusedOn: FocusListener.home(of: self) ?? core)
    }
    FocusListener.follow(self)
    if traits.tint != old?.tint {
      if let tint = old?.tint { core.removeClass(tint.tintClass) }
      if let tint = traits.tint { core.addClass(tint.tintClass) }
    }
    if traits.help != old?.help { core.tooltip = traits.help }
    if traits.help != old?.help, !traits.spoken.details.isEmpty { describe(core, as: traits.spoken.description(help: traits.help)) }
    if traits.spoken != old?.spoken ?? SpokenTraits() { tell(traits.spoken, of: core, from: old?.spoken, help: traits.help) }
    if traits.accessibilityLabel != old?.accessibilityLabel {
      tellName()
      tellGroup()
    }
    if traits.accessibilityIdentifier != old?.accessibilityIdentifier { core.name = traits.accessibilityIdentifier ?? "" }
  }
}

extension Element.Traits {
  /// What the pointer looks like over the element; nil for as suits.
  fileprivate var pointer: String? { hasRare ? rare.pointer : nil }

  /// Whether the views of the element take a press at a point of its widget.
  @MainActor fileprivate func takesPress(at point: Point, of core: Widget) -> Bool {
    guard hasRare, let area = rare.hitArea else { return true }
    return area.contains(point, width: Double(core.width), height: Double(core.height), isMirrored: core.isRightToLeft)
  }
}
