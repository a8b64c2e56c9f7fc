import CSidelight

/// A horizontal GtkScale: a number on a line.
@safe package final class ScaleWidget: Widget {
  private let state: ScaleState

  package init() {
    let state = ScaleState()
    self.state = state
    unsafe super.init(sinking: UnsafeMutablePointer(ScaleClass.instances.make(state)))
    unsafe gtk_scale_set_draw_value(.init(pointer), 0)
  }

  /// Says where the fill begins and how long it is, given the length of the line, that of the knob, and the least length of the fill; nil for from
  /// the least value to the value. Asked whenever the scale is laid out. Capture the owner weakly.
  package var fill: ((_ line: Double, _ knob: Double, _ least: Double) -> (start: Double, length: Double))? {
    get { state.fill }
    set {
      guard state.fill != nil || newValue != nil else { return }
      state.fill = newValue
      queueFill()
    }
  }

  /// Lays out the fill anew.
  package func queueFill() {
    if let trough = unsafe ScaleClass.part("trough", of: widget) { unsafe gtk_widget_queue_allocate(trough) }
    queueAllocate()
  }

  /// The place of the fill in the scale, for tests; nil while it has none.
  package var fillPlace: PixelRectangle? { place(of: "highlight") }

  /// The place of the knob in the scale, for tests; nil while it has none.
  package var knobPlace: PixelRectangle? { place(of: "slider") }

  private func place(of name: String) -> PixelRectangle? {
    guard let trough = unsafe ScaleClass.part("trough", of: widget), let part = unsafe ScaleClass.part(name, of: trough) else { return nil }
    var rect = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(part, widget, &rect) != 0 else { return nil }
    return PixelRectangle(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width), height: Double(rect.size.height))
  }

  private var range: UnsafeMutablePointer<GtkRange> { unsafe .init(pointer) }

  package var value: Double {
    get { unsafe gtk_range_get_value(range) }
    set { if newValue != value { unsafe gtk_range_set_value(range, newValue) } }
  }

  /// The bounds, and how far the arrow keys and the page keys go.
  package func setRange(_ lower: Double, _ upper: Double, step: Double, page: Double) {
    unsafe gtk_range_set_range(range, lower, upper)
    unsafe gtk_range_set_increments(range, step, page)
  }

  /// What marks values below the line: each with the text that stands there, or a line alone.
  package func setMarks(_ marks: [(value: Double, text: String?)]) {
    unsafe gtk_scale_clear_marks(.init(pointer))
    for mark in marks {
      guard let text = mark.text else {
        unsafe gtk_scale_add_mark(.init(pointer), mark.value, GTK_POS_BOTTOM, nil)
        continue
      }
      guard let markup = unsafe g_markup_escape_text(text, -1) else { continue }
      defer { unsafe g_free(markup) }
      unsafe gtk_scale_add_mark(.init(pointer), mark.value, GTK_POS_BOTTOM, markup)
    }
  }

  package static let valueChanged = Signal<Void>("value-changed")

  /// Runs `began` when a pointer or a finger takes hold of the scale, and `ended` when it lets go.
  package func onDrag(began: @escaping @MainActor () -> Void, ended: @escaping @MainActor () -> Void) {
    for controller in eventControllers
    where g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_gesture_drag_get_type()) != 0 {
      controller.connect(Signal<Void>("begin"), began)
      controller.connect(Signal<Void>("end"), ended)
      return
    }
  }
}
