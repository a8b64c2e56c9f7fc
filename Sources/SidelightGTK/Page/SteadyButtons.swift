import SidelightBridge
import SidelightCore

/// Something with header bars that slide, when a column or a page comes or goes or a finger draws at it.
@MainActor protocol Sliding: Controller {
  /// Whether everything stands where it belongs, as it was placed last.
  var isAtRest: Bool { get }
}

/// The window's buttons while something slides.
///
/// libadwaita gives them to the header bars at the window's upper corners, where they slide with their columns and pages: a set leaves the
/// window while another one comes in. Until everything has come to rest, those in the pages are not drawn, though they keep their room,
/// and a set that does not move stands at each corner. Those that stand are there from the beginning and only seen while something moves:
/// made with a movement they would make its first frame several times as long, and made after the window's first frame they would bring a
/// second one.
///
/// Each frame is looked at when everything has its place, before it is drawn. What begins a movement, a program, a key or a finger, does
/// not matter then, nor how it ends.
@MainActor final class SteadyButtons {
  /// Where the bars lie over the content.
  private let ground: LayoutContainer
  private var bars: [HeaderBarWidget] = []
  private var sliding: [NodeID: Followed] = [:]
  /// The pages on the screen, by their nodes.
  private(set) var pages: [NodeID: PageController] = [:]
  private var layouts: SignalConnection?
  private var isMoving = false
  /// Where the bars stand.
  private var place = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  private struct Followed { weak var controller: (any Sliding)? }

  init(over ground: LayoutContainer) { self.ground = ground }

  /// Watches something as long as its widget is on the screen.
  static func follow(_ controller: any Sliding, _ widget: Widget) {
    follow(controller, widget, add: { $0.add($1) }, remove: { $0.remove($1) })
  }

  /// Knows a page as long as it is on the screen. One that has left the tree is there until it has slid out.
  static func follow(_ page: PageController, _ widget: Widget) {
    follow(page, widget, add: { $0.add($1) }, remove: { $0.pages.removeValue(forKey: $1)?.drawWindowButtons(true) })
  }

  private static func follow<Followed: Controller>(
    _ controller: Followed, _ widget: Widget, add: @escaping @MainActor (SteadyButtons, Followed) -> Void,
    remove: @escaping @MainActor (SteadyButtons, NodeID) -> Void
  ) {
    let id = controller.id
    weak var buttons: SteadyButtons?
    widget.onMap { [weak controller] in
      guard let controller else { return }
      // A sheet's close button belongs to its page.
      let around = sequence(first: controller as Controller, next: \.parent).first { $0.hasOwnButtons }
      guard let found = (around as? any ButtonedWindow)?.steadyButtons else { return }
      buttons = found
      add(found, controller)
    }
    widget.onUnmap {
      if let buttons { remove(buttons, id) }
      buttons = nil
    }
  }

  private func add(_ controller: any Sliding) {
    sliding[controller.id] = Followed(controller: controller)
    guard layouts == nil else { return }
    makeBars()
    layouts = ground.frameClock?.onLayout { [weak self] in self?.look() }
  }

  private func add(_ page: PageController) {
    pages[page.id] = page
    page.drawWindowButtons(!isMoving)
  }

  private func remove(_ id: NodeID) {
    sliding[id] = nil
    guard sliding.isEmpty else { return }
    layouts?.disconnect()
    layouts = nil
    show(false)
  }

  private func makeBars() {
    guard bars.isEmpty else { return }
    bars = [true, false].map { isStart in
      let bar = HeaderBarWidget()
      bar.addClass("flat")
      bar.showWindowButtonsOnly(atStart: isStart)
      bar.canFocus = false
      bar.canTarget = false
      bar.opacity = 0
      // The pages' own ones are what the keyboard and assistive technology know.
      bar.updateAccessible(.hidden(true))
      ground.insert(bar)
      return bar
    }
  }

  /// Everything has its place in the frame that is about to be drawn.
  private func look() {
    let isAtRest = sliding.values.allSatisfy { $0.controller?.isAtRest != false }
    if isAtRest == isMoving { show(!isAtRest) } else if isMoving { drawWindowButtonsOfPages(false) }
  }

  private func show(_ isMoving: Bool) {
    guard isMoving != self.isMoving else { return }
    self.isMoving = isMoving
    if isMoving { takePlace() }
    for bar in bars {
      bar.opacity = isMoving ? 1 : 0
      bar.canTarget = isMoving
    }
    drawWindowButtonsOfPages(!isMoving)
  }

  /// Stands where the pages have them: they may begin below something else, and their header bars may be higher than others.
  private func takePlace() {
    // A stack inside of a split view may slide by itself.
    let outermost = sliding.values.compactMap(\.controller).filter { controller in
      !sequence(first: controller as Controller, next: \.parent).dropFirst().contains { sliding[$0.id] != nil }
    }
    let around = outermost.compactMap { $0.core?.bounds(in: ground) }
    let uprights = pages.values.compactMap { $0.heightOfWindowButtons(in: ground) }
    guard let left = around.map(\.x).min(), let right = around.map({ $0.x + $0.width }).max(), let first = uprights.map(\.y).min()
    else { return }
    let height = uprights.filter { $0.y == first }.map(\.height).max() ?? 0
    let new = PixelRectangle(x: left, y: first, width: right - left, height: height)
    guard new != place else { return }
    place = new
    ground.queueAllocate()
    allocate()
  }

  /// Called inside of layout as well, when the content has its place.
  func allocate() {
    for (index, bar) in bars.enumerated() {
      let width = bar.measure(.horizontal).natural
      let height = max(Int(place.height), bar.measure(.vertical, forSize: width).natural)
      let isLeft = (index == 0) != ground.isRightToLeft
      let room = place.width > 0 ? place : PixelRectangle(x: 0, y: 0, width: Double(ground.width), height: 0)
      bar.allocate(x: Int(room.x) + (isLeft ? 0 : Int(room.width) - width), y: Int(room.y), width: width, height: height)
    }
  }

  private func drawWindowButtonsOfPages(_ areDrawn: Bool) { for page in pages.values { page.drawWindowButtons(areDrawn) } }
}

/// A window with steady buttons over its content.
@MainActor protocol ButtonedWindow: Controller {
  var steadyButtons: SteadyButtons { get }
}

extension Controller {
  fileprivate var hasOwnButtons: Bool {
    switch element.kind {
    case .window, .sheet: true
    default: false
    }
  }
}
