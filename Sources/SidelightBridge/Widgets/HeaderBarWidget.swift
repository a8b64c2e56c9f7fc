import CSidelight

/// An AdwHeaderBar, which shows window buttons and the back button where its place in the window asks for them.
@safe package final class HeaderBarWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_header_bar_new())
  }

  package func packStart(_ widget: Widget) { unsafe adw_header_bar_pack_start(pointer, widget.widget) }
  package func packEnd(_ widget: Widget) { unsafe adw_header_bar_pack_end(pointer, widget.widget) }
  package func remove(_ widget: Widget) { unsafe adw_header_bar_remove(pointer, widget.widget) }

  /// What is in the handle that moves the window: who listens there hears the user before that handle, which opens the menu of the window.
  package var content: Widget { children.first { $0.typeName == "GtkWindowHandle" }?.children.first ?? self }

  /// Whether it has the buttons of its window, or the close button of its sheet.
  package var showsWindowButtons: Bool {
    get { unsafe adw_header_bar_get_show_end_title_buttons(pointer) != 0 }
    set {
      guard newValue != showsWindowButtons else { return }
      unsafe adw_header_bar_set_show_start_title_buttons(pointer, newValue ? 1 : 0)
      unsafe adw_header_bar_set_show_end_title_buttons(pointer, newValue ? 1 : 0)
    }
  }

  /// Leaves out everything but the window's buttons at one of its ends.
  package func showWindowButtonsOnly(atStart: Bool) {
    unsafe adw_header_bar_set_show_title(pointer, 0)
    unsafe adw_header_bar_set_show_back_button(pointer, 0)
    setWindowButtons(start: atStart, end: !atStart)
  }

  /// Whether the window's buttons may stand at an end of the bar, if that is at the corner of the window as far as libadwaita knows.
  package func setWindowButtons(start: Bool, end: Bool) {
    if (unsafe adw_header_bar_get_show_start_title_buttons(pointer) != 0) != start {
      unsafe adw_header_bar_set_show_start_title_buttons(pointer, start ? 1 : 0)
    }
    if (unsafe adw_header_bar_get_show_end_title_buttons(pointer) != 0) != end {
      unsafe adw_header_bar_set_show_end_title_buttons(pointer, end ? 1 : 0)
    }
  }

  /// Draws the window's buttons or leaves them out, in the room that they keep. libadwaita may make new ones, which are drawn.
  ///
  /// Complexity: O(widgets in the bar).
  package func drawWindowButtons(_ areDrawn: Bool) {
    unsafe Self.setOpacity(areDrawn ? 1 : 0, ofControlsIn: widget)
  }

  /// A class in the style sheet would do the same, but GTK then makes every style below the class anew.
  private static func setOpacity(_ opacity: Double, ofControlsIn widget: UnsafeMutablePointer<GtkWidget>) {
    if g_type_is_a(unsafe sidelight_instance_type(widget), gtk_window_controls_get_type()) != 0 {
      if unsafe gtk_widget_get_opacity(widget) != opacity { unsafe gtk_widget_set_opacity(widget, opacity) }
      return
    }
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      unsafe setOpacity(opacity, ofControlsIn: child)
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
  }

  /// Where the buttons of its window or sheet are, in the coordinates of another widget: a place for each end that has any.
  ///
  /// Complexity: O(widgets in the bar).
  package func windowControls(in other: Widget) -> [PixelRectangle] {
    var places: [PixelRectangle] = []
    unsafe Self.addControls(in: widget, other.widget, &places)
    return places
  }

  private static func addControls(
    in widget: UnsafeMutablePointer<GtkWidget>, _ other: UnsafeMutablePointer<GtkWidget>, _ places: inout [PixelRectangle]
  ) {
    guard unsafe gtk_widget_get_visible(widget) != 0 else { return }
    // A sheet has a class of its own for them, with the same name in the style sheet.
    if unsafe String(borrowing: gtk_widget_get_css_name(widget)) == "windowcontrols" {
      var box = graphene_rect_t()
      guard unsafe gtk_widget_compute_bounds(widget, other, &box) != 0, box.size.width > 0, box.size.height > 0 else { return }
      places.append(
        PixelRectangle(x: Double(box.origin.x), y: Double(box.origin.y), width: Double(box.size.width), height: Double(box.size.height)))
      return
    }
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      unsafe addControls(in: child, other, &places)
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
  }

  /// What stands in place of the page's title; nil for the title itself.
  package func setTitleWidget(_ widget: Widget?) {
    if unsafe adw_header_bar_get_title_widget(pointer) != widget?.widget { unsafe adw_header_bar_set_title_widget(pointer, widget?.widget) }
  }
}

/// An AdwWindowTitle: a title with a smaller line below it.
@safe package final class WindowTitleWidget: Widget {
  package init() {
    unsafe super.init(sinking: adw_window_title_new("", ""))
  }

  package var title: String {
    get { unsafe String(borrowing: adw_window_title_get_title(pointer)) ?? "" }
    set {
      if unsafe newValue.equals(adw_window_title_get_title(pointer)) { return }
      unsafe adw_window_title_set_title(pointer, newValue)
    }
  }

  package var subtitle: String {
    get { unsafe String(borrowing: adw_window_title_get_subtitle(pointer)) ?? "" }
    set {
      if unsafe newValue.equals(adw_window_title_get_subtitle(pointer)) { return }
      unsafe adw_window_title_set_subtitle(pointer, newValue)
    }
  }
}
