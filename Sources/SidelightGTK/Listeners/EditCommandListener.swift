import SidelightBridge
import SidelightCore

/// Hears the keys of the clipboard that nothing with the focus in an element's widget has a use for.
@MainActor final class EditCommandListener: WidgetListener {
  private(set) weak var widget: Widget?
  private let keys = KeyController()

  /// - Parameter perform: does what a command says; says whether there was anything to do.
  init(on widget: Widget, _ perform: @escaping (EditCommand) -> Bool) {
    self.widget = widget
    keys.phase = .bubble
    keys.onShortcut { isPressed in
      let command = EditCommand.allCases.first {
        $0.shortcuts.contains { isPressed($0.symbol, KeyController.Modifiers(rawValue: $0.modifiers.rawValue)) }
      }
      return command.map(perform) ?? false
    }
    widget.addController(keys)
  }

  func stop() { widget?.removeController(keys) }
}

extension TreeHost {
  /// Does what one of the clipboard's commands says, by the node that performs it; says whether there was anything to do.
  func perform(_ command: EditCommand, by node: NodeID) -> Bool {
    switch command {
    case .copy, .cut:
      guard let payload = copied(node) else { return false }
      DesktopClipboard.write(DragContent(payload))
    case .paste:
      guard let kind = DesktopClipboard.kind, let kinds = DropKinds(kind), pasteKinds(node).contains(kinds) else { return false }
      DesktopClipboard.read(kind) { [weak self] value in
        if let payload = value.flatMap({ DropPayload($0) }) { self?.send(.paste(node, payload)) }
      }
    case .delete: send(.delete(node))
    }
    return true
  }
}
