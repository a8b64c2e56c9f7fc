import CSidelight

/// What a scale's GObject keeps for Swift.
@MainActor final class ScaleState {
  /// Where the fill begins and how long it is, given the length of the line, that of the knob, and the least length of the fill.
  var fill: ((_ line: Double, _ knob: Double, _ least: Double) -> (start: Double, length: Double))?
}

/// A GtkScale whose fill may begin anywhere. GTK's own begins at the least value, and is laid out with the line that it lies in.
@MainActor enum ScaleClass {
  static let instances: InstanceClass<ScaleState> =
    unsafe InstanceClass("SidelightScale", parent: gtk_scale_get_type(), classInit: classInit)

  private static let classInit: InstanceClass<ScaleState>.ClassInit = { data, _ in
    let object = unsafe data.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.finalize = cFunction(finalize)
    let widget = unsafe data.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.size_allocate = cFunction(allocate)
  }

  private static let finalize: @MainActor @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    unsafe instances.clear(object)
    unsafe instances.parentClass(as: GObjectClass.self).pointee.finalize?(object)
  }

  private static let allocate: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, Int32, Int32, Int32) -> Void = {
    widget, width, height, baseline in
    unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.size_allocate?(widget, width, height, baseline)
    guard let fill = unsafe instances.fields(of: widget)?.fill, let trough = unsafe part("trough", of: widget),
      let highlight = unsafe part("highlight", of: trough), let knob = unsafe part("slider", of: trough)
    else { return }
    var (least, low, length) = (Int32(0), Int32(0), Int32(0))
    unsafe gtk_widget_measure(knob, GTK_ORIENTATION_HORIZONTAL, -1, &length, nil, nil, nil)
    unsafe gtk_widget_measure(highlight, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    unsafe gtk_widget_measure(highlight, GTK_ORIENTATION_VERTICAL, -1, &low, nil, nil, nil)
    let (line, thickness) = unsafe (gtk_widget_get_width(trough), gtk_widget_get_height(trough))
    let place = fill(Double(line), Double(length), Double(least))
    var box = GtkAllocation(
      x: Int32(Length.whole(place.start)), y: 0, width: max(least, Int32(Length.whole(place.length))), height: max(low, thickness))
    unsafe gtk_widget_size_allocate(highlight, &box, -1)
  }

  /// A child of a widget, by the name that style sheets have for it; nil where it has none of that name.
  static func part(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      if unsafe String(cString: gtk_widget_get_css_name(child)) == name { return unsafe child }
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}
