import SidelightBridge
import SidelightCore

/// One tab of a bar: its symbol, its title and its badge.
@MainActor final class TabButton {
  let button = ToggleButtonWidget()
  /// Hears of what is dragged over it, or dropped on it.
  private(set) lazy var drops = DropListener(on: button)
  private let box = BoxWidget(.vertical)
  /// The symbol, and on its corner the badge where the title stands below.
  private let top: BadgedIcon
  private let icon = ImageWidget()
  private let title = LabelWidget()
  private let badge = LabelWidget()
  private let symbols: SymbolCatalogue
  private var shown: TabBarElement.Place?
  private var name: String?

  init(_ symbols: SymbolCatalogue) {
    self.symbols = symbols
    top = BadgedIcon(icon, badge)
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
    box.append(top.bin)
    box.append(title)
    button.setChild(box)
  }

  func show(_ place: TabBarElement.Place, named name: String, isWide: Bool) {
    box.orientation = isWide ? .horizontal : .vertical
    box.spacing = isWide ? 6 : 2
    if isWide != (badge.parent == box) {
      if isWide {
        top.bin.remove(badge)
        box.append(badge)
      } else {
        box.remove(badge)
        top.bin.insert(badge)
      }
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
    button.setClass("sidelight-prominent-tab", place.isProminent)
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

/// A symbol with a badge on its upper corner, as libadwaita's switchers of views have it. The badge takes no room from the symbol, which stands
/// where it stands without one.
@MainActor private final class BadgedIcon: WidgetLayout {
  let bin = LayoutContainer()
  private let icon: Widget
  private let badge: Widget

  /// How much of the symbol the badge covers from the side, and how far it stands out above, in px.
  private static let cover = 6
  private static let rise = 5

  init(_ icon: Widget, _ badge: Widget) {
    (self.icon, self.badge) = (icon, badge)
    bin.layout = self
    bin.addClass("sidelight-badged-icon")
    bin.insert(icon)
    bin.insert(badge)
    bin.horizontalAlign = .center
  }

  private var hasBadge: Bool { badge.parent == bin && badge.isVisible }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let badge = hasBadge ? badge.measure(orientation) : .zero
    guard icon.isVisible else { return badge }
    let size = icon.measure(orientation)
    guard orientation == .horizontal, hasBadge else { return size }
    // As much on the other side, so that the symbol stays in the middle.
    func around(_ width: Int, _ badge: Int) -> Int { width + 2 * max(0, badge - Self.cover) }
    return Measurement(minimum: around(size.minimum, badge.minimum), natural: around(size.natural, badge.natural))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let iconWidth = icon.isVisible ? icon.measure(.horizontal).natural : 0
    let start = (width - iconWidth) / 2
    if icon.isVisible { icon.allocate(x: start, y: 0, width: iconWidth, height: height) }
    guard hasBadge else { return }
    let tall = badge.measure(.vertical).natural
    guard icon.isVisible else { return badge.allocate(x: 0, y: 0, width: width, height: max(height, tall)) }
    let x = start + iconWidth - Self.cover
    let wide = max(width - x, badge.measure(.horizontal).minimum)
    badge.allocate(x: bin.isRightToLeft ? width - x - wide : x, y: -Self.rise, width: wide, height: tall)
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
