import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting

extension WindowDriver {
  /// Opens the menu of a row or of a list's empty area, and chooses an entry.
  func choose(_ path: [String], _ target: WidgetTarget) async throws {
    guard let list = target.list ?? target.node.flatMap({ renderer.controller(for: $0) }) as? ListController else { return }
    let view = list.list
    var x = Double(view.width) / 2
    // The empty area of a list is below its last row.
    var y = Double(view.height) - 1
    if target.list != nil, let box = target.widget.bounds(in: view) {
      target.widget.activateAction("listitem.scroll-to")
      x = box.x + box.width / 2
      y = box.y + box.height / 2
    }
    await settle()
    view.hand.click(.secondary, count: 1, x: x, y: y)
    try await choose(path, over: view)
  }

  /// Chooses an entry of the menu that has opened over a widget.
  func choose(_ path: [String], over view: Widget) async throws {
    await settle()
    guard let popover = view.children.first(where: { $0.typeName == "GtkPopoverMenu" && $0.isMapped }) else {
      throw TestFailure("There is no “\(path[0])” in the menu, which has no entries.")
    }
    try await choose(path, in: popover)
  }

  /// Clicks a button that has a menu, or chooses an entry of the menu.
  func use(_ action: TestAction, menuOf target: WidgetTarget, _ sighting: Sighting) async throws {
    guard let controller = target.node.flatMap({ renderer.controller(for: $0) }) as? MenuController else { return }
    switch action {
    case .click:
      guard let button = controller.primaryButton else { return try await open(controller.opener, sighting) }
      try await reach(button, sighting)
      button.grabFocus()
      button.emit(Signal<Void>("clicked"))
    case .choose(let path):
      try await open(controller.opener, sighting)
      await settle()
      guard let menu = controller.opener.menu else { throw TestFailure("The menu “\(sighting.label)” does not open.") }
      try await choose(path, in: menu)
    default: throw TestFailure("Nobody can \(action.verb) the menu “\(sighting.label)”.")
    }
  }

  private func open(_ button: MenuButtonWidget, _ sighting: Sighting) async throws {
    try await reach(button, sighting)
    button.grabFocus()
    if button.menu == nil { button.open() }
  }

  /// Uses an item of a toolbar that is in the menu of the bar: opens the menu and chooses the entry.
  func choose(_ action: TestAction, in button: MenuButtonWidget, _ sighting: Sighting) async throws {
    let path: [String]
    switch (action, sighting.role) {
    case (.click, .button), (.click, .toggle): path = [sighting.label]
    case (.pick(let option), .picker): path = [option]
    case (.choose(let titles), .menu): path = [sighting.label] + titles
    default: throw TestFailure("Nobody can \(action.verb) the \(sighting.role.rawValue) “\(sighting.label)”, which is in a menu.")
    }
    try await open(button, sighting)
    await settle()
    guard let menu = button.menu else { throw TestFailure("The menu with “\(path[0])” does not open.") }
    try await choose(path, in: menu)
  }

  /// Opens one menu after the other up to the last title, whose entry it chooses.
  private func choose(_ path: [String], in popover: Widget) async throws {
    for (step, title) in path.enumerated() {
      if step > 0 { await settle() }
      let entries = popover.visibleTree.compactMap(MenuEntry.init)
      guard let entry = entries.first(where: { $0.entryTitle == title }) else {
        let titles = entries.map { "“\($0.entryTitle)”" }.joined(separator: ", ")
        popover.emit(Signal<Void>("closed"))
        throw TestFailure("There is no “\(title)” in the menu: \(titles).")
      }
      guard !entry.widget.hasState(.insensitive) else {
        popover.emit(Signal<Void>("closed"))
        throw TestFailure("The menu entry “\(title)” is disabled.")
      }
      entry.choose()
    }
  }
}

extension MenuEntry {
  /// Its title, without its subtitle.
  fileprivate var entryTitle: String { String(title.prefix { $0 != "\n" }) }
}

/// Opens menus as the user does.
@MainActor enum MenuClick {
  /// Clicks with the secondary button in the middle of a widget; returns over which one of those around it a menu opens by that.
  static func open(at widget: Widget) -> Widget {
    let holder = sequence(first: widget, next: \.parent).first { over in
      guard let box = widget.bounds(in: over) else { return false }
      over.hand.click(.secondary, count: 1, x: box.x + box.width / 2, y: box.y + box.height / 2)
      return over.children.contains { $0.typeName == "GtkPopoverMenu" && $0.isVisible }
    }
    return holder ?? widget
  }
}
