import CSidelight

/// An entry after whose choice a GtkPopoverMenu stays open: a button in a place that the menu leaves for it, because the entries that GTK makes
/// close the menu by themselves. It has the style and the role of those.
@safe final class KeptEntry: Widget {
  /// What says whether an entry is on.
  enum Mark { case none, check(Bool), radio(Bool) }

  /// The name of its place in the menu.
  let id: String
  let choose: @MainActor () -> Void
  private let mark: Mark
  /// What stands before its title, and is as wide as the marks of the others; nil for an icon.
  private(set) var start: Widget?

  /// - Parameter icon: the name of the icon that it shows in the place of its title; nil for the title.
  init(
    _ id: String, _ title: String, keys: MenuKeys? = nil, mark: Mark = .none, icon: String?, isEnabled: Bool,
    choose: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.choose = choose
    self.mark = mark
    if icon != nil {
      if case .none = mark { unsafe super.init(sinking: gtk_button_new()) } else { unsafe super.init(sinking: gtk_toggle_button_new()) }
    } else if case .none = mark {
      unsafe super.init(sinking: KeptEntry.instance(of: gtk_button_get_type(), named: KeptEntry.node))
    } else {
      unsafe super.init(sinking: KeptEntry.instance(of: gtk_check_button_get_type(), named: KeptEntry.node))
    }
    switch mark {
    case .none: accessibleRole = AccessibleRole(rawValue: GTK_ACCESSIBLE_ROLE_MENU_ITEM.rawValue)
    case .check: accessibleRole = AccessibleRole(rawValue: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX.rawValue)
    case .radio: accessibleRole = AccessibleRole(rawValue: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO.rawValue)
    }
    addClass(Self.styleClass)
    setAccessibleLabel(title)
    isSensitive = isEnabled
    if let icon { show(icon, title) } else { show(title, keys) }
    switch mark {
    case .none: break
    case .check(let isOn), .radio(let isOn): setProperty("active", to: isOn)
    }
  }

  /// The CSS node of the entries that GTK makes.
  private static let node = "modelbutton"
  /// What it is found by.
  fileprivate static let styleClass = "sidelight-kept"

  private func show(_ icon: String, _ title: String) {
    unsafe gtk_button_set_icon_name(.init(pointer), icon)
    addClass("model")
    tooltip = title
  }

  private func show(_ title: String, _ keys: MenuKeys?) {
    addClass("flat")
    let line = BoxWidget(.horizontal)
    let label = LabelWidget(title)
    unsafe gtk_widget_set_hexpand(label.widget, 1)
    unsafe gtk_label_set_xalign(label.pointer, 0)
    line.append(label)
    if let keys {
      let shown = unsafe Widget(sinking: KeptEntry.instance(of: gtk_label_get_type(), named: "accelerator"))
      unsafe gtk_label_set_text(shown.pointer, keys.shown)
      line.append(shown)
    }
    if case .none = mark {
      let gap = BoxWidget(.horizontal)
      line.insert(gap, after: nil)
      start = gap
      unsafe gtk_button_set_child(.init(pointer), line.widget)
    } else {
      // The first one is the mark.
      start = children.first
      start?.addClass(isRightToLeft ? "right" : "left")
      unsafe gtk_check_button_set_child(.init(pointer), line.widget)
    }
  }

  /// Makes it one of a group of which one is on.
  func join(_ other: KeptEntry?) {
    if let other { unsafe gtk_check_button_set_group(.init(pointer), .init(other.pointer)) }
  }

  /// Runs `body` when the user chooses it.
  func onChosen(_ body: @escaping @MainActor () -> Void) {
    switch mark {
    case .none: connect(Signal<Void>("clicked"), body)
    case .check: connect(Signal<Void>("toggled"), body)
    case .radio:
      connect(Signal<Void>("toggled")) { [weak self] in
        // The one that goes off has not been chosen.
        if self?.property("active", as: Bool.self) == true { body() }
      }
    }
  }

  /// A new widget of a type that counts as another one for style sheets.
  @unsafe private static func instance(of type: UInt, named name: String) -> UnsafeMutablePointer<GtkWidget> {
    unsafe GValueReference.withTemporary { value in
      unsafe g_value_init(value, Fundamental.string)
      unsafe g_value_set_string(value, name)
      return unsafe "css-name".withCString { property in
        var names: UnsafePointer<CChar>? = unsafe property
        guard let object = unsafe g_object_new_with_properties(type, 1, &names, value) else {
          preconditionFailure("GTK could not make a widget.")
        }
        return unsafe UnsafeMutablePointer(OpaquePointer(object))
      }
    }
  }
}

/// An entry of a menu that is open, GTK's or one that is kept.
@MainActor package struct MenuEntry {
  package let widget: Widget

  /// - Parameter widget: any widget; nil where it is no entry.
  package init?(_ widget: Widget) {
    guard widget.typeName == "GtkModelButton" || widget.hasClass(KeptEntry.styleClass) else { return nil }
    self.widget = widget
  }

  /// What it says, with its subtitle in a second line.
  package var title: String {
    widget.typeName == "GtkModelButton" ? widget.property("text", as: String?.self) ?? "" : widget.accessibleLabel ?? ""
  }

  /// Chooses it, as a click does.
  package func choose() {
    if ["GtkButton", "GtkToggleButton"].contains(widget.typeName) { widget.emit(Signal<Void>("clicked")) } else { widget.activate() }
  }
}
