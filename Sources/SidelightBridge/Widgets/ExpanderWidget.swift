import CSidelight

/// A GtkExpander: a line with a triangle that shows and hides what is below it.
@safe package final class ExpanderWidget: Widget {
  package init() {
    unsafe super.init(sinking: gtk_expander_new(nil))
  }

  package var isExpanded: Bool {
    get { unsafe gtk_expander_get_expanded(pointer) != 0 }
    set { if newValue != isExpanded { unsafe gtk_expander_set_expanded(pointer, newValue ? 1 : 0) } }
  }

  /// What stands beside the triangle.
  package func setTitle(_ title: Widget?) { unsafe gtk_expander_set_label_widget(pointer, title?.widget) }

  package func setChild(_ child: Widget?) { unsafe gtk_expander_set_child(pointer, child?.widget) }
}
