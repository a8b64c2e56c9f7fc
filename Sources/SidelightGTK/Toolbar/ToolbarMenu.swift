import SidelightBridge
import SidelightCore

/// The menu of a bar: what the app put there, and what the bar has no room for.
@MainActor final class ToolbarMenu {
  /// Nil until something may be behind it.
  private(set) var made: MenuButtonWidget?
  var button: MenuButtonWidget { made ?? makeButton() }
  /// In the order of the bar.
  var overflowing: [Controller] = []
  /// What is never in the bar.
  var secondary: [Controller] = []

  private func makeButton() -> MenuButtonWidget {
    let button = MenuButtonWidget(iconName: "view-more-symbolic")
    button.tooltip = "More"
    button.setAccessibleLabel("More")
    button.onOpen { [weak self] in self?.sections ?? [] }
    made = button
    return button
  }

  func contains(_ item: Controller) -> Bool { overflowing.contains { $0 === item } || secondary.contains { $0 === item } }

  private var sections: [MenuSection] { Self.sections(overflowing) + Self.sections(secondary) }

  /// A choice is a section of its own, below what it is called; everything else in a row is one.
  private static func sections(_ items: [Controller]) -> [MenuSection] {
    var sections: [MenuSection] = []
    var isOpen = false
    for item in items {
      guard let entry = entry(item) else { continue }
      if case .choice = entry {
        sections.append(MenuSection(titled: title(item), [entry]))
        isOpen = false
      } else if isOpen {
        sections[sections.count - 1].entries.append(entry)
      } else {
        sections.append(MenuSection([entry]))
        isOpen = true
      }
    }
    return sections
  }

  private static func title(_ item: Controller) -> String {
    item.element.traits.accessibilityLabel ?? item.textsInside.joined(separator: " ")
  }

  private static func entry(_ item: Controller) -> MenuSection.Entry? {
    let id = item.id
    let isEnabled = !item.element.traits.isDisabled
    let keys = item.element.traits.shortcut.map(MenuKeys.init)
    switch item.element.kind.control?.menuEntry {
    case .action(let isDestructive):
      return .action(title(item), keys: keys, isEnabled: isEnabled, isDestructive: isDestructive) { [weak item] in item?.click() }
    case .check(let isOn):
      return .check(title(item), keys: keys, isOn: isOn, isEnabled: isEnabled) { [weak item] in item?.click() }
    case .choice(let options, let selected, let disabled):
      return .choice(options, selected: selected, disabled: disabled, isEnabled: isEnabled) { [weak item] in
        item?.send(.choose(id, option: $0))
      }
    case .submenu:
      guard let renderer = item.renderer else { return nil }
      let sections = renderer.menuSections(renderer.host?.menu(id) ?? [], keeps: false)
      return .submenu(title(item), isEnabled: isEnabled && !sections.isEmpty, sections)
    case nil: return nil
    }
  }
}
