import SidelightBridge
import SidelightCore

/// The header bar of a page: its title, its toolbar items and the sidebar button.
@MainActor final class PageHeader {
  let bar = HeaderBarWidget()
  private var titles: WindowTitleWidget?
  private var principal: Widget?
  private var packed: [Slot: [Widget]] = [:]
  private var toggle: ToggleButtonWidget?
  private var isPacked = false
  private let echo = EchoGuard()
  private var split: NodeID?
  private var flip: (NodeID) -> Void = { _ in }

  /// The bar shows the title of the navigation page or else of the window that it is in. It is written out here only where there is
  /// a subtitle, or where the page's name is for assistive technology alone and the bar stays empty.
  func show(title: String, subtitle: String, isEmpty: Bool) {
    if subtitle.isEmpty && !isEmpty {
      titles = nil
    } else {
      let titles = titles ?? WindowTitleWidget()
      titles.title = title
      titles.subtitle = subtitle
      self.titles = titles
    }
    applyTitle()
  }

  private func applyTitle() { bar.setTitleWidget(principal ?? titles) }

  func show(toggle new: SidebarToggle?, flip: @escaping (NodeID) -> Void) {
    self.flip = flip
    split = new?.split
    guard let new else {
      if let toggle { bar.remove(toggle) }
      toggle = nil
      return
    }
    let button = toggle ?? makeToggle()
    echo.applying { button.isActive = new.isOn }
    button.tooltip = new.isOn ? "Hide Sidebar" : "Show Sidebar"
  }

  private func makeToggle() -> ToggleButtonWidget {
    let button = ToggleButtonWidget(iconName: "sidebar-show-symbolic")
    button.setAccessibleLabel("Toggle Sidebar")
    button.connect(ToggleButtonWidget.toggled) { [weak self] in self?.toggled() }
    toggle = button
    // It stands before every other item, which have to be packed again behind it.
    let others = packed[.leading] ?? []
    for widget in others { bar.remove(widget) }
    bar.packStart(button)
    for widget in others { bar.packStart(widget) }
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

  /// Shows exactly these items in a slot, in their order.
  func pack(_ items: [Controller], _ slot: Slot) {
    let widgets = items.map(\.widget)
    guard widgets != packed[slot] ?? [] else { return }
    if slot == .principal {
      principal = widgets.first
      packed[slot] = widgets
      return applyTitle()
    }
    for widget in packed[slot] ?? [] { bar.remove(widget) }
    packed[slot] = widgets
    if slot == .leading {
      for widget in widgets { bar.packStart(widget) }
    } else {
      // The first one packed at the end stands outermost.
      for widget in widgets.reversed() { bar.packEnd(widget) }
    }
  }

  func unpack(_ item: Controller) {
    guard var widgets = packed[item.slot], let index = widgets.firstIndex(of: item.widget) else { return }
    let widget = widgets.remove(at: index)
    packed[item.slot] = widgets
    if item.slot == .principal {
      principal = widgets.first
      applyTitle()
    } else {
      bar.remove(widget)
    }
  }

  /// Lets go of the items, which outlive the bar.
  func removeItems() {
    for (slot, widgets) in packed where slot != .principal {
      for widget in widgets { bar.remove(widget) }
    }
    principal = nil
    bar.setTitleWidget(nil)
    packed = [:]
  }
}
