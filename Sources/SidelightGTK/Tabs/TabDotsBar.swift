import SidelightBridge
import SidelightCore

/// The dots below pages that follow each other. libadwaita draws them; over each lies a toggle button without looks of its own, so that a dot
/// can be clicked and reached by the keyboard, and is a tab to assistive technology.
@MainActor final class TabDotsBar {
  let bin = LayoutContainer()
  /// Hears of what the user chose.
  var choose: (TabBarElement, TabBarElement.Place) -> Void = { _, _ in }
  private let dots = CarouselDotsWidget()
  private let row = BoxWidget(.horizontal)
  private var buttons: [ToggleButtonWidget] = []
  private var element: TabBarElement?
  private let echo = EchoGuard()

  init() {
    dots.accessibleRole = .presentation
    bin.insert(dots)
    row.accessibleRole = .tabList
    row.setAccessibleLabel("Pages")
    row.isHomogeneous = true
    bin.insert(row)
    bin.horizontalAlign = .center
    StyleSheet.tabs.read()
    bin.addClass("sidelight-dots")
  }

  func show(_ carousel: CarouselWidget) { dots.show(carousel) }

  func show(_ new: TabBarElement, _ background: TabDotsBackground) {
    bin.setClass("sidelight-lined-dots", background == .always)
    bin.setClass("sidelight-interactive-dots", background == .interactive)
    guard new != element else { return }
    let old = element
    element = new
    while buttons.count > new.places.count { row.remove(buttons.removeLast()) }
    while buttons.count < new.places.count { addButton() }
    echo.applying {
      for (index, place) in new.places.enumerated() {
        let button = buttons[index]
        if old?.places.count == new.places.count, old?.places[index] == place { continue }
        button.isActive = place.isSelected
        button.isSensitive = !place.isDisabled
        button.setAccessibleLabel(new.names[index])
        button.tell(place)
        button.updateAccessible(.position(index + 1))
        button.updateAccessible(.count(new.places.count))
      }
    }
  }

  private func addButton() {
    let index = buttons.count
    let button = ToggleButtonWidget()
    button.accessibleRole = .tab
    button.addClass("sidelight-dot")
    button.focusesOnClick = false
    button.connect(ToggleButtonWidget.toggled) { [weak self] in self?.toggled(index) }
    buttons.append(button)
    row.append(button)
  }

  private func toggled(_ index: Int) {
    echo.unlessApplying {
      guard let element, element.places.indices.contains(index) else { return }
      // The model decides; until its answer the button stays as it was.
      let place = element.places[index]
      echo.applying { buttons[index].isActive = place.isSelected }
      choose(element, place)
    }
  }

  /// Gives the keyboard focus to the dot of the page that is shown.
  @discardableResult func takeFocus() -> Bool {
    guard let index = element?.places.firstIndex(where: \.isSelected) else { return false }
    return buttons[index].grabFocus()
  }
}
