import CSidelight

/// A GtkSeparator: a thin line.
@safe package final class SeparatorWidget: Widget {
  package init(_ orientation: Orientation) {
    unsafe super.init(sinking: gtk_separator_new(GtkOrientation(orientation.rawValue)))
  }

  package var orientation: Orientation {
    get { unsafe Orientation(rawValue: gtk_orientable_get_orientation(pointer).rawValue) ?? .horizontal }
    set { if newValue != orientation { unsafe gtk_orientable_set_orientation(pointer, GtkOrientation(newValue.rawValue)) } }
  }
}
