extension TabEvent {
  /// The keys of a window with tabs, unless the app uses them: Alt and a digit go to the tab with that number, Ctrl+Page Up and Ctrl+Page Down
  /// to the previous and the next one. They come before the keys of lists.
  package static let shortcuts: [(keys: KeyShortcut, event: TabEvent)] =
    (1...9).map { number in
      (KeyShortcut(symbol: 0x30 + UInt32(number), modifiers: .alt), .number(number))
    } + [
      (KeyShortcut(symbol: 0xff55, modifiers: .control), .step(forward: false)),
      (KeyShortcut(symbol: 0xff56, modifiers: .control), .step(forward: true)),
    ]
}
