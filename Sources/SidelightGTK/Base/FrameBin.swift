import SidelightBridge
import SidelightCore

/// What assistive technology finds of a widget and what is in it.
enum FrameSpeech: Equatable {
  /// What the widget is.
  case content
  case nothing
  /// A group: of what is in the widget, or alone.
  case group(isAlone: Bool)
}

/// Performs a chain of layout modifiers around one widget, where the widget cannot do it by itself, and stands for the widget where assistive
/// technology shall not find it.
@MainActor final class FrameBin: WidgetLayout {
  let bin: LayoutBin
  var chain: LayoutChain {
    didSet { if chain != oldValue { bin.queueResize() } }
  }

  /// What assistive technology finds here.
  let speech: FrameSpeech
  /// Hides what is in it.
  private let veil: LayoutBin?

  /// In which directions nothing is offered to the frame where it stands now.
  private let open: () -> OpenAxes

  init(_ chain: LayoutChain, around child: Widget, _ speech: FrameSpeech, open: @escaping () -> OpenAxes) {
    self.chain = chain
    self.speech = speech
    self.open = open
    bin = LayoutBin()
    veil = speech == .group(isAlone: true) ? LayoutBin() : nil
    // GTK takes no other role once the widget is in a window.
    switch speech {
    case .content: break
    case .nothing: bin.accessibleRole = .presentation
    case .group: bin.accessibleRole = .group
    }
    if let veil {
      veil.accessibleRole = .presentation
      bin.child = veil
    }
    content = child
    bin.layout = self
    bin.requestMode = .heightForWidth
  }

  /// The widget in it.
  var content: Widget? {
    get { (veil ?? bin).child }
    set { (veil ?? bin).child = newValue }
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
