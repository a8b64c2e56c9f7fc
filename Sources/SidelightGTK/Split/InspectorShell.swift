package import SidelightBridge
import SidelightCore

/// What is around the columns of a split view with an inspector: a trailing AdwOverlaySplitView inside of an AdwBottomSheet.
///
/// Only the inspector's page moves between the two; the columns stay where they are.
@MainActor package final class InspectorShell {
  package let split = OverlaySplitWidget(isTrailing: true)
  package let sheet = BottomSheetWidget()
  /// What the sheet shows: the page, and the handle above it.
  package let pane: SheetPane
  private weak var page: NavigationPageWidget?
  private var isSheet = false

  init() {
    pane = SheetPane(on: sheet)
    pane.greed = { .both }
    split.showsSidebar = false
    sheet.setContent(split)
    sheet.setSheet(pane.bin)
  }

  func put(_ page: NavigationPageWidget?) {
    self.page = page
    place()
  }

  private func place() {
    // It leaves its old place first.
    if isSheet { split.setSidebar(nil) }
    pane.put(isSheet ? page : nil)
    if !isSheet { split.setSidebar(page) }
  }

  /// Moves the page to where the plan wants it. It is closed in its old place first.
  private func move(toSheet: Bool) {
    guard toSheet != isSheet else { return }
    isSheet = toSheet
    if toSheet { split.arrange(isOver: false, isShown: false, slides: false) } else { sheet.isOpen = false }
    place()
  }

  /// Whether a placement takes the page to another place, or lays it over the rest: GTK then puts the focus where it thinks best.
  func isMoved(by placement: InspectorPlacement) -> Bool {
    switch placement {
    case .sheet: !isSheet
    case .overlay: isSheet || !split.isCollapsed
    case .absent, .hidden, .column: isSheet || split.isCollapsed
    }
  }

  /// - Parameters:
  ///   - plan: how the sheet stands, if it is one.
  ///   - slides: whether it slides in or out beside or over the columns.
  ///   - isAnimated: whether the sheet may move to another height.
  func perform(_ placement: InspectorPlacement, _ plan: SheetPlan?, slides: Bool, isAnimated: Bool) {
    switch placement {
    case .absent, .hidden:
      move(toSheet: false)
      split.arrange(isOver: false, isShown: false, slides: slides)
    case .column(let width):
      move(toSheet: false)
      split.setSidebarWidth(minimum: width, current: width)
      split.arrange(isOver: false, isShown: true, slides: slides)
    case .overlay(let width, let isShown):
      move(toSheet: false)
      split.setSidebarWidth(minimum: width, current: width)
      split.arrange(isOver: true, isShown: isShown, slides: slides)
    case .sheet(let isShown):
      move(toSheet: true)
      pane.perform(plan, isAnimated: isAnimated && sheet.isOpen)
      sheet.isOpen = isShown
    }
    split.setGestures(split.isCollapsed)
  }

  /// Whether the user sees the page, and how, as ``SplitPlan/picture`` writes it. For tests.
  var picture: String {
    guard let page, page.isMapped else { return "" }
    if isSheet { return sheet.isOpen ? "_inspector_" : "" }
    guard split.showsSidebar else { return "" }
    let width = page.width + split.paneMargin
    return split.isCollapsed ? "{inspector \(width)}" : "+inspector \(width)"
  }
}
