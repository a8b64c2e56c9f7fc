import CSidelight

/// A GtkSearchBar: a bar that slides open below a header bar, with a content of at most the usual width.
@safe package final class SearchBarWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_search_bar_new())
  }

  /// Takes the entry, with what stands beside it.
  package func setContent(_ content: Widget) {
    let clamp = unsafe Widget(sinking: adw_clamp_new())
    unsafe adw_clamp_set_maximum_size(clamp.pointer, 400)
    unsafe adw_clamp_set_child(clamp.pointer, content.widget)
    clamp.expandsHorizontally = true
    unsafe gtk_search_bar_set_child(pointer, clamp.widget)
  }

  package var isOpen: Bool {
    get { unsafe gtk_search_bar_get_search_mode(pointer) != 0 }
    set { if newValue != isOpen { unsafe gtk_search_bar_set_search_mode(pointer, newValue ? 1 : 0) } }
  }
}
