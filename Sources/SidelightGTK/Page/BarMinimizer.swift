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
  /// How many are hidden, in all windows.
  private static var minimizedCount = 0
  private var isCounted = false { didSet { if isCounted != oldValue { Self.minimizedCount += isCounted ? 1 : -1 } } }

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
    // What was clicked has the focus as well, and no sign of it: that holds nothing back.
    focus.connect(FocusController.entered) { [weak self] in self?.focusEntered() }
    focus.connect(FocusController.left) { [weak self] in self?.tell(.focused(false)) }
    box?.addController(focus)
    if box?.containsFocus == true { tell(.focused(FocusStops.areShown(around: bars))) }
  }

  package internal(set) var isMinimized: Bool {
    get { !bars.revealsTopBars }
    set {
      bars.revealsTopBars = !newValue
      isCounted = newValue
    }
  }

  isolated deinit { isCounted = false }

  private func focusEntered() { tell(.focused(FocusStops.areShown(around: bars))) }

  private func moved(to y: Double) { if y < Self.edge, isMinimized { tell(.pointed) } }

  /// Whether a key would go to something out of sight.
  var hidesFocus: Bool { isMinimized && box?.containsFocus == true }

  /// Whether there is anything to bring back.
  static var areAnyMinimized: Bool { minimizedCount > 0 }

  /// A key is about to lead to another control, which may be one in the bars: GTK looks for it among what is on the screen.
  func keyPressed() {
    bars.showTopBarsAtOnce(with: header)
    isCounted = false
    // What has the focus shows that it has it from now on.
    if box?.containsFocus == true { tell(.focused(true)) }
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
    guard minimizer?.isMinimized != element.isHeaderMinimized else { return }
    minimizer?.isMinimized = element.isHeaderMinimized
    // Views that ask for the corners of the window get them in the next layout.
    shell.clip?.bin.queueAllocate()
  }
}

extension PageController: BarsOwner {
  func showBars() { minimizer?.keyPressed() }
}
