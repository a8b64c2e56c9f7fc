import SidelightBridge
import SidelightCore

/// The window's buttons while columns slide.
///
/// libadwaita gives them to the header bars at the window's upper corners, where they slide with their columns: a set leaves the window
/// while another one comes in. Until all columns have come to rest, those in the columns are not drawn, though they keep their room, and
/// a set that does not move stands at each corner. Those that stand are there from the beginning and only seen while something moves:
/// header bars that came with a movement would make its first frame several times as long.
@MainActor final class SteadyButtons {
  private weak var split: SplitController?
  private let bars: [HeaderBarWidget]
  private var movement: TickCallback?
  private var layouts: SignalConnection?

  /// How many frames a movement is given before it counts, and how many at most.
  private static let patience = 2
  private static let limit = 120

  init(_ split: SplitController) {
    self.split = split
    bars = [true, false].map { isStart in
      let bar = HeaderBarWidget()
      bar.addClass("flat")
      bar.showWindowButtonsOnly(atStart: isStart)
      bar.canFocus = false
      bar.canTarget = false
      bar.opacity = 0
      // The columns' own ones are what the keyboard and assistive technology know.
      bar.updateAccessible(.hidden(true))
      split.layout.bin.insert(bar)
      return bar
    }
  }

  /// Something begins to slide, or turns round.
  func begin() {
    guard let split, split.canMoveVisibly, split.hasWindowButtons else { return }
    // libadwaita is about to make buttons for the columns, which are heard of in layout.
    split.layout.bin.queueAllocate()
    guard movement == nil else { return }
    show(true, in: split)
    var frames = 0
    movement = split.layout.bin.addTickCallback { [weak self] _ in
      guard let self, let split = self.split else { return false }
      frames += 1
      split.drawWindowButtons(false)
      if frames < Self.limit { return true }
      end()
      return false
    }
    // Seen when the columns have their places, the end needs no frame of its own.
    layouts = split.layout.bin.frameClock?.onLayout { [weak self] in
      if let self, frames > Self.patience, self.split?.isAtRest == true { end() }
    }
  }

  /// Gives the buttons back to the columns.
  func end() {
    guard movement != nil else { return }
    movement?.cancel()
    movement = nil
    layouts?.disconnect()
    layouts = nil
    if let split { show(false, in: split) }
  }

  private func show(_ isMoving: Bool, in split: SplitController) {
    for bar in bars {
      bar.opacity = isMoving ? 1 : 0
      bar.canTarget = isMoving
    }
    split.drawWindowButtons(!isMoving)
  }

  /// Called inside of layout, with the place of the columns.
  func allocate(in box: Rectangle, isRightToLeft: Bool) {
    for (index, bar) in bars.enumerated() {
      let width = bar.measure(.horizontal).natural
      let height = bar.measure(.vertical, forSize: width).natural
      let isLeft = (index == 0) != isRightToLeft
      bar.allocate(x: Int(box.x) + (isLeft ? 0 : Int(box.width) - width), y: Int(box.y), width: width, height: height)
    }
    // What libadwaita made since the movement began is drawn first in this frame.
    if movement != nil { split?.drawWindowButtons(false) }
  }
}

extension SplitController {
  /// Whether it is on the screen and what slides can be seen to do so.
  fileprivate var canMoveVisibly: Bool {
    layout.bin.isMapped && layout.bin.width > 0 && renderer?.desktop.traits.isReducedMotion == false
  }

  /// Whether nothing slides.
  fileprivate var isAtRest: Bool { [outer, inner, inspector?.split].allSatisfy { $0?.isAtRest != false } }

  /// Whether its columns have header bars, with whatever buttons these have at the corners of a window or sheet.
  fileprivate var hasWindowButtons: Bool {
    guard case .split(let split) = element.kind else { return false }
    let pages = Slot.splitParts.flatMap { children(in: $0) }.compactMap { child -> PageElement? in
      if case .page(let page) = child.element.kind { page } else { nil }
    }
    if pages.contains(where: \.hidesCloseButton) { return false }
    // A detail alone may stand below the header bar of its page.
    return split.columnCount != .one || pages.contains(where: \.showsHeader)
  }

  /// Complexity: O(pages in the columns, and what there is on the way to them).
  fileprivate func drawWindowButtons(_ areDrawn: Bool) {
    func draw(_ controller: Controller) {
      if let page = controller as? PageController { page.drawWindowButtons(areDrawn) }
      // Rows have no pages in them.
      if controller is ListController { return }
      for child in controller.children { draw(child) }
    }
    for part in Slot.splitParts { for child in children(in: part) { draw(child) } }
  }
}
