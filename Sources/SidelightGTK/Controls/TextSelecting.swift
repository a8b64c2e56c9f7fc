import SidelightBridge

/// A widget with text that can be selected.
@MainActor protocol SelectableText: Widget {
  /// What is selected, in characters; empty at the cursor where nothing is.
  var selection: Range<Int> { get set }
  func onSelect(_ body: @escaping @MainActor () -> Void) -> [SignalConnection]
}

extension EntryWidget: SelectableText {}

extension TextViewWidget: SelectableText {}

/// Tells what is selected in a text where the app asks, and selects what it wants.
@MainActor final class TextSelecting {
  private let echo = EchoGuard()
  private let tell: (Range<Int>) -> Void
  private var told: Range<Int>?
  private var connections: [SignalConnection] = []
  private weak var text: (any SelectableText)?

  init(_ tell: @escaping (Range<Int>) -> Void) { self.tell = tell }

  /// Makes a change of the text, with which the cursor moves, of which the app is not told.
  func applying(_ change: () -> Void) { echo.applying(change) }

  /// Tells of the text from now on, or of none.
  func follow(_ follows: Bool, _ text: any SelectableText) {
    guard follows != !connections.isEmpty || self.text !== text else { return }
    end()
    guard follows else { return }
    self.text = text
    connections = text.onSelect { [weak self] in self?.changed() }
  }

  func end() {
    for connection in connections { connection.disconnect() }
    (connections, text) = ([], nil)
  }

  private func changed() {
    guard !echo.isApplying, let now = text?.selection, now != told else { return }
    told = now
    tell(now)
  }

  /// Selects what the app wants, as far as the text goes, where that is something else than it wanted before; and tells it where the cursor is
  /// else, which may have moved with another text.
  func show(_ wanted: Range<Int>?, after before: Range<Int>?, of string: String) {
    guard let text else { return }
    if let wanted, wanted != before {
      let count = string.unicodeScalars.count
      let range = min(wanted.lowerBound, count)..<min(wanted.upperBound, count)
      if range != text.selection { echo.applying { text.selection = range } }
    }
    told = wanted
    if text.selection != wanted, wanted != nil { MainSource.idle { [weak self] in self?.changed() } }
  }
}
