import SidelightBridge

/// The widgets around the content of a page, from the inside out: what scrolls it, what cuts it, the bars above and below it, and the ground on which the
/// window's buttons lie over both.
///
/// Each comes when the page first needs it, and stays. Every widget around a content is measured, styled and told of the focus with it.
@MainActor final class PageShell {
  /// Holds all the others; nil for the own page of a window or a sheet, which always has bars.
  let page: NavigationPageWidget?
  private var scroll: (bin: LayoutContainer, widget: ScrollWidget)?
  private(set) var clip: ContentClip?
  private(set) var bars: ToolbarViewWidget?
  private(set) var ground: LayoutContainer?
  private(set) var outermost: Widget
  /// What is behind all of it, and its style class.
  private var backdrop: (widget: LayoutContainer, name: String)?
  private let beneath = GlassBeneath()
  /// How far panes of glass lie over what goes on below them from a page this wide.
  var coverAround: (_ width: Int) -> GlassCover = { _ in GlassCover() }
  /// Hears of another outermost widget, before that holds anything.
  var outermostChanged: (Widget) -> Void = { _ in }
  /// Hears of the bars once, before they are on the screen.
  var barsMade: (ToolbarViewWidget) -> Void = { _ in }
  /// Moves the content's lists from one parent to another without their rows being made anew.
  private let move: (() -> Void) -> Void

  var content: Widget? {
    didSet {
      guard content != oldValue else { return }
      scroll?.widget.setChild(content)
      join()
    }
  }

  /// - Parameter isNavigated: whether it is a page of a split view, a stack or a tab view.
  init(isNavigated: Bool, _ move: @escaping (() -> Void) -> Void) {
    self.move = move
    if isNavigated {
      let page = NavigationPageWidget()
      self.page = page
      outermost = page
    } else {
      let bars = ToolbarViewWidget()
      self.bars = bars
      page = nil
      outermost = bars
    }
  }

  /// What is between the bars.
  private var inner: Widget? { clip?.bin ?? scrolled }

  /// The content, in what scrolls it.
  private var scrolled: Widget? { content == nil ? nil : scroll?.bin ?? content }

  /// Scrolls content that is higher than its place can be; only before there is any.
  func scrollContent() {
    let (bin, scroll) = (LayoutContainer(), ScrollWidget())
    scroll.scrollOnlyWhatDoesNotFit()
    // GTK's scrolled window says of content without a control that it has taken the focus, and can't where nothing is to be scrolled.
    bin.tabOrder = { [weak self, weak scroll] in
      guard let self, let content, scroll?.isFocusable == false else { return nil }
      return [content]
    }
    bin.insert(scroll)
    self.scroll = (bin, scroll)
  }

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
    barsMade(new)
    rebuild { bars = new }
    return new
  }

  func takeGround() -> LayoutContainer {
    if let ground { return ground }
    _ = takeBars()
    let new = LayoutContainer()
    rebuild { ground = new }
    return new
  }

  /// - Parameter name: the style class of what is behind the page; nil for nothing of its own.
  func setBackdrop(_ name: String?) {
    guard name != backdrop?.name else { return }
    guard let name else {
      if let backdrop { ground?.remove(backdrop.widget) }
      backdrop = nil
      ground?.layout = nil
      return
    }
    let ground = takeGround()
    let widget = backdrop?.widget ?? LayoutContainer()
    widget.changeClasses(from: backdrop.map { [$0.name] } ?? [], to: [name])
    if backdrop == nil { ground.insert(widget, before: ground.firstChild) }
    backdrop = (widget, name)
    ground.layout = self
  }

  /// Panes of glass lie over another part of the page.
  func coverChanged() {
    clip?.bin.queueAllocate()
    if backdrop != nil { ground?.queueAllocate() }
  }

  /// How high the bars are that stand, in px.
  var heightOfBars: Int {
    guard let bars else { return 0 }
    return max(0, bars.measure(.vertical).minimum - (inner?.measure(.vertical).minimum ?? 0))
  }

  /// Takes the widgets apart, makes a change, and puts them together again. What has the focus keeps it.
  private func rebuild(_ change: () -> Void) {
    let root = outermost.root
    let focus = outermost.containsFocus ? outermost.focusInRoot : nil
    // GTK notes the way to the focus in the widgets on it, and only where that moves.
    if focus != nil { root?.focusInRoot = nil }
    move {
      clip?.bin.child = nil
      bars?.setContent(nil)
      if let bars { ground?.remove(bars) }
      page?.setChild(nil)
      change()
      if page == nil, let ground, ground != outermost {
        outermost = ground
        outermostChanged(ground)
      }
      join()
    }
    if let focus { root?.focusInRoot = focus }
  }

  private func join() {
    clip?.bin.child = scrolled
    bars?.setContent(inner)
    if let ground, let bars, bars.parent != ground {
      ground.insert(bars, before: backdrop == nil ? ground.firstChild : backdrop?.widget.nextSibling)
    }
    page?.setChild(ground ?? bars ?? inner)
  }
}

/// Lays out a page that has a backdrop: that goes on below panes of glass.
extension PageShell: WidgetLayout {
  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    var all = Measurement.zero
    for child in ground?.children ?? [] where child.isVisible && child != backdrop?.widget {
      let size = child.measure(orientation, forSize: forSize)
      all = Measurement(minimum: max(all.minimum, size.minimum), natural: max(all.natural, size.natural))
    }
    return all
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let ground else { return }
    let cover = coverAround(width)
    beneath.open(from: ground, cover)
    let (left, right) = ground.isRightToLeft ? (cover.trailing, cover.leading) : (cover.leading, cover.trailing)
    for child in ground.children where child.isVisible {
      if child == backdrop?.widget {
        // GTK wants every widget measured before it gets a place.
        _ = child.measure(.horizontal)
        child.allocate(x: -left, y: 0, width: width + left + right, height: height, baseline: -1)
      } else {
        child.allocate(x: 0, y: 0, width: width, height: height, baseline: baseline)
      }
    }
  }
}
