import SidelightBridge
import SidelightCore

/// Tabs side by side as toggle buttons, of which one is on: a list of tabs to assistive technology.
///
/// libadwaita's own switchers show the pages of a view stack and nothing else: no "More", no texts as badges, and no tab that is off.
@MainActor final class TabBar {
  let box = BoxWidget(.horizontal)
  /// Hears of what the user chose, or did to a tab with something that is dragged.
  var choose: (TabBarElement, TabEvent) -> Void = { _, _ in }
  private var element: TabBarElement?
  private var buttons: [TabButton] = []
  private var lookClasses: [String] = []
  private let symbols: SymbolCatalogue
  private let echo = EchoGuard()

  init(_ symbols: SymbolCatalogue) {
    self.symbols = symbols
    box.accessibleRole = .tabList
    box.setAccessibleLabel("Tabs")
    box.isHomogeneous = true
    StyleSheet.tabs.read()
    box.addClass("sidelight-tabs")
  }

  func show(_ new: TabBarElement) {
    guard new != element else { return }
    element = new
    box.setClass("sidelight-wide-tabs", new.isWide)
    let looks = new.look?.classes(of: .tabs) ?? []
    box.changeClasses(from: lookClasses, to: looks)
    lookClasses = looks
    let isOtherCount = buttons.count != new.places.count
    let hadFocus = isOtherCount && box.containsFocus
    while buttons.count > new.places.count { box.remove(buttons.removeLast().button) }
    while buttons.count < new.places.count { addButton() }
    refresh(isOtherCount: isOtherCount)
    // The button that had it may be gone, or another tab's now.
    if hadFocus { takeFocus() }
  }

  private func refresh(isOtherCount: Bool) {
    guard let element else { return }
    echo.applying {
      for (index, place) in element.places.enumerated() {
        buttons[index].show(place, named: element.names[index], isWide: element.isWide)
        guard isOtherCount else { continue }
        buttons[index].button.updateAccessible(.position(index + 1))
        buttons[index].button.updateAccessible(.count(element.places.count))
      }
    }
  }

  private func addButton() {
    let index = buttons.count
    let button = TabButton(symbols)
    button.button.connect(ToggleButtonWidget.toggled) { [weak self] in self?.toggled(index) }
    button.drops.rested = { [weak self] in self?.act(index) { $0.restEvent } }
    button.drops.dropped = { [weak self] payload in self?.act(index) { $0.event(dropping: payload) } }
    buttons.append(button)
    box.append(button.button)
  }

  private func act(_ index: Int, _ event: (TabBarElement.Place) -> TabEvent?) {
    guard let element, element.places.indices.contains(index), let event = event(element.places[index]) else { return }
    choose(element, event)
  }

  private func toggled(_ index: Int) {
    echo.unlessApplying {
      guard let element, element.places.indices.contains(index) else { return }
      // The model decides; until its answer the button stays as it was.
      let place = element.places[index]
      echo.applying { buttons[index].button.isActive = place.isSelected }
      choose(element, place.event)
    }
  }

  /// Gives the keyboard focus to the tab that is selected.
  @discardableResult func takeFocus() -> Bool { selected?.grabFocus() ?? false }

  /// The button of the selected tab.
  var selected: Widget? { element?.places.firstIndex(where: \.isSelected).map { buttons[$0].button } }
}

/// The tabs of a tab view, whose bar may stand in the header bar of a page.
@MainActor protocol TabBarOwner: Controller {
  /// The bar goes away from there, perhaps with the focus.
  func losesBar(_ bar: TabBar?)
}
