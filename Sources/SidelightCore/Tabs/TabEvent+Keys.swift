extension TabEvent {
  /// What keys do in a window with tabs, where the app has no use for them: Alt and a digit go to the tab at that place, Ctrl+Page Up and
  /// Ctrl+Page Down to the one before and after. They go before what lists do with such keys.
  package static let shortcuts: [(keys: KeyShortcut, event: TabEvent)] =
    (1...9).map { number in
      (KeyShortcut(symbol: 0x30 + UInt32(number), modifiers: .alt), .number(number))
    } + [
      (KeyShortcut(symbol: 0xff55, modifiers: .control), .step(forward: false)),
      (KeyShortcut(symbol: 0xff56, modifiers: .control), .step(forward: true)),
    ]
}
