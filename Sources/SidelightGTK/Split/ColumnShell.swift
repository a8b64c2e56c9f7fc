package import SidelightBridge
import SidelightCore

/// A split view's own layout of its columns.
///
/// Nested AdwOverlaySplitViews show leading columns beside the detail or over it. The detail itself never leaves an
/// AdwNavigationSplitView that is always collapsed; in the compact stage the leading columns move into it and become one stack.
@MainActor package final class ColumnShell {
  /// Beside or over the rest: the sidebar, and with three columns within it the content. Unused with one column.
  package let outer = OverlaySplitWidget()
  package let inner: OverlaySplitWidget?
  /// The detail, and below it what the compact stage stacks.
  package let stack = NavigationSplitWidget()
  /// With three columns: sidebar and content as one page below the detail.
  package let leadingStack: NavigationSplitWidget?
  private let leadingPage: NavigationPageWidget?
  /// What all of it stands in.
  let root: Widget
  /// Whether it is the compact stage's stack.
  private(set) var isStacked = false

  init(_ count: SplitColumnCount) {
    let isThree = count == .three
    inner = isThree ? OverlaySplitWidget() : nil
    leadingStack = isThree ? NavigationSplitWidget() : nil
    leadingPage = isThree ? NavigationPageWidget() : nil
    root = count == .one ? stack : outer
    leadingPage?.title = "Sidebar"
    // It is not one of the columns that it has in it, which have names of their own.
    leadingPage?.accessibleRole = .generic
    leadingPage?.resetAccessible(.label(""))
    leadingPage?.setChild(leadingStack)
    inner?.setContent(stack)
    if count != .one { outer.setContent(inner ?? stack) }
  }

  /// Tells whenever columns are shown or hidden, be it by the user or by the program.
  func listen(_ tell: @escaping (SplitEvent) -> Void) {
    outer.onNotify("show-sidebar") { [weak outer] in if let outer { tell(.setShown(.sidebar, outer.showsSidebar)) } }
    inner?.onNotify("show-sidebar") { [weak inner] in if let inner { tell(.setShown(.content, inner.showsSidebar)) } }
    for widget in [stack, leadingStack] {
      widget?.onNotify("show-content") { [weak self] in if let self { tell(.showTop(shownTop)) } }
    }
  }

  /// The column that the stack shows now.
  private var shownTop: SplitColumn {
    if stack.showsContent { return .detail }
    return leadingStack?.showsContent == true ? .content : .sidebar
  }

  var isAtRest: Bool { outer.isAtRest && inner?.isAtRest != false && stack.isAtRest && leadingStack?.isAtRest != false }

  /// Whether a column that is shown beside the stack lies over the rest.
  func isOver(_ column: SplitColumn) -> Bool {
    column == .sidebar ? outer.isCollapsed : column == .content && inner?.isCollapsed == true
  }

  // MARK: - Columns

  func put(_ page: NavigationPageWidget?, at column: SplitColumn) { put(page, at: column, inStack: isStacked) }

  private func put(_ page: NavigationPageWidget?, at column: SplitColumn, inStack: Bool) {
    switch column {
    case .detail: stack.setContent(page)
    case .content: inStack ? leadingStack?.setContent(page) : inner?.setSidebar(page)
    case .sidebar: inStack ? (leadingStack ?? stack).setSidebar(page) : outer.setSidebar(page)
    }
  }

  /// Moves the leading columns between the overlays and the stack. The detail stays where it is.
  func move(for plan: SplitPlan, sidebar: NavigationPageWidget?, content: NavigationPageWidget?) {
    isStacked = plan.isCollapsed
    if isStacked {
      for view in [outer, inner] { view?.arrange(isOver: false, isShown: false, slides: false) }
      put(nil, at: .sidebar, inStack: false)
      if inner != nil { put(nil, at: .content, inStack: false) }
      // Set before there is a page below the detail, so that nothing moves.
      stack.showsContent = plan.top == .detail
      leadingStack?.showsContent = plan.top != .sidebar
      put(sidebar, at: .sidebar, inStack: true)
      if inner != nil { put(content, at: .content, inStack: true) }
      if let leadingPage { stack.setSidebar(leadingPage) }
    } else {
      // A page that comes on top slides, unless it is not on the screen.
      let isBelow = !stack.showsContent || leadingStack?.showsContent == false
      if isBelow { stack.isChildVisible = false }
      stack.showsContent = true
      leadingStack?.showsContent = true
      if isBelow { stack.isChildVisible = true }
      if leadingPage != nil { stack.setSidebar(nil) }
      put(nil, at: .sidebar, inStack: true)
      if inner != nil { put(nil, at: .content, inStack: true) }
      put(sidebar, at: .sidebar, inStack: false)
      if inner != nil { put(content, at: .content, inStack: false) }
    }
  }

  // MARK: - The plan

  /// Shows the columns as the plan has them, once they are on its side of stack and overlays.
  /// - Parameter old: what was shown before; nil if nothing was.
  func perform(_ plan: SplitPlan, from old: SplitPlan?) {
    if plan.isCollapsed {
      stack.showsContent = plan.top == .detail
      leadingStack?.showsContent = plan.top != .sidebar
    } else {
      func slides(_ column: SplitColumn) -> Bool { old.map { plan.slides(column, from: $0) } ?? false }
      perform(plan.placements.sidebar, on: outer, slides: slides(.sidebar))
      // Overlays stand side by side, and the sidebar's lies over the content's.
      if let inner { perform(plan.placements.content, on: inner, after: plan.overlay(of: .sidebar) ?? 0, slides: slides(.content)) }
    }
  }

  private func perform(_ placement: SplitPlacement, on view: OverlaySplitWidget, after inset: Double = 0, slides: Bool) {
    switch placement {
    case .column(let width):
      view.setSidebarWidth(minimum: width, current: width)
      view.arrange(isOver: false, isShown: true, slides: slides)
    case .overlay(let width, let isShown):
      view.setSidebarWidth(minimum: width, current: width, after: inset)
      view.arrange(isOver: true, isShown: isShown, slides: slides)
    case .hidden: view.arrange(isOver: false, isShown: false, slides: slides)
    case .stacked: break
    }
    view.setGestures(view.isCollapsed)
  }

  /// The columns have been laid out where the plan has them.
  func wereLaidOut() { for view in [outer, inner] { view?.wasLaidOut() } }
}
