import SidelightCore
import SidelightUI

/// The clipboard of an app without a display, with the keys that use it, and what is dropped on views.
@MainActor final class HeadlessClipboard {
  /// What is in the clipboard.
  var content: DropPayload?
  private let graph: ViewGraph
  private let consumer: HeadlessConsumer

  init(_ graph: ViewGraph, _ consumer: HeadlessConsumer) {
    self.graph = graph
    self.consumer = consumer
  }

  /// Does what one of the clipboard's keys asks for with what has the focus; a text field has a use for these keys itself. Returns whether there
  /// was anything to do.
  func press(_ key: TestKey, _ modifiers: TestModifiers, at focus: NodeID?) -> Bool {
    let pressed = KeyShortcut(symbol: key.symbol, modifiers: KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
    let tree = consumer.tree
    guard let focus, tree.control(focus)?.keys != .text, let command = EditCommand.allCases.first(where: { $0.shortcuts.contains(pressed) })
    else { return false }
    return tree.ancestors(of: focus).contains { id in
      tree[id]?.element.traits.rare.commands[command].map { perform(command, by: $0) } ?? false
    }
  }

  private func perform(_ command: EditCommand, by node: NodeID) -> Bool {
    switch command {
    case .copy, .cut:
      guard let payload = graph.copied(node) else { return false }
      content = payload
    case .paste:
      guard let content, graph.pasteKinds(node).takes(content) else { return false }
      graph.send(.paste(node, content))
    case .delete: graph.send(.delete(node))
    }
    return true
  }

  /// Drops something on what takes it: an element, or the nearest one around it.
  func drop(_ payload: DropPayload, on id: NodeID) throws {
    let places = consumer.tree.ancestors(of: id).compactMap { consumer.tree[$0]?.element.traits.rare.drop }
    guard let place = places.first(where: { graph.drop($0, .over(payload.kinds, x: 0, y: 0)) }) else {
      throw TestFailure("Nothing like that can be dropped there.")
    }
    guard graph.drop(place, .dropped(payload, x: 0, y: 0)) else { throw TestFailure("It was not dropped.") }
  }
}
