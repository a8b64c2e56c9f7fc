import CSidelight

/// Distances around a widget in whole pixels; start and end follow the direction of the text.
package struct Margins: Equatable, Sendable {
  package var top, start, bottom, end: Int

  package init(top: Int = 0, start: Int = 0, bottom: Int = 0, end: Int = 0) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  package static let zero = Margins()
}

extension Widget {
  /// A new widget of a type whose constructor function asks for more than there is yet.
  @unsafe static func instance(of type: UInt) -> UnsafeMutablePointer<GtkWidget> {
    guard let object = unsafe g_object_new_with_properties(type, 0, nil, nil) else { preconditionFailure("GTK could not make a widget.") }
    return unsafe UnsafeMutablePointer(OpaquePointer(object))
  }

  package func setMargins(_ margins: Margins) {
    marginTop = margins.top
    marginStart = margins.start
    marginBottom = margins.bottom
    marginEnd = margins.end
  }

  /// Replaces some of the widget's CSS classes by others; what it has otherwise stays.
  package func changeClasses(from old: [String], to new: [String]) {
    guard old != new else { return }
    for name in old where !new.contains(name) { removeClass(name) }
    for name in new where !old.contains(name) { addClass(name) }
  }

  /// What assistive technology calls the widget; nil for what GTK says by itself.
  package func setAccessibleLabel(_ label: String?) {
    if let label { updateAccessible(.label(label)) } else { resetAccessible(.label("")) }
  }

  /// Moves the focus to the widget; a text entry keeps its cursor and its selection, which the plain way does not.
  @discardableResult
  package func grabFocusKeepingCursor() -> Bool {
    if unsafe g_type_check_instance_is_a(.init(pointer), gtk_text_get_type()) != 0 {
      return unsafe gtk_text_grab_focus_without_selecting(.init(pointer)) != 0
    }
    return grabFocus()
  }

  /// What is selected in a text that is being edited, in characters: the cursor is one end of it. Nil for other widgets.
  package var textSelection: (cursor: Int, bound: Int)? {
    get {
      guard unsafe g_type_check_instance_is_a(.init(pointer), gtk_text_get_type()) != 0 else { return nil }
      var start: Int32 = 0
      var end: Int32 = 0
      let cursor = unsafe gtk_editable_get_position(pointer)
      unsafe gtk_editable_get_selection_bounds(pointer, &start, &end)
      return (Int(cursor), Int(cursor == start ? end : start))
    }
    set {
      guard let newValue, let old = textSelection, old != newValue else { return }
      // The end that is named last has the cursor.
      unsafe gtk_editable_select_region(pointer, Int32(clamping: newValue.bound), Int32(clamping: newValue.cursor))
    }
  }

  /// What is drawn at a point of the widget; nil where there is nothing that takes input.
  package func pick(x: Double, y: Double) -> Widget? {
    guard let found = unsafe gtk_widget_pick(widget, x, y, sidelight_pick_default) else { return nil }
    return unsafe Widget.wrapper(for: OpaquePointer(found))
  }

  /// The nearest widget of a GTK type around this one, this one included.
  package func nearest(typeNamed name: String) -> Widget? {
    var next: Widget? = self
    while let widget = next {
      if widget.typeName == name { return widget }
      next = widget.parent
    }
    return nil
  }
}
