import CSidelight

/// Some entries of a menu, with a line between them and the next ones.
package struct MenuSection {
  package indirect enum Entry {
    case action(String, keys: MenuKeys? = nil, isEnabled: Bool = true, isDestructive: Bool = false, choose: @MainActor () -> Void)
    /// With a check mark that says whether it is on.
    case check(String, keys: MenuKeys? = nil, isOn: Bool, isEnabled: Bool, choose: @MainActor () -> Void)
    /// One entry for each option, of which at most one is marked.
    case choice([String], selected: Int?, disabled: Set<Int> = [], isEnabled: Bool, choose: @MainActor (Int) -> Void)
    /// One of the others after whose choice the menu stays open.
    case kept(Entry)
    /// Opens a menu of its own.
    case submenu(String, isEnabled: Bool, [MenuSection])
  }

  /// Stands above the entries.
  package var title: String?
  package var entries: [Entry]
  /// The names of the icons of the entries, for a palette; nil, or none at all, where an entry has none.
  package var icons: [String?] = []
  /// Whether the entries stand side by side.
  package var isPalette = false

  package init(titled title: String? = nil, _ entries: [Entry]) {
    self.title = title
    self.entries = entries
  }
}

/// The keys that do the same as an entry, which stand behind it: an X11 symbol, and what is held.
package struct MenuKeys {
  let name: String

  /// As a menu writes them.
  var shown: String {
    var symbol: UInt32 = 0
    var held = GdkModifierType(rawValue: 0)
    unsafe gtk_accelerator_parse(name, &symbol, &held)
    return unsafe String(taking: gtk_accelerator_get_label(symbol, held)) ?? ""
  }

  @MainActor package init(symbol: UInt32, modifiers: KeyController.Modifiers) {
    let held = GdkModifierType(rawValue: UInt32(modifiers.rawValue))
    name = unsafe String(taking: gtk_accelerator_name(symbol, held)) ?? ""
  }
}

/// A GMenu with the actions of its entries.
@MainActor struct MenuModel {
  private let menu = unsafe Object(adopting: g_menu_new())
  private let actions = unsafe Object(adopting: OpaquePointer(g_simple_action_group_new()))
  private var count = 0
  private var destructive: Set<String> = []
  /// That of the entry that is made.
  private var icon: String?
  private var kept: [KeptEntry] = []

  init(_ sections: [MenuSection]) {
    add(sections, to: menu)
  }

  private mutating func add(_ sections: [MenuSection], to menu: Object) {
    for section in sections {
      let part = unsafe Object(adopting: g_menu_new())
      for (index, entry) in section.entries.enumerated() {
        icon = section.isPalette && section.icons.indices.contains(index) ? section.icons[index] : nil
        add(entry, to: part)
      }
      let item = unsafe Object(adopting: g_menu_item_new_section(section.title, .init(part.pointer)))
      // Words need more room than a row of them has.
      if section.isPalette, section.icons.count == section.entries.count, section.icons.allSatisfy({ $0 != nil }) {
        unsafe g_menu_item_set_attribute_value(item.pointer, "display-hint", g_variant_new_string("horizontal-buttons"))
      }
      unsafe g_menu_append_item(menu.pointer, item.pointer)
    }
  }

  /// A popover that shows the menu, and that nobody has shown yet.
  func makePopover() -> MenuPopover {
    let popover = unsafe MenuPopover(sinking: gtk_popover_menu_new_from_model(.init(menu.pointer)))
    unsafe gtk_widget_insert_action_group(popover.widget, "menu", actions.pointer)
    finish(popover)
    return popover
  }

  /// Shows this menu in the place of the one that a popover shows.
  func replace(in popover: MenuPopover) {
    unsafe gtk_widget_insert_action_group(popover.widget, "menu", actions.pointer)
    unsafe gtk_popover_menu_set_menu_model(popover.pointer, .init(menu.pointer))
    finish(popover)
  }

  private func finish(_ popover: MenuPopover) {
    for entry in kept {
      unsafe gtk_popover_menu_add_child(popover.pointer, entry.widget, entry.id)
      let choose = entry.choose
      entry.onChosen { [weak popover] in
        choose()
        // The entry is still at work, and the app has not answered.
        MainSource.idle { () -> Void in popover?.renew() }
      }
    }
    align(popover)
    popover.kept = kept
    if !destructive.isEmpty {
      StyleSheet.controls.read()
      mark(popover)
    }
  }

