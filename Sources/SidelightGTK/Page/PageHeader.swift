import SidelightBridge
import SidelightCore

/// The header bar of a page: its title, its toolbar items and the sidebar button.
@MainActor final class PageHeader {
  /// The bar with what decides how much of it has room.
  let bin: LayoutBin
  let bar = HeaderBarWidget()
  /// The widget of the bar on which listeners are put. They keep nothing alive.
  let content: Widget
  let items: ToolbarItems
  private let leading = ToolbarStrip()
  private let trailing = ToolbarStrip()
  private var titles: TitleBin<WindowTitleWidget>?
  private var principal: TitleBin<Widget>?
  /// The tabs that stand in place of the title.
  private var tabs: TitleBin<BoxWidget>?
  private(set) var tabBar: TabBar?
  private var toggle: ToggleButtonWidget?
  private var searchButton: ToggleButtonWidget?
  private var seek: (Bool) -> Void = { _ in }
  private var shown: [Slot: [Controller]] = [:]
  private let echo = EchoGuard()
  private var split: NodeID?
  /// Whether the content of the page goes on below the bar, so that its buttons stand in capsules.
  var isOverContent = false { didSet { if isOverContent != oldValue { arrange() } } }
  private var flip: (NodeID) -> Void = { _ in }

  init() {
    bin = LayoutBin(child: bar)
    content = bar.content
    items = ToolbarItems([leading, trailing])
    bin.layout = self
  }

  /// Shows a title, or for nil the one that the bar has by itself: that of the navigation page or else of the window that it is in.
  func show(title: String?, subtitle: String = "") {
    if let title {
      let bin = titles ?? TitleBin(WindowTitleWidget())
      bin.title.title = title
      bin.title.subtitle = subtitle
      titles = bin
    } else {
      titles = nil
    }
    applyTitle()
  }

  /// Shows tabs in place of the title; nil for none.
  func show(tabs new: TabBarElement?, _ symbols: SymbolCatalogue, choose: @escaping (TabBarElement, TabEvent) -> Void) {
    if let new {
      let shown = tabBar ?? TabBar(symbols)
      if tabBar == nil {
        tabBar = shown
        tabs = TitleBin(shown.box, keepsRoom: true)
      }
      shown.choose = choose
      shown.show(new)
    } else if tabBar != nil {
      tabs?.release()
      tabs = nil
      tabBar = nil
    }
    applyTitle()
  }

  private func applyTitle() { bar.setTitleWidget(principal?.bin ?? tabs?.bin ?? titles?.bin) }

  func show(toggle new: SidebarToggle?, flip: @escaping (NodeID) -> Void) {
    self.flip = flip
    split = new?.split
    guard let new else {
      guard toggle != nil else { return }
      toggle = nil
      return arrange()
    }
    let button = toggle ?? makeToggle()
    echo.applying { button.isActive = new.isOn }
    button.updateAccessible(.expanded(new.isOn))
    button.tooltip = new.isOn ? "Hide Sidebar" : "Show Sidebar"
  }

  /// Shows the button that opens and closes the page's search field; nil for none.
  func show(search isOn: Bool?, seek: @escaping (Bool) -> Void) {
    self.seek = seek
    guard let isOn else {
      guard searchButton != nil else { return }
      searchButton = nil
      return arrange()
    }
    let button = searchButton ?? makeSearchButton()
    echo.applying { button.isActive = isOn }
    button.updateAccessible(.expanded(isOn))
  }

  private func makeSearchButton() -> ToggleButtonWidget {
    let button = ToggleButtonWidget(iconName: "edit-find-symbolic")
    button.setAccessibleLabel("Search")
    button.tooltip = "Search"
    button.updateAccessible(.keyShortcuts("Control+F"))
    button.connect(ToggleButtonWidget.toggled) { [weak self] in self?.searchToggled() }
    searchButton = button
    arrange()
    return button
  }

  private func searchToggled() {
    echo.unlessApplying {
      guard let searchButton else { return }
      // The program decides; until its answer the button stays as it was.
      let isWanted = searchButton.isActive
      echo.applying { searchButton.isActive = !isWanted }
      seek(isWanted)
    }
  }

  /// Says which column the sidebar button is for.
  func setToggled(_ column: Widget?) {
    if let column { toggle?.setAccessibleControls(column) }
  }

