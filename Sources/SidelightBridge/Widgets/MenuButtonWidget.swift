import CSidelight

/// A GtkMenuButton. Its menu is made anew whenever it opens.
@safe package final class MenuButtonWidget: Widget {
  /// What GTK keeps of the button's owner.
  @MainActor private final class Maker {
    var make: () -> [MenuSection] = { [] }
    var again: (@MainActor () -> [MenuSection])?
    /// The menu, where it stays open after the choice of some entries.
    var menu: MenuPopover?
  }
  private let maker = Maker()

  package convenience init(iconName: String) {
    self.init()
    unsafe gtk_menu_button_set_icon_name(pointer, iconName)
  }

  package init() {
    unsafe super.init(sinking: gtk_menu_button_new())
    let data = unsafe Unmanaged.passRetained(maker).toOpaque()
    unsafe gtk_menu_button_set_create_popup_func(pointer, cFunction(Self.create), data, cFunction(Self.release))
  }

  /// Says what the menu holds when it is opened. The button keeps the closures.
  ///
  /// - Parameter again: says what it holds after the choice of an entry that leaves it open; nothing closes it.
  package func onOpen(again: (@MainActor () -> [MenuSection])? = nil, _ make: @escaping @MainActor () -> [MenuSection]) {
    maker.make = make
    maker.again = again
  }

  /// What stands on the button; without anything it is an arrow.
  package func setChild(_ child: Widget?) {
    if unsafe gtk_menu_button_get_child(pointer) != child?.widget { unsafe gtk_menu_button_set_child(pointer, child?.widget) }
  }

  /// Whether an arrow stands behind the child.
  package var hasArrow: Bool {
    get { unsafe gtk_menu_button_get_always_show_arrow(pointer) != 0 }
    set { if newValue != hasArrow { unsafe gtk_menu_button_set_always_show_arrow(pointer, newValue ? 1 : 0) } }
  }

  /// Whether F10 opens it, as it does the main menu of a window.
  package var isMain: Bool {
    get { unsafe gtk_menu_button_get_primary(pointer) != 0 }
    set { if newValue != isMain { unsafe gtk_menu_button_set_primary(pointer, newValue ? 1 : 0) } }
  }

  /// Opens the menu.
  package func open() { unsafe gtk_menu_button_popup(pointer) }

  /// The menu, as long as it is open.
  package var menu: Widget? {
    guard let popover = unsafe gtk_menu_button_get_popover(pointer) else { return nil }
    let menu = unsafe Widget.wrapper(for: OpaquePointer(popover))
    return menu?.isMapped == true ? menu : nil
  }

  private static let create: @MainActor @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void = { button, data in
    let maker = unsafe Unmanaged<Maker>.fromOpaque(data).takeUnretainedValue()
    let popover = MenuModel(maker.make()).makePopover()
    unsafe gtk_menu_button_set_popover(button, popover.widget)
    maker.menu = popover.kept.isEmpty ? nil : popover
    popover.again = maker.again
  }

  private static let release: @MainActor @convention(c) (UnsafeRawPointer) -> Void = { data in
    unsafe Unmanaged<Maker>.fromOpaque(data).release()
  }
}
