import SidelightBridge
import SidelightCore

/// Performs a chain of layout modifiers around one widget, where the widget cannot do it by itself.
@MainActor final class FrameBin: WidgetLayout {
  let bin: LayoutBin
  var chain: LayoutChain {
    didSet { if chain != oldValue { bin.queueResize() } }
  }

  /// In which directions nothing is offered to the frame where it stands now.
  private let open: () -> OpenAxes

  init(_ chain: LayoutChain, around child: Widget, open: @escaping () -> OpenAxes) {
    self.chain = chain
    self.open = open
    bin = LayoutBin(child: child)
    bin.layout = self
    bin.requestMode = .heightForWidth
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let length = chain.measure(
      horizontal: orientation == .horizontal, available: forSize < 0 ? nil : Double(forSize), open: open(), content: measureContent)
    let minimum = pixels(length.minimum, .up)
    return Measurement(minimum: minimum, natural: max(minimum, pixels(length.natural, .up)))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let child = bin.child else { return }
    let box = chain.contentBox(width: Double(width), height: Double(height), open: open(), content: measureContent)
    let x = pixels(box.x)
    // GTK complains about a child that is given less than its minimum, so that it overflows a frame smaller than that.
    let given = max(pixels(box.width), child.measure(.horizontal).minimum)
    let tall = max(pixels(box.height), child.measure(.vertical, forSize: given).minimum)
    child.allocate(x: bin.isRightToLeft ? width - x - given : x, y: pixels(box.y), width: given, height: tall)
  }

  private func measureContent(horizontal: Bool, available: Double?) -> LayoutChain.Length {
    guard let child = bin.child else { return LayoutChain.Length(0, 0) }
    var limit = available.map { pixels($0, .down) } ?? -1
    // Asking for the height at less than the least width is an error.
    if limit >= 0 { limit = max(limit, child.measure(horizontal ? .vertical : .horizontal).minimum) }
    let size = child.measure(horizontal ? .horizontal : .vertical, forSize: limit)
    return LayoutChain.Length(Double(size.minimum), Double(size.natural))
  }
}
