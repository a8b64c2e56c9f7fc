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
  ///
  /// - Parameters:
  ///   - isBelow: whether it is its end where something is dropped that is moved within a container, and not its beginning.
  ///   - frames: where the elements are in the window.
  func drop(_ payload: DropPayload, on id: NodeID, isBelow: Bool = false, _ frames: [NodeID: LayoutFrame] = [:]) throws {
    let elements = consumer.tree.ancestors(of: id)
    let places = elements.compactMap { id in consumer.tree[id]?.element.traits.rare.drop.map { (id: $0, size: frames[id]?.size) } }
    let part = isBelow ? 0.75 : 0.25
    let isMoved = payload.kinds.contains(.reordered)
    func over(_ size: Size?) -> DropPhase {
      guard isMoved, let size else { return .over(payload.kinds, x: 0, y: 0) }
      return .over(payload.kinds, x: size.width * part, y: size.height * part, in: size)
    }
    guard let place = places.first(where: { graph.drop($0.id, over($0.size)) })?.id else {
      throw TestFailure("Nothing like that can be dropped there.")
    }
    guard graph.drop(place, .dropped(payload, x: 0, y: 0)) else { throw TestFailure("It was not dropped.") }
  }
}
