import SidelightBridge
import SidelightCore

/// Brings the keyboard focus into a page as soon as it is on the screen, and into its content as soon as that has something to take it.
@MainActor final class FocusArrival: ContentWaiter {
  private weak var page: (any FocusPage)?
  /// Where the focus was when it was last in the page, for a page that is returned to.
  private var origin: Origin?
  private var isForced = false
  private var mapping: SignalConnection?
  private var entering: MainSource?
  /// What got the focus last.
  private(set) var given: Widget?

  /// A place that the focus comes back to.
  struct Origin {
    let widget: Widget
    /// Whether in a list the row that is selected comes before the one that had the focus.
    let prefersSelection: Bool
    /// Whether it is sure to be on the screen soon, even later than the page.
    var isComing = false
  }

  func goes(to other: any FocusPage) -> Bool { page === other }

  /// - Parameter isForced: whether the focus goes to where it belongs even if it is in the content by the time that the page is there.
  func enter(_ page: any FocusPage, at origin: Origin? = nil, isForced: Bool = false) {
    cancel()
    self.isForced = isForced
    guard let widget = page.page else { return }
    self.page = page
    self.origin = origin
    let awaited = origin.flatMap { $0.isComing ? $0.widget : nil } ?? widget
    if awaited.isMapped { return give() }
    mapping = awaited.onMap { [weak self] in
      // What is in the page has no place yet.
      self?.entering = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.arrive() }
    }
  }

  /// Gives the focus back to where it was, if that is still on the screen.
  func giveBack(to widget: Widget) -> Bool {
    cancel()
    guard widget.isMapped, widget.grabFocusKeepingCursor() else { return false }
    given = widget.focusInRoot
    return true
  }

  /// Nothing waits for the focus any more.
  func cancel() {
    page?.renderer?.contentWatch.remove(self)
    page = nil
    origin = nil
    mapping?.disconnect()
    mapping = nil
    entering?.cancel()
    entering = nil
  }

  private func arrive() {
    mapping?.disconnect()
    mapping = nil
    entering = nil
    // Where the focus has been put into the content meanwhile, it stays.
    guard let page, page.page?.isMapped == true, isForced || page.content?.containsFocus != true else { return cancel() }
    give()
  }

  private func give() {
    guard let page, let widget = page.page else { return }
    if let origin, resume(origin, in: page) || page.takeFocus() { return end() }
    if origin == nil, page.takeFocus() { return end() }
    origin = nil
    // The keys have to reach the page, and nothing in its header bar.
    widget.focusInRoot = widget
    given = widget
    page.keepKeys()
    page.renderer?.contentWatch.add(self)
  }

  private func resume(_ origin: Origin, in page: any FocusPage) -> Bool {
    let list = page.list(around: origin.widget)
    if origin.prefersSelection, let list, list.takeFocusAtSelection(from: origin.widget) { return true }
    if origin.widget.isMapped { return ScrollWidget.holding(around: origin.widget) { origin.widget.grabFocusKeepingCursor() } }
    // A row that is not in view.
    guard let line = origin.widget.nearest(typeNamed: "GtkListItemWidget"), list?.shows(line) == true else { return false }
    return ScrollWidget.holding(around: line) { line.grabFocus() }
  }

  private func end() {
    given = page?.page?.focusInRoot
    cancel()
  }

  /// Something came or changed. What is in the page now may take the focus, unless the user has moved it.
  func look(at news: [Controller]) {
    guard let page, let widget = page.page, widget.isFocus else { return cancel() }
    guard news.contains(where: { page.holdsInContent($0) && $0.takeFocus() }) else { return }
    // The first of all comes before the first that is new.
    _ = page.takeFocus()
    end()
  }
}

/// A list, as seen by what gives the focus back to its rows.
@MainActor protocol FocusRows: Controller {
  /// Gives the focus to the selected row: to the one that had it, if that is one, or else to the first; false where none is near.
  func takeFocusAtSelection(from origin: Widget) -> Bool
  /// Whether one of GTK's row widgets shows a row now.
  func shows(_ line: Widget) -> Bool
  /// Whether there is anything in it but headings.
  var hasRows: Bool { get }
  /// Whether the focus is at a row though nobody chose that.
  var isGiven: Bool { get }
}

extension Controller {
  /// Whether there is a list with rows in it, its bars aside.
  var holdsRows: Bool { (self as? any FocusRows)?.hasRows ?? children.contains { !$0.slot.isBar && $0.holdsRows } }

  /// Whether the focus is at a row in it though nobody chose that.
  var holdsGivenFocus: Bool { (self as? any FocusRows)?.isGiven ?? children.contains { !$0.slot.isBar && $0.holdsGivenFocus } }

  /// Whether another controller is part of the content of this page: no item of its bars, nor of those of a page inside.
  fileprivate func holdsInContent(_ other: Controller) -> Bool {
    var next = other
    while next !== self {
      guard !next.slot.isBar, let parent = next.parent else { return false }
      next = parent
    }
    return other !== self
  }

  /// The list inside that a widget belongs to.
  fileprivate func list(around widget: Widget) -> (any FocusRows)? {
    if let list = self as? any FocusRows { return list }
    return children.first { widget.isInside($0.widget) }?.list(around: widget)
  }
}
