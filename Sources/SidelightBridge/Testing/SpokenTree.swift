import CSidelight

/// What a widget is to assistive technology, for tests.
@MainActor package enum SpokenTree {
  /// What is in a widget, in the order in which assistive technology finds it.
  package static func children(of widget: Widget) -> [Widget] {
    var found: [Widget] = []
    var next = unsafe gtk_accessible_get_first_accessible_child(widget.pointer)
    while let child = unsafe next {
      unsafe next = gtk_accessible_get_next_accessible_sibling(child)
      if let widget = unsafe Widget.wrapper(for: child) { found.append(widget) }
      unsafe g_object_unref(.init(child))
    }
    return found
  }
}
