/// What follows from the declaration and the width alone: where the tabs are, and how many fit.
struct TabFit: Sendable {
  private let width: Double
  private let textScale: Double
  /// Where the tabs are, if there are any.
  let place: TabBarPlace
  /// The sidebar that the user can open instead of the bar.
  let hiddenSidebar: HiddenTabSidebar?
  /// How many places the bar has, including that of "More".
  let room: Int
  /// The room for a switcher in a header bar, in px.
  let headerRoom: Double
  /// The limits of the sidebar's width.
  let limits: ColumnLimits
  /// The greatest width of a sidebar that lies over the pages. Some of the pages stays visible, so that a click there can close it.
  let widestOverlay: Double
  /// The least width of the pages beside a sidebar.
  let leastPage: Double

  /// Every bar has at least this many places; in a compact container it has no more.
  static let fewestPlaces = 5
  /// The width of a tab with its symbol above the title, in px, at text scale 1.
  private static let narrowTab = 72.0
  /// The width of a tab with its symbol beside the title.
  static let wideTab = 130.0
  /// The room beside the switcher in a header bar, for the window's buttons and some of the app's.
  private static let besideSwitcher = 240.0
  /// The same in a dialog, which has one button to close it, and as much at its other end.
  private static let besideSwitcherInDialog = 96.0
  private static let overlayMargin = 48.0

  init(_ configuration: TabConfiguration, _ state: TabState, _ metrics: TabMetrics) {
    width = metrics.width
    textScale = metrics.textScale
    limits = ColumnLimits(declared: nil, minimum: 180, ideal: 240, textScale: metrics.textScale)
    // The sidebar lies over the pages before any of their columns does. The widest page decides for all, or else the sidebar would come and go
    // with the tab.
    let pages = configuration.offeredItems.flatMap(\.tabs)
    leastPage = pages.map(\.columnsWidth).reduce(320 * metrics.textScale, max)
    widestOverlay = max(0, metrics.width - Self.overlayMargin)
    headerRoom = max(0, metrics.width - Self.besideSwitcher * metrics.textScale)
    let wish = limits.wish(dragged: state.draggedWidth, textScale: metrics.textScale)
    var hiddenSidebar: HiddenTabSidebar?
    switch configuration.style {
    case .page: place = .dots
    case .grouped: place = Self.inline(configuration)
    case .automatic, .tabBarOnly, .sidebarAdaptable:
      if configuration.isNested {
        place = Self.inline(configuration)
      } else if metrics.isCompact, !Self.staysOnTop(configuration, metrics) {
        place = .bottom
      } else if configuration.style != .sidebarAdaptable || metrics.isCompact {
        place = Self.header(configuration)
      } else {
        let isBeside = metrics.width >= limits.minimum + leastPage
        let isShown = isBeside ? state.wantsSidebar(configuration) : state.isSidebarOpen
        let width = isBeside ? max(min(wish, metrics.width - leastPage), limits.minimum) : min(wish, widestOverlay)
        if configuration.barReplacesSidebar, !isShown {
          place = Self.header(configuration)
          hiddenSidebar = isBeside ? .beside : .over(width: width)
        } else {
          place = isBeside ? .sidebar(width: isShown ? width : nil) : .overlay(width: width, isShown: isShown)
        }
      }
    }
    self.hiddenSidebar = hiddenSidebar
    let narrowTab = Self.narrowTab * metrics.textScale
    switch place {
    case .header: room = max(Self.fewestPlaces, Int(headerRoom / narrowTab))
    case .inline: room = max(Self.fewestPlaces, Int(metrics.width / narrowTab))
    case .bottom where !metrics.isCompact: room = max(Self.fewestPlaces, Int(metrics.width / narrowTab))
    case .nowhere, .sidebar, .overlay, .bottom, .dots: room = Self.fewestPlaces
    }
  }

  /// Whether tabs stay in the header bar of a compact container.
  static func staysOnTop(_ configuration: TabConfiguration, _ metrics: TabMetrics) -> Bool {
    let count = configuration.offeredItems.flatMap(\.tabs).count
    let needed = (besideSwitcherInDialog + Double(count) * narrowTab) * metrics.textScale
    return configuration.isOfSettings && count <= fewestPlaces && metrics.width >= needed
  }

  /// The same place for all tabs, so that the switcher does not move when another page is shown.
  private static func header(_ configuration: TabConfiguration) -> TabBarPlace {
    configuration.tabs.allSatisfy(\.carriesTabs) ? .header(isWide: false) : .bottom
  }

  /// Above the pages, unless the tabs would be above a header bar there.
  private static func inline(_ configuration: TabConfiguration) -> TabBarPlace {
    configuration.tabs.contains(where: \.hasOwnHeader) ? .bottom : .inline(isWide: false)
  }

  /// Whether a sidebar lies over the pages, or would if it were shown.
  var isOver: Bool {
    if case .over? = hiddenSidebar { true } else { place.isOverlay }
  }

  func pageWidth(beside place: TabBarPlace) -> Double {
    if case .sidebar(let taken?) = place { width - taken } else { width }
  }

  /// The width of the sidebar when the user drags it to a width.
  func dragged(to width: Double) -> Double {
    let most = if case .overlay = place { widestOverlay } else { self.width - leastPage }
    return max(limits.minimum, min(limits.clamp(width.rounded()), most.rounded(.down)))
  }
}

extension TabState {
  /// Whether the sidebar is shown when it is beside the pages.
  func wantsSidebar(_ configuration: TabConfiguration) -> Bool { isSidebarWanted ?? !configuration.barReplacesSidebar }
}