  private func makeToggle() -> ToggleButtonWidget {
    let button = ToggleButtonWidget(iconName: "sidebar-show-symbolic")
    button.setAccessibleLabel("Toggle Sidebar")
    button.updateAccessible(.keyShortcuts("F9"))
    button.connect(ToggleButtonWidget.toggled) { [weak self] in self?.toggled() }
    toggle = button
    arrange()
    return button
  }

  private func toggled() {
    echo.unlessApplying {
      guard let split, let toggle else { return }
      // The model decides; until its answer the button stays as it was.
      echo.applying { toggle.isActive.toggle() }
      flip(split)
    }
  }

  /// Shows exactly these items, each slot's in their order.
  func show(_ items: [Slot: [Controller]]) {
    shown = items
    let first = items[.principal]?.first?.widget
    if first != principal?.title { replacePrincipal(first) }
    arrange()
  }

  private func replacePrincipal(_ new: Widget?) {
    principal?.release()
    principal = new.map { TitleBin($0) }
    applyTitle()
  }

  /// Lets go of an item, which may be shown elsewhere next.
  func remove(_ item: Controller) {
    if principal?.title == item.widget { replacePrincipal(nil) }
    leading.remove(item.widget)
    trailing.remove(item.widget)
  }

  /// Lets go of all items, which outlive the bar.
  func removeItems() {
    shown = [:]
    toggle = nil
    searchButton = nil
    arrange()
    principal?.release()
    principal = nil
    tabs?.release()
    tabs = nil
    tabBar = nil
    bar.setTitleWidget(nil)
  }

  /// The menu that an item is in now.
  func menu(of item: Controller) -> MenuButtonWidget? { items.menu.contains(item) ? items.menu.button : nil }

  private func arrange() {
    let start = shown[.leading] ?? []
    let secondary = shown[.secondary] ?? []
    let lasts: [ToolbarPlace?] = [.mainMenu, .confirmationAction]
    let isLast = { (item: Controller) in lasts.contains(item.element.traits.toolbarPlace) }
    let end = (shown[.trailing] ?? []).filter { !isLast($0) }
    let last = (shown[.trailing] ?? []).filter(isLast)
    let own = [toggle, searchButton].compactMap { $0 }
    let standing = start + end + secondary.filter { !$0.element.kind.isMenuEntry } + last
    let menu = standing.isEmpty && secondary.isEmpty ? [] : [items.menu.button]
    leading.show(own + start.map(\.widget))
    trailing.show((end + secondary).map(\.widget) + menu + last.map(\.widget))
    let capsules: [Widget: ToolbarCapsule] =
      isOverContent
      ? Dictionary((own + menu).map { ($0, .alone) } + standing.map { ($0.widget, $0.element.toolbarCapsule) }) { first, _ in first } : [:]
    for strip in [leading, trailing] { strip.capsules = capsules }
    if !leading.widgets.isEmpty, leading.box.parent == nil { bar.packStart(leading.box) }
    if !trailing.widgets.isEmpty, trailing.box.parent == nil { bar.packEnd(trailing.box) }
    items.take(
      own.map { ($0, nil) } + standing.map { ($0.widget, $0) }, secondary: secondary.filter(\.element.kind.isMenuEntry))
  }
}

extension PageHeader: WidgetLayout {
  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let own = bar.measure(.horizontal)
    guard orientation == .horizontal else { return bar.measure(.vertical, forSize: forSize < 0 ? -1 : max(forSize, own.minimum)) }
    let shown = items.shown
    let minimum = own.minimum - shown.minimum + items.minimum
    return Measurement(minimum: minimum, natural: max(minimum, own.natural - shown.natural + items.natural))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let own = bar.measure(.horizontal)
    let shown = items.shown
    let rest = width - (own.minimum - shown.minimum)
    if own.natural - shown.natural + items.natural <= width { items.fit(into: .max) } else { items.fit(into: rest, title: reserve) }
    let given = max(width, bar.measure(.horizontal).minimum)
    let tall = max(height, bar.measure(.vertical, forSize: given).minimum)
    bar.allocate(x: bin.isRightToLeft ? width - given : 0, y: 0, width: given, height: tall, baseline: baseline)
  }

  /// The width that the title keeps at the cost of items, above its least.
  private var reserve: Int {
    // The app's own title is shown with the least that it needs, or not at all.
    if let size = principal?.title.measure(.horizontal) { return max(size.minimum, min(size.natural, ToolbarItems.titleWidth)) }
    // The tabs keep their least by themselves.
    guard tabs == nil, let size = titles?.bin.measure(.horizontal) else { return 0 }
    return max(0, min(size.natural, ToolbarItems.titleWidth) - size.minimum)
  }
}
