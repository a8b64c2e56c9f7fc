import SidelightBridge

/// Lets a content be drawn beyond its page, below panes of glass: the widgets around it do not cut it meanwhile.
@MainActor final class GlassBeneath {
  private(set) var cover = GlassCover()
  /// The widgets that cut what is in them when nothing goes on below glass.
  private var opened: [Opened] = []

  private struct Opened { weak var widget: Widget? }

  /// - Parameter bin: what the content stands in.
  func open(from bin: Widget, _ cover: GlassCover) {
    let isNew = cover.isNothing != self.cover.isNothing
    self.cover = cover
    guard !cover.isNothing else {
      if isNew { close() }
      return
    }
    // What is around it may be other widgets than the last time.
    let around = Array(sequence(first: bin, next: \.parent).dropFirst())
    guard let outermost = around.lastIndex(where: { $0.hasClass("sidelight-glass") }) else { return }
    for widget in around[..<outermost] where widget.clipsContent {
      widget.clipsContent = false
      opened.append(Opened(widget: widget))
    }
  }

  private func close() {
    for opened in opened { opened.widget?.clipsContent = true }
    opened = []
  }
}
