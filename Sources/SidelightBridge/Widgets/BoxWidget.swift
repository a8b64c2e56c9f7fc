import CSidelight

/// A GtkBox: children in a row or a column.
@safe package final class BoxWidget: Widget {
  package init(_ orientation: Orientation, spacing: Int = 0) {
    unsafe super.init(sinking: gtk_box_new(GtkOrientation(orientation.rawValue), Int32(spacing)))
  }

  private var box: UnsafeMutablePointer<GtkBox> { unsafe .init(pointer) }

  package var orientation: Orientation {
    get { unsafe Orientation(rawValue: gtk_orientable_get_orientation(pointer).rawValue) ?? .horizontal }
    set { if newValue != orientation { unsafe gtk_orientable_set_orientation(pointer, GtkOrientation(newValue.rawValue)) } }
  }

  /// Pixels between children.
  package var spacing: Int {
    get { unsafe Int(gtk_box_get_spacing(box)) }
    set { if newValue != spacing { unsafe gtk_box_set_spacing(box, Int32(newValue)) } }
  }

  /// Whether all children are as wide as the widest, or as high as the highest.
  package var isHomogeneous: Bool {
    get { unsafe gtk_box_get_homogeneous(box) != 0 }
    set { if newValue != isHomogeneous { unsafe gtk_box_set_homogeneous(box, newValue ? 1 : 0) } }
  }

  /// Adds a child behind `sibling`, or first when that is nil.
  package func insert(_ child: Widget, after sibling: Widget?) {
    unsafe gtk_box_insert_child_after(box, child.widget, sibling?.widget)
  }

  package func append(_ child: Widget) { unsafe gtk_box_append(box, child.widget) }

  /// Moves a child behind `sibling`, or to the front when that is nil.
  package func move(_ child: Widget, after sibling: Widget?) {
    unsafe gtk_box_reorder_child_after(box, child.widget, sibling?.widget)
  }

  package func remove(_ child: Widget) { unsafe gtk_box_remove(box, child.widget) }
}
