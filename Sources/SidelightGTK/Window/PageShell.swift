import SidelightBridge

/// The widgets around the content of a page, from the inside out: what cuts it, the bars above and below it, and the ground on which the
/// window's buttons lie over both.
///
/// Each comes when the page first needs it, and stays. Every widget around a content is measured, styled and told of the focus with it.
@MainActor final class PageShell {
  /// What a page is part of.
  enum Place {
    /// A window or a sheet, whose own page it is.
    case window
    /// A split view or a stack.
    case navigation
    case tabs
  }

  /// What split views and stacks hold; nil elsewhere.
  let page: NavigationPageWidget?
  private(set) var clip: ContentClip?
  private(set) var bars: ToolbarViewWidget?
  private(set) var ground: LayoutContainer?
  /// Stands for a content that is not there.
  private lazy var blank = LayoutContainer()
  /// What holds all others. A page of tabs that has no bars is its content.
  private(set) lazy var outermost: Widget = outermostNow
  /// Hears of another outermost widget, before that holds anything.
  var outermostChanged: (Widget) -> Void = { _ in }
  /// Hears of the bars once.
  var barsMade: (ToolbarViewWidget) -> Void = { _ in }
  /// Moves the content's lists from one parent to another without their rows being made anew.
  private let move: (() -> Void) -> Void

  var content: Widget? {
    didSet { if content != oldValue { join() } }
  }

  init(in place: Place, _ move: @escaping (() -> Void) -> Void) {
    page = place == .navigation ? NavigationPageWidget() : nil
    bars = place == .window ? ToolbarViewWidget() : nil
    self.move = move
  }

  /// Whether it is nothing but its content.
  var isContent: Bool { outermost == content }

  /// What is between the bars.
  private var inner: Widget? { clip?.bin ?? content }

  private var outermostNow: Widget { page ?? ground ?? bars ?? inner ?? blank }

  /// Hears how wide the content has to be and how wide the page is where content is cut.
  func cutContent(_ cut: @escaping (_ needed: Int, _ width: Int) -> Void) {
    guard clip == nil else { return }
    rebuild {
      let clip = ContentClip()
      clip.cut = cut
      self.clip = clip
    }
  }

  func takeBars() -> ToolbarViewWidget {
    if let bars { return bars }
    let new = ToolbarViewWidget()
    rebuild { bars = new }
    barsMade(new)
    return new
  }

  func takeGround() -> LayoutContainer {
    if let ground { return ground }
    _ = takeBars()
    let new = LayoutContainer()
    rebuild { ground = new }
    return new
  }

  /// How high the bars are that stand, in px.
  var heightOfBars: Int {
    guard let bars else { return 0 }
    return max(0, bars.measure(.vertical).minimum - (inner?.measure(.vertical).minimum ?? 0))
  }

  /// Takes the widgets apart, makes a change, and puts them together again. The focus stays where it is.
  private func rebuild(_ change: () -> Void) {
    let focus = content?.containsFocus == true ? content?.focusInRoot : nil
    move {
      part()
      change()
      join()
    }
    if let focus { focus.focusInRoot = focus }
  }

  private func part() {
    clip?.bin.child = nil
    bars?.setContent(nil)
    if let bars { ground?.remove(bars) }
    page?.setChild(nil)
  }

  private func join() {
    if outermostNow != outermost {
      outermost = outermostNow
      outermostChanged(outermost)
    }
    clip?.bin.child = content
    bars?.setContent(inner)
    if let ground, let bars, bars.parent != ground { ground.insert(bars, before: ground.firstChild) }
    page?.setChild(ground ?? bars ?? inner)
  }
}
