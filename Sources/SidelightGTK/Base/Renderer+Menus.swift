package import SidelightBridge
package import SidelightCore

extension Renderer {
  /// Opens the menu of an element outside of lists, or of a bar, at a place of a widget; false where it has no entries.
  func openMenu(_ menu: NodeID?, over widget: Widget, _ x: Double, _ y: Double, isPointed: Bool) -> Bool {
    let items = menu.flatMap { host?.menu($0) } ?? []
    guard !items.isEmpty else { return false }
    MenuPopover.open(menuSections(items), over: widget, x: x, y: y, isPointed: isPointed) { [weak self] in self?.sections(of: menu) ?? [] }
    return true
  }

  /// What a menu holds after the choice of an entry that leaves it open.
  func sections(of menu: NodeID?) -> [MenuSection] {
    host?.flush()
    return menuSections(menu.flatMap { host?.menu($0) } ?? [])
  }

  /// Opens a menu at a place of a widget, which closes with each choice; false where it has no entries.
  func openMenu(_ items: [MenuItem], over widget: Widget, _ x: Double, _ y: Double, isPointed: Bool) -> Bool {
    guard !items.isEmpty else { return false }
    MenuPopover.open(menuSections(items, keeps: false), over: widget, x: x, y: y, isPointed: isPointed)
    return true
  }

  /// The entries of a menu in their sections.
  ///
  /// - Parameter keeps: whether the menu can stay open after a choice.
  func menuSections(_ items: [MenuItem], keeps: Bool = true) -> [MenuSection] {
    var sections: [MenuSection] = []
    var rest = items[...]
    while let item = rest.first {
      if sections.isEmpty || item.startsSection {
        sections.append(MenuSection(titled: item.sectionTitle, []))
        sections[sections.count - 1].isPalette = item.isInPalette
      }
      // The options of a choice are one entry.
      let run = item.option == nil ? rest.prefix(1) : rest.prefix { $0.option != nil && $0.node == item.node }
      let entry = Array(run).entry(in: self, keeps: keeps)
      sections[sections.count - 1].entries.append(keeps && item.keepsOpen ? .kept(entry) : entry)
      sections[sections.count - 1].icons.append(item.items != nil ? nil : item.symbol.flatMap { symbols.iconName(for: $0) })
      rest = rest.dropFirst(run.count)
    }
    return sections
  }
}

extension [MenuItem] {
  /// What they are in a menu: one entry, or the options of one choice.
  ///
  /// - Parameter keeps: whether the menu can stay open after a choice.
  @MainActor fileprivate func entry(in renderer: Renderer, keeps: Bool) -> MenuSection.Entry {
    let item = self[0]
    let choose: @MainActor () -> Void = { [weak renderer] in renderer?.host?.send(item.event) }
    if item.option != nil {
      let disabled = Set(indices.filter { !self[$0].isEnabled })
      return .choice(map(\.title), selected: firstIndex { $0.isOn == true }, disabled: disabled, isEnabled: true) {
        [weak renderer] in renderer?.host?.send(self[$0].event)
      }
    }
    if let inner = item.items { return .submenu(item.lines, isEnabled: item.isEnabled, renderer.menuSections(inner, keeps: keeps)) }
    let keys = item.shortcut.map(MenuKeys.init)
    if let isOn = item.isOn { return .check(item.lines, keys: keys, isOn: isOn, isEnabled: item.isEnabled, choose: choose) }
    return .action(item.lines, keys: keys, isEnabled: item.isEnabled, isDestructive: item.isDestructive, choose: choose)
  }
}

extension MenuKeys {
  @MainActor package init(_ shortcut: KeyShortcut) {
    self.init(symbol: shortcut.symbol, modifiers: KeyController.Modifiers(rawValue: shortcut.modifiers.rawValue))
  }
}

extension MenuItem {
  /// The title, and below it the subtitle.
  fileprivate var lines: String { subtitle.isEmpty ? title : title + "\n" + subtitle }
}
