import CSidelight

/// A GtkPopoverMenu of plain entries, opened at a place of a widget and gone when it closes.
@safe package final class MenuPopover: Widget {
  package struct Entry {
    package var title: String
    package var isEnabled: Bool
    package var choose: @MainActor () -> Void

    package init(title: String, isEnabled: Bool = true, choose: @escaping @MainActor () -> Void) {
      self.title = title
      self.isEnabled = isEnabled
      self.choose = choose
    }
  }

  /// The one menu that is open, kept until it has gone.
  private static var shown: MenuPopover?
  private var parentsEnd: SignalConnection?

  /// Opens a menu over `parent`, which keeps it until it closes.
  @discardableResult
  package static func open(_ entries: [Entry], over parent: Widget, x: Double, y: Double) -> MenuPopover {
    let menu = unsafe Object(adopting: g_menu_new())
    let actions = unsafe Object(adopting: OpaquePointer(g_simple_action_group_new()))
    for (index, entry) in entries.enumerated() {
      let name = "entry\(index)"
      // A single underscore would mark the letter behind it as a mnemonic.
      let title = entry.title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
      unsafe g_menu_append(menu.pointer, title, "menu." + name)
      let action = unsafe Object(adopting: g_simple_action_new(name, nil))
      unsafe g_simple_action_set_enabled(action.pointer, entry.isEnabled ? 1 : 0)
      action.connect(Signal<Void, NoArgument>("activate")) { _ in entry.choose() }
      unsafe g_action_map_add_action(actions.pointer, action.pointer)
    }
    let popover = unsafe MenuPopover(sinking: gtk_popover_menu_new_from_model(.init(menu.pointer)))
    unsafe gtk_widget_insert_action_group(popover.widget, "menu", actions.pointer)
    unsafe gtk_widget_set_parent(popover.widget, parent.widget)
    unsafe gtk_popover_set_has_arrow(.init(popover.pointer), 0)
    unsafe gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    unsafe gtk_popover_set_pointing_to(.init(popover.pointer), &place)
    shown?.leave()
    shown = popover
    popover.connect(Signal<Void>("closed")) { [weak popover] in
      // The chosen action runs after the popover has closed, and needs its action group.
      MainSource.idle { () -> Void in popover?.leave() }
    }
    popover.parentsEnd = parent.onDestroy { [weak popover] in popover?.leave() }
    unsafe gtk_popover_popup(.init(popover.pointer))
    return popover
  }

  /// Takes the popover off its parent, which would not do that by itself.
  private func leave() {
    parentsEnd?.disconnect()
    parentsEnd = nil
    unparent()
    if Self.shown === self { Self.shown = nil }
  }

  /// The parameter of an action without one.
  private struct NoArgument: GValueConvertible {
    static func read(_ value: GValueReference) -> NoArgument { NoArgument() }
    func write(to value: GValueReference) {}
  }
}
