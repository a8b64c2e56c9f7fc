import SidelightBridge
import SidelightCore

/// Hides the bars at the top of a page while they make room for what is scrolled, and hears of what brings them back.
@MainActor package final class BarMinimizer {
  private let bars: ToolbarViewWidget
  let header: LayoutBin
  /// What holds all bars at the top.
  private let box: Widget?
  private let pointer = MotionController()
  private let focus = FocusController()
  private let tell: (HeaderEvent) -> Void

  /// How near to the top edge the pointer means the bars, in px.
  private static let edge = 8.0

  init(_ bars: ToolbarViewWidget, with header: LayoutBin, _ tell: @escaping (HeaderEvent) -> Void) {
    self.bars = bars
    self.header = header
    self.tell = tell
    box = header.parent
    pointer.phase = .capture
    pointer.connect(MotionController.moved) { [weak self] _, y in self?.moved(to: y) }
    bars.addController(pointer)
    focus.connect(FocusController.entered) { [weak self] in self?.tell(.focused(true)) }
    focus.connect(FocusController.left) { [weak self] in self?.tell(.focused(false)) }
    box?.addController(focus)
    if box?.containsFocus == true { tell(.focused(true)) }
  }

  package internal(set) var isMinimized: Bool {
    get { !bars.revealsTopBars }
    set { bars.revealsTopBars = !newValue }
  }

  private func moved(to y: Double) { if y < Self.edge, isMinimized { tell(.pointed) } }

  /// A key is about to lead to another control, which may be one in the bars: GTK looks for it among what is on the screen.
  func keyPressed() {
    bars.showTopBarsAtOnce(with: header)
    tell(.keyed)
  }

  /// The bars stay from now on.
  func end() {
    isMinimized = false
    bars.removeController(pointer)
    box?.removeController(focus)
    tell(.focused(false))
  }
}

extension PageController {
  /// Lets the bars at the top make room, or stay.
  func minimizeBars(_ element: PageElement) {
    guard let header, let bars = shell.bars, element.minimizing != nil else {
      minimizer?.end()
      minimizer = nil
      return
    }
    if minimizer?.header != header.bin {
      minimizer?.end()
      minimizer = BarMinimizer(bars, with: header.bin) { [weak self] in if let self { send(.header(id, $0)) } }
    }
    minimizer?.isMinimized = element.isHeaderMinimized
  }
}

extension PageController: BarsOwner {
  func showBars() { minimizer?.keyPressed() }
}
