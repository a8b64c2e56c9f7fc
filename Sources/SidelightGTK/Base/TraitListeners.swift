import SidelightBridge
import SidelightCore

/// Answers what is heard on an element's widget.
@MainActor protocol TraitAnswering: AnyObject {
  /// Opens the element's menu over a widget; false where it has no entries.
  func openMenu(over holder: Widget, x: Double, y: Double, isPointed: Bool) -> Bool
  /// What a drag of the element carries; nil if it can't be dragged.
  func dragged() -> DropPayload?
  /// Tells the element's view what happens to things over it; says whether it takes them.
  func drop(_ phase: DropPhase) -> Bool
  /// Does what one of the clipboard's keys asks for; says whether there was anything to do.
  func perform(_ command: EditCommand) -> Bool
  /// Tells the element's views that the pointer came over it or left it.
  func hover(_ isOver: Bool)
  /// Does what assistive technology asks for.
  func perform(_ action: SpokenAction)
}

/// What listens on an element's widget because its traits say so: for its menu, for drags and drops, for the clipboard's
/// keys, for the pointer, and for assistive technology.
@MainActor final class TraitListeners {
  private var menu: MenuListener?
  private var drag: DragListener?
  private var drop: DropPlace?
  private var commands: EditCommandListener?
  private var hover: HoverListener?
  private var actions: (offered: [SpokenAction], widget: Widget)?
  private weak var owner: (any TraitAnswering)?

  init(_ owner: any TraitAnswering) { self.owner = owner }

  /// Listens to what the traits of the element name now, on its widget, which may be another one than before.
  func follow(_ traits: Element.Traits, on core: Widget) {
    if (traits.menu == nil) != (menu == nil) || core != menu?.widget {
      menu?.stop()
      menu =
        traits.menu == nil
        ? nil
        : MenuListener(on: core) { [weak owner] in
          owner?.openMenu(over: $0, x: $1, y: $2, isPointed: $3) ?? false
        }
    }
    if (traits.drag == nil) != (drag == nil) || core != drag?.widget {
      drag?.stop()
      drag = traits.drag == nil ? nil : DragListener(on: core) { [weak owner] in owner?.dragged() }
    }
    let rare = traits.rare
    if (rare.drop == nil) != (drop == nil) || core != drop?.widget {
      drop?.stop()
      drop = rare.drop == nil ? nil : DropPlace(on: core) { [weak owner] in owner?.drop($0) ?? false }
    }
    if rare.commands.isEmpty != (commands == nil) || core != commands?.widget {
      commands?.stop()
      commands = rare.commands.isEmpty ? nil : EditCommandListener(on: core) { [weak owner] in owner?.perform($0) ?? false }
    }
    if rare.hovers.isEmpty != (hover == nil) || core != hover?.widget {
      hover?.stop()
      hover = rare.hovers.isEmpty ? nil : HoverListener(on: core) { [weak owner] in owner?.hover($0) }
    }
    if rare.actions != actions?.offered ?? [] || core != actions?.widget { offer(rare.actions, on: core) }
  }

  private func offer(_ offered: [SpokenAction], on core: Widget) {
    if let old = actions?.widget { SpokenActions.set(nil, of: old) }
    actions = offered.isEmpty ? nil : (offered, core)
    if offered.isEmpty { return }
    SpokenActions.set(offered.map(\.name), of: core) { [weak owner] index in owner?.perform(offered[index]) }
  }
}

extension Element.Traits {
  /// Whether anything listens on the widget for them.
  var areListenedFor: Bool { menu != nil || drag != nil || hasRare }
}
