import CSidelight

extension Widget {
  /// What is in it, in the order in which assistive technology finds it. For tests.
  package var accessibleChildren: [Widget] {
    var found: [Widget] = []
    var next = unsafe gtk_accessible_get_first_accessible_child(pointer)
    while let child = unsafe next {
      unsafe next = gtk_accessible_get_next_accessible_sibling(child)
      if let widget = unsafe Widget.wrapper(for: child) { found.append(widget) }
      unsafe g_object_unref(.init(child))
    }
    return found
  }
}