  /// Has the titles of all entries begin at the same place.
  private func align(_ popover: MenuPopover) {
    let starts = kept.compactMap(\.start)
    guard !starts.isEmpty else { return }
    let others = Self.modelButton(in: popover)?.property("indicator-size-group", as: Object?.self)
    let own = unsafe Object(adopting: OpaquePointer(gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)))
    let group = others ?? own
    for start in starts { unsafe gtk_size_group_add_widget(.init(group.pointer), start.widget) }
  }

  private static func modelButton(in widget: Widget) -> Widget? {
    if widget.typeName == "GtkModelButton" { return widget }
    for child in widget.children { if let found = modelButton(in: child) { return found } }
    return nil
  }

  /// GMenu has no word for what deletes something, so that its entry is found by what it says.
  private func mark(_ widget: Widget) {
    if widget.typeName == "GtkModelButton" {
      if destructive.contains(widget.property("text", as: String?.self) ?? "") { widget.addClass("sidelight-destructive") }
    } else {
      for child in widget.children { mark(child) }
    }
  }

  private mutating func add(_ entry: MenuSection.Entry, to menu: Object) {
    let name = "entry\(count)"
    count += 1
    switch entry {
    case .action(let title, let keys, let isEnabled, let isDestructive, let choose):
      let action = unsafe Object(adopting: g_simple_action_new(name, nil))
      action.connect(Signal<Void, MenuTarget>("activate")) { _ in choose() }
      add(action, isEnabled)
      append(title, keys, "menu." + name, to: menu)
      if isDestructive { destructive.insert(title) }
    case .check(let title, let keys, let isOn, let isEnabled, let choose):
      let action = unsafe Object(adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
      action.connect(Signal<Void, MenuTarget>("activate")) { _ in choose() }
      add(action, isEnabled)
      append(title, keys, "menu." + name, to: menu)
    case .choice(let options, let selected, let disabled, let isEnabled, let choose):
      let off = name + "-off"
      // An action is off for all of its targets, so that options that can't be chosen have another one.
      for (name, isEnabled) in [(name, isEnabled), (off, false)] where name != off || !disabled.isEmpty {
        let action = makeChoice(name, selected)
        action.connect(Signal<Void, MenuTarget>("activate")) { target in
          if let option = Int(target.text) { choose(option) }
        }
        add(action, isEnabled)
      }
      for (index, option) in options.enumerated() {
        append(option, nil, "menu.\(disabled.contains(index) ? off : name)::\(index)", to: menu)
      }
    case .kept(let entry): keep(entry, name, in: menu)
    case .submenu(let title, let isEnabled, let sections):
      let inner = unsafe Object(adopting: g_menu_new())
      add(sections, to: inner)
      let item = unsafe Object(adopting: g_menu_item_new_submenu(Self.plain(title), .init(inner.pointer)))
      if !isEnabled {
        // An entry that opens a menu has no action, and is off only by one that is.
        add(unsafe Object(adopting: g_simple_action_new(name, nil)), false)
        unsafe g_menu_item_set_action_and_target_value(item.pointer, "menu." + name, nil)
      }
      unsafe g_menu_append_item(menu.pointer, item.pointer)
    }
  }

  private mutating func keep(_ entry: MenuSection.Entry, _ name: String, in menu: Object) {
    switch entry {
    case .action(let title, let keys, let isEnabled, let isDestructive, let choose):
      let entry = KeptEntry(name, title, keys: keys, icon: icon, isEnabled: isEnabled, choose: choose)
      if isDestructive {
        StyleSheet.controls.read()
        entry.addClass("sidelight-destructive")
      }
      place(entry, in: menu)
    case .check(let title, let keys, let isOn, let isEnabled, let choose):
      place(KeptEntry(name, title, keys: keys, mark: .check(isOn), icon: icon, isEnabled: isEnabled, choose: choose), in: menu)
    case .choice(let options, let selected, let disabled, let isEnabled, let choose):
      var first: KeptEntry?
      for (index, option) in options.enumerated() {
        let entry = KeptEntry(
          "\(name)-\(index)", option, mark: .radio(index == selected), icon: nil, isEnabled: isEnabled && !disabled.contains(index)
        ) { choose(index) }
        entry.join(first)
        first = first ?? entry
        place(entry, in: menu)
      }
    case .kept, .submenu: add(entry, to: menu)
    }
  }

  /// Leaves a place for an entry.
  private mutating func place(_ entry: KeptEntry, in menu: Object) {
    kept.append(entry)
    let item = unsafe Object(adopting: g_menu_item_new(nil, nil))
    unsafe g_menu_item_set_attribute_value(item.pointer, "custom", g_variant_new_string(entry.id))
    unsafe g_menu_append_item(menu.pointer, item.pointer)
  }

  private func makeChoice(_ name: String, _ selected: Int?) -> Object {
    let type = unsafe g_variant_type_new("s")
    defer { unsafe g_variant_type_free(type) }
    let state = selected.map { "\($0)" } ?? ""
    return unsafe Object(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(state)))
  }

  private func add(_ action: Object, _ isEnabled: Bool) {
    unsafe g_simple_action_set_enabled(action.pointer, isEnabled ? 1 : 0)
    unsafe g_action_map_add_action(actions.pointer, action.pointer)
  }

  private func append(_ title: String, _ keys: MenuKeys?, _ action: String, to menu: Object) {
    let item = unsafe Object(adopting: g_menu_item_new(Self.plain(title), action))
    if let keys { unsafe g_menu_item_set_attribute_value(item.pointer, "accel", g_variant_new_string(keys.name)) }
    if let icon { unsafe g_menu_item_set_attribute_value(item.pointer, "verb-icon", g_variant_new_string(icon)) }
    unsafe g_menu_append_item(menu.pointer, item.pointer)
  }

  /// A single underscore would mark the letter behind it as a mnemonic.
  private static func plain(_ title: String) -> String {
    title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}

/// What an entry hands to its action: the text of its target, empty for an action without one.
struct MenuTarget: GValueConvertible {
  let text: String

  static func read(_ value: GValueReference) -> MenuTarget {
    guard let variant = unsafe g_value_get_variant(value.pointer) else { return MenuTarget(text: "") }
    return unsafe MenuTarget(text: String(borrowing: g_variant_get_string(variant, nil)) ?? "")
  }

  func write(to value: GValueReference) {}
}
