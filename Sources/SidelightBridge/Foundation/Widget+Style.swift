import CSidelight

extension Widget {
  /// The name that CSS can select with `#name`. An empty one counts as none.
  package var name: String {
    get { unsafe String(borrowing: gtk_widget_get_name(widget)) ?? "" }
    set { if unsafe !newValue.equals(gtk_widget_get_name(widget)) { unsafe gtk_widget_set_name(widget, newValue) } }
  }

  package func addClass(_ name: String) {
    StyleSheet.prepare(for: name)
    unsafe gtk_widget_add_css_class(widget, name)
  }

  package func removeClass(_ name: String) {
    unsafe gtk_widget_remove_css_class(widget, name)
  }

  /// All style classes.
  package var classes: [String] {
    guard let names = unsafe gtk_widget_get_css_classes(widget) else { return [] }
    defer { unsafe g_strfreev(names) }
    var found: [String] = []
    while let name = unsafe names[found.count] { unsafe found.append(String(cString: name)) }
    return found
  }

  package func hasClass(_ name: String) -> Bool {
    unsafe gtk_widget_has_css_class(widget, name) != 0
  }

  /// Adds or removes one CSS class; the others stay.
  package func setClass(_ name: String, _ isPresent: Bool) {
    if isPresent { addClass(name) } else { removeClass(name) }
  }

  /// 0 (transparent) ... 1.
  package var opacity: Double {
    get { unsafe gtk_widget_get_opacity(widget) }
    set { if newValue != opacity { unsafe gtk_widget_set_opacity(widget, newValue) } }
  }

  package var direction: TextDirection {
    get { unsafe TextDirection(rawValue: gtk_widget_get_direction(widget).rawValue) ?? .leftToRight }
    set { if newValue != direction { unsafe gtk_widget_set_direction(widget, GtkTextDirection(newValue.rawValue)) } }
  }

  package var isRightToLeft: Bool { direction == .rightToLeft }

  /// A plain text shown while the pointer rests on the widget; `nil` for none.
  package var tooltip: String? {
    get { unsafe String(borrowing: gtk_widget_get_tooltip_text(widget)) }
    set {
      let current = unsafe gtk_widget_get_tooltip_text(widget)
      let isSame = unsafe newValue.map { unsafe current != nil && $0.equals(current) } ?? (current == nil)
      if !isSame { unsafe gtk_widget_set_tooltip_text(widget, newValue) }
    }
  }

  /// Gives a widget a tooltip for good, which GTK asks for when the pointer rests on it. Setting ``tooltip`` asks the display three times where
  /// the pointer is now, and with X11 waits for the answers: too long for what each of many rows has.
  package func offerTooltip(_ text: String) {
    connect(Self.tooltipQuery) { _, _, _, tooltip in
      if let tooltip { unsafe gtk_tooltip_set_text(tooltip.pointer, text) }
      return true
    }
    unsafe gtk_widget_set_has_tooltip(widget, 1)
  }

  /// Where the pointer is, whether the keyboard asks instead, and what to fill; whether there is a tooltip.
  package static let tooltipQuery = Signal<Bool, Int, Int, Bool, Object?>("query-tooltip")

  /// The pointer's look over the widget, by its CSS name such as `col-resize`; `nil` for the parent's.
  package func setCursor(_ name: String?) {
    let current = unsafe gtk_widget_get_cursor(widget)
    if let name {
      if let current = unsafe current, unsafe name.equals(gdk_cursor_get_name(current)) { return }
      unsafe gtk_widget_set_cursor_from_name(widget, name)
    } else if unsafe current != nil {
      unsafe gtk_widget_set_cursor(widget, nil)
    }
  }
}
