import SidelightBridge
import SidelightCore

/// One tab of a bar: its symbol, its title and its badge.
@MainActor final class TabButton {
  let button = ToggleButtonWidget()
  /// Hears of what is dragged over it, or dropped on it.
  private(set) lazy var drops = DropListener(on: button)
  private let box = BoxWidget(.vertical)
  /// The symbol, and beside it the badge where the title stands below.
  private let top = BoxWidget(.horizontal, spacing: 4)
  private let icon = ImageWidget()
  private let title = LabelWidget()
  private let badge = LabelWidget()
  private let symbols: SymbolCatalogue
  private var shown: TabBarElement.Place?
  private var name: String?

  init(_ symbols: SymbolCatalogue) {
    self.symbols = symbols
    button.accessibleRole = .tab
    button.addClass("flat")
    StyleSheet.tabs.read()
    button.addClass("sidelight-tab")
    // A click shows a page, in which the user goes on.
    button.focusesOnClick = false
    box.horizontalAlign = .center
    box.verticalAlign = .center
    title.isSingleLine = true
    title.ellipsis = .end
    badge.isSingleLine = true
    // A long badge must not push the other tabs away; assistive technology reads all of it.
    badge.ellipsis = .end
    badge.mostLetters = 10
    badge.verticalAlign = .center
    for name in ["sidelight-badge", "sidelight-usual-badge", "numeric"] { badge.addClass(name) }
    top.append(icon)
    top.append(badge)
    top.horizontalAlign = .center
    box.append(top)
    box.append(title)
    button.setChild(box)
  }

  func show(_ place: TabBarElement.Place, named name: String, isWide: Bool) {
    box.orientation = isWide ? .horizontal : .vertical
    box.spacing = isWide ? 6 : 2
    top.setClass("sidelight-narrow-tab-top", !isWide)
    if isWide != (badge.parent == box) {
      (badge.parent == box ? box : top).remove(badge)
      (isWide ? box : top).append(badge)
    }
    button.isActive = place.isSelected
    if name != self.name {
      self.name = name
      button.setAccessibleLabel(name)
    }
    guard place != shown else { return }
    show(place.icon)
    title.text = place.title
    title.isVisible = !place.title.isEmpty
    badge.text = place.badge ?? ""
    badge.isVisible = place.badge != nil
    button.isSensitive = !place.isDisabled
    button.tell(place)
    drops.kinds = place.drops
    drops.isSpringLoaded = place.isSpringLoaded
    shown = place
  }

  private func show(_ source: ImageElement.Source?) {
    icon.isVisible = source != nil
    guard source != shown?.icon || shown == nil else { return }
    switch source {
    case .symbol(let name): icon.iconName = symbols.iconName(for: name)
    case .variants(let names): icon.iconName = symbols.iconName(forFirstOf: names)
    case .themed(let names): icon.setThemedIcon(names)
    case .file(let path): icon.setFile(path)
    // A bar waits for nothing.
    case .address, nil: break
    }
  }
}

extension ToggleButtonWidget {
  /// Tells assistive technology what there is to say of a tab besides its name.
  func tell(_ place: TabBarElement.Place) {
    if let text = place.remark { updateAccessible(.description(text)) } else { resetAccessible(.description("")) }
    if let hint = place.spoken.hint { updateAccessible(.help(hint)) } else { resetAccessible(.help("")) }
    updateAccessible(.selected(place.isSelected))
    name = place.spoken.identifier ?? ""
  }
}
