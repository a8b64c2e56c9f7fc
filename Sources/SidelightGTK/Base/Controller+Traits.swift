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

  func hear(_ heard: Heard) { element.traits.rare.hearers.events(for: heard).forEach(send) }

  func perform(_ action: SpokenAction) { send(action.event) }
}
