package import SidelightBridge
import SidelightCore

/// What is around the columns of a split view with an inspector: a trailing AdwOverlaySplitView inside of an AdwBottomSheet.
///
/// Only the inspector's page moves between the two; the columns stay where they are.
@MainActor package final class InspectorShell {
  package let split = OverlaySplitWidget(isTrailing: true)
  package let sheet = BottomSheetWidget()
  private weak var page: NavigationPageWidget?
  private var isSheet = false

  init(around columns: Widget) {
    split.showsSidebar = false
    split.setContent(columns)
    sheet.setContent(split)
  }

  func put(_ page: NavigationPageWidget?) {
    self.page = page
    place()
  }

  private func place() {
    split.setSidebar(isSheet ? nil : page)
    sheet.setSheet(isSheet ? page : nil)
  }

  /// Moves the page to where the plan wants it. It is closed in its old place first.
  private func move(toSheet: Bool) {
    guard toSheet != isSheet else { return }
    isSheet = toSheet
    if toSheet {
      split.showsSidebar = false
      split.isCollapsed = false
      split.setSidebar(nil)
    } else {
      sheet.isOpen = false
      sheet.setSheet(nil)
      page?.setSizeRequest(width: nil, height: nil)
    }
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

  /// - Parameter height: that of the split view, of which a sheet takes a part.
  func perform(_ placement: InspectorPlacement, height: Int) {
    switch placement {
    case .absent, .hidden:
      move(toSheet: false)
      split.isCollapsed = false
      split.show(false)
    case .column(let width):
      move(toSheet: false)
      split.setSidebarWidth(minimum: width, current: width)
      split.isCollapsed = false
      split.show(true)
    case .overlay(let width, let isShown):
      move(toSheet: false)
      split.setSidebarWidth(minimum: width, current: width)
      split.isCollapsed = true
      split.show(isShown)
    case .sheet(let isShown):
      move(toSheet: true)
      // As high as its content, and half of what there is at least, so that lists have room.
      page?.setSizeRequest(width: nil, height: height / 2)
      sheet.isOpen = isShown
    }
    split.setGestures(split.isCollapsed)
  }

  /// Whether the user sees the page, and how, as ``SplitPlan/picture`` writes it. For tests.
  var picture: String {
    guard let page, page.isMapped else { return "" }
    if isSheet { return sheet.isOpen ? "_inspector_" : "" }
    guard split.showsSidebar else { return "" }
    return split.isCollapsed ? "{inspector \(page.width)}" : "+inspector \(page.width)"
  }
}
