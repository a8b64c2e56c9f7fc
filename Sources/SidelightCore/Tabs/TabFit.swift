/// What declaration and width alone decide: where the tabs stand, and for how many there is room.
struct TabFit: Sendable {
  private let width: Double
  private let textScale: Double
  /// Where the tabs stand, if there are any.
  let place: TabBarPlace
  /// The sidebar that the user can have in place of the bar.
  let hiddenSidebar: HiddenTabSidebar?
  /// How many places the bar has, that of "More" included.
  let room: Int
  /// What a header bar has for a switcher, in px.
  let headerRoom: Double
  /// Between which widths the sidebar is.
  let limits: ColumnLimits
  /// The most that the sidebar has where it lies over the pages: the user sees them beside it, and closes it by a click there.
  let widestOverlay: Double
  /// How wide the pages have to be at least beside a sidebar.
  let leastPage: Double

  /// A bar has that many places in every width, and no more in a compact container.
  static let fewestPlaces = 5
  /// A tab with its symbol above the title, in px without the text scale.
  private static let narrowTab = 72.0
  /// A tab with its symbol beside the title.
  static let wideTab = 130.0
  /// What a header bar has beside the switcher: the window's buttons and some of the app's.
  private static let besideSwitcher = 240.0
  private static let overlayMargin = 48.0

  init(_ configuration: TabConfiguration, _ state: TabState, _ metrics: TabMetrics) {
    width = metrics.width
    textScale = metrics.textScale
    limits = ColumnLimits(declared: nil, minimum: 180 * metrics.textScale, ideal: 240 * metrics.textScale)
    // The sidebar is the first of all columns to lie over the others. It would come and go with the tab if each had a width of its own.
    let pages = configuration.offeredItems.flatMap(\.tabs)
    leastPage = pages.map(\.columnsWidth).reduce(320 * metrics.textScale, max)
    widestOverlay = max(0, metrics.width - Self.overlayMargin)
    headerRoom = max(0, metrics.width - Self.besideSwitcher * metrics.textScale)
    let wish = limits.wish(dragged: state.draggedWidth)
    var hiddenSidebar: HiddenTabSidebar?
    switch configuration.style {
    case .page: place = .dots
    case .grouped: place = Self.inline(configuration)
    case .automatic, .tabBarOnly, .sidebarAdaptable:
      if configuration.isNested {
        place = Self.inline(configuration)
      } else if metrics.isCompact {
        place = .bottom
      } else if configuration.style != .sidebarAdaptable {
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

  /// One place for all tabs: a switcher that moved with the page would have to be looked for.
  private static func header(_ configuration: TabConfiguration) -> TabBarPlace {
    configuration.tabs.allSatisfy(\.carriesTabs) ? .header(isWide: false) : .bottom
  }

  /// Above the pages, unless the tabs would stand over a header bar there.
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

  /// The width that the user drags the sidebar to.
  func dragged(to width: Double) -> Double {
    let most = if case .overlay = place { widestOverlay } else { self.width - leastPage }
    return max(limits.minimum, min(limits.clamp(width.rounded()), most.rounded(.down)))
  }
}

extension TabState {
  /// Whether the sidebar is shown where it stands beside the pages.
  func wantsSidebar(_ configuration: TabConfiguration) -> Bool { isSidebarWanted ?? !configuration.barReplacesSidebar }
}
