/// The nodes that do what the keys of the clipboard ask for; nil for those that nobody does.
package struct EditCommands: Hashable, Sendable {
  package var copy: NodeID?
  package var cut: NodeID?
  package var paste: NodeID?
  package var delete: NodeID?

  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { self == EditCommands() }

  package subscript(command: EditCommand) -> NodeID? {
    get { self[keyPath: command.place] }
    set { self[keyPath: command.place] = newValue }
  }
}

/// What the user wants done with what has the focus.
package enum EditCommand: CaseIterable, Hashable, Sendable {
  case copy, cut, paste, delete

  fileprivate var place: WritableKeyPath<EditCommands, NodeID?> {
    switch self {
    case .copy: \.copy
    case .cut: \.cut
    case .paste: \.paste
    case .delete: \.delete
    }
  }

  /// The keys for it. Those of the number pad and of old keyboards are what GTK has in its text fields.
  package var shortcuts: [KeyShortcut] {
    switch self {
    case .copy: [KeyShortcut("c", modifiers: .control), KeyShortcut(symbol: Self.insert, modifiers: .control)]
    case .cut: [KeyShortcut("x", modifiers: .control), KeyShortcut(symbol: Self.deleteKey, modifiers: .shift)]
    case .paste: [KeyShortcut("v", modifiers: .control), KeyShortcut(symbol: Self.insert, modifiers: .shift)]
    case .delete: [KeyShortcut(symbol: Self.deleteKey, modifiers: [])]
    }
  }

  private static let insert: UInt32 = 0xff63
  private static let deleteKey: UInt32 = 0xffff
}
