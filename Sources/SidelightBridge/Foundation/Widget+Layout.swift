import CSidelight
import Glibc

extension Widget {
  package var isVisible: Bool {
    get { unsafe gtk_widget_get_visible(widget) != 0 }
    set { if newValue != isVisible { unsafe gtk_widget_set_visible(widget, newValue ? 1 : 0) } }
  }

  /// Whether the widget is drawn and can take input, apart from being visible; for the parts of a container that has taken one away.
  package var isChildVisible: Bool {
    get { unsafe gtk_widget_get_child_visible(widget) != 0 }
    set { if newValue != isChildVisible { unsafe gtk_widget_set_child_visible(widget, newValue ? 1 : 0) } }
  }

  /// Whether the container has room for the widget. One without room would get the focus all the same, and assistive technology would hear
  /// of it.
  package var hasRoom: Bool {
    get { isChildVisible }
    set {
      guard newValue != isChildVisible else { return }
      isChildVisible = newValue
      canFocus = newValue
      updateAccessible(.hidden(!newValue))
    }
  }

  /// Whether the widget wants spare width. Setting it also ends the inheritance from the children.
  package var expandsHorizontally: Bool {
    get { unsafe gtk_widget_get_hexpand(widget) != 0 }
    set {
      if unsafe gtk_widget_get_hexpand_set(widget) == 0 || newValue != expandsHorizontally {
        unsafe gtk_widget_set_hexpand(widget, newValue ? 1 : 0)
      }
    }
  }

  /// Whether the widget wants spare height. Setting it also ends the inheritance from the children.
  package var expandsVertically: Bool {
    get { unsafe gtk_widget_get_vexpand(widget) != 0 }
    set {
      if unsafe gtk_widget_get_vexpand_set(widget) == 0 || newValue != expandsVertically {
        unsafe gtk_widget_set_vexpand(widget, newValue ? 1 : 0)
      }
    }
  }

  /// Whether the widget or one of its children wants spare room.
  package func wantsExpansion(_ orientation: Orientation) -> Bool {
    unsafe gtk_widget_compute_expand(widget, GtkOrientation(orientation.rawValue)) != 0
  }

  package var horizontalAlign: Align {
    get { unsafe Align(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
    set { if newValue != horizontalAlign { unsafe gtk_widget_set_halign(widget, GtkAlign(newValue.rawValue)) } }
  }

  package var verticalAlign: Align {
    get { unsafe Align(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
    set { if newValue != verticalAlign { unsafe gtk_widget_set_valign(widget, GtkAlign(newValue.rawValue)) } }
  }

  /// The margin before the widget in reading direction, 0...32767 px.
  package var marginStart: Int {
    get { unsafe Int(gtk_widget_get_margin_start(widget)) }
    set { if newValue != marginStart { unsafe gtk_widget_set_margin_start(widget, Int32(min(max(newValue, 0), 32_767))) } }
  }

  /// The margin after the widget in reading direction, 0...32767 px.
  package var marginEnd: Int {
    get { unsafe Int(gtk_widget_get_margin_end(widget)) }
    set { if newValue != marginEnd { unsafe gtk_widget_set_margin_end(widget, Int32(min(max(newValue, 0), 32_767))) } }
  }

  package var marginTop: Int {
    get { unsafe Int(gtk_widget_get_margin_top(widget)) }
    set { if newValue != marginTop { unsafe gtk_widget_set_margin_top(widget, Int32(min(max(newValue, 0), 32_767))) } }
  }

  package var marginBottom: Int {
    get { unsafe Int(gtk_widget_get_margin_bottom(widget)) }
    set { if newValue != marginBottom { unsafe gtk_widget_set_margin_bottom(widget, Int32(min(max(newValue, 0), 32_767))) } }
  }

  /// Sets all four margins to the same number of pixels.
  package func setMargins(_ pixels: Int) {
    marginStart = pixels
    marginEnd = pixels
    marginTop = pixels
    marginBottom = pixels
  }

  /// The size that was asked for at least; -1 for an axis that is left to the widget.
  var sizeRequest: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe gtk_widget_get_size_request(widget, &width, &height)
    return (Int(width), Int(height))
  }

  /// Asks for at least this size in pixels; `nil` leaves an axis to the widget.
  package func setSizeRequest(width: Int?, height: Int?) {
    let wanted = (Int32(clamping: width ?? -1), Int32(clamping: height ?? -1))
    var current: (Int32, Int32) = (0, 0)
    unsafe gtk_widget_get_size_request(widget, &current.0, &current.1)
    if wanted != current { unsafe gtk_widget_set_size_request(widget, wanted.0, wanted.1) }
  }

  /// Whether what lies outside the widget's box is cut off.
  package var clipsContent: Bool {
    get { unsafe gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { if newValue != clipsContent { unsafe gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) } }
  }

  /// The allocated width of the content in pixels, without margins, borders and padding; 0 before the first allocation.
  package var width: Int { unsafe Int(gtk_widget_get_width(widget)) }

  /// The allocated height of the content in pixels, without margins, borders and padding; 0 before the first allocation.
  package var height: Int { unsafe Int(gtk_widget_get_height(widget)) }

  /// How many device pixels make one pixel here.
  package var scaleFactor: Int { unsafe Int(gtk_widget_get_scale_factor(widget)) }

  /// The widget's box in the coordinates of another widget of the same window; `nil` when they are in different ones.
  package func bounds(in other: Widget) -> PixelRectangle? {
    var result = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(widget, other.widget, &result) != 0 else { return nil }
    return PixelRectangle(
      x: Double(result.origin.x), y: Double(result.origin.y), width: Double(result.size.width), height: Double(result.size.height))
  }

  /// What the widget asks for along one axis, when it has `forSize` pixels along the other (-1: any).
  package func measure(_ orientation: Orientation, forSize: Int = -1) -> Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var minimumBaseline: Int32 = -1
    var naturalBaseline: Int32 = -1
    unsafe gtk_widget_measure(
      widget, GtkOrientation(orientation.rawValue), Int32(clamping: forSize), &minimum, &natural, &minimumBaseline, &naturalBaseline)
    return Measurement(
      minimum: Int(minimum), natural: Int(natural), minimumBaseline: Int(minimumBaseline), naturalBaseline: Int(naturalBaseline))
  }

  /// Gives a child its place in its parent's coordinates; only from the parent's own allocation. The child must have been measured.
  package func allocate(x: Int, y: Int, width: Int, height: Int, baseline: Int = -1) {
    var place = GtkAllocation(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width), height: Int32(clamping: height))
    unsafe gtk_widget_size_allocate(widget, &place, Int32(clamping: baseline))
  }

  /// Gives a child its size, and moves, turns and scales it; only from the parent's own allocation. The child must have been measured.
  package func allocate(width: Int, height: Int, baseline: Int = -1, transform: Transform) {
    unsafe gtk_widget_allocate(widget, Int32(clamping: width), Int32(clamping: height), Int32(clamping: baseline), transform.make())
  }

  /// Asks for a new measurement and allocation in the next frame.
  package func queueResize() { unsafe gtk_widget_queue_resize(widget) }

  /// Asks for a new allocation with the sizes that are known.
  package func queueAllocate() { unsafe gtk_widget_queue_allocate(widget) }

  /// Asks for a repaint in the next frame.
  package func queueDraw() { unsafe gtk_widget_queue_draw(widget) }
}

extension Transform {
  /// Lends it as GSK has it; nil where it changes nothing.
  @unsafe func withNative(_ use: (OpaquePointer?) -> Void) {
    let native = unsafe make()
    unsafe use(native)
    unsafe gsk_transform_unref(native)
  }

  /// As GSK has it; the reference is the caller's to give away.
  @unsafe fileprivate func make() -> OpaquePointer? {
    var offset = graphene_point_t(x: Length.part(x + anchor.x), y: Length.part(y + anchor.y))
    var result = unsafe gsk_transform_translate(nil, &offset)
    if let turn { unsafe result = unsafe turn.make(result) }
    if let plane { unsafe result = unsafe plane.make(result) }
    if rotation != 0 { unsafe result = unsafe gsk_transform_rotate(result, Length.part(rotation)) }
    if scaleX != 1 || scaleY != 1 { unsafe result = unsafe gsk_transform_scale(result, Length.part(scaleX), Length.part(scaleY)) }
    if anchor != (0, 0) {
      var back = graphene_point_t(x: Length.part(-anchor.x), y: Length.part(-anchor.y))
      unsafe result = unsafe gsk_transform_translate(result, &back)
    }
    return unsafe result
  }
}

extension Transform.SpaceTurn {
  @unsafe fileprivate func make(_ before: OpaquePointer?) -> OpaquePointer? {
    guard let distance else { return unsafe makeFlat(before) }
    var result = unsafe gsk_transform_perspective(before, max(1, Length.part(distance)))
    var there = graphene_point3d_t(x: 0, y: 0, z: Length.part(depth))
    var back = graphene_point3d_t(x: 0, y: 0, z: Length.part(-depth))
    var line = graphene_vec3_t()
    _ = unsafe graphene_vec3_init(&line, Length.part(axis.x), Length.part(axis.y), Length.part(axis.z))
    unsafe result = unsafe gsk_transform_translate_3d(result, &there)
    unsafe result = unsafe gsk_transform_rotate_3d(result, Length.part(degrees), &line)
    return unsafe gsk_transform_translate_3d(result, &back)
  }

  /// As it looks from far away, where it is the same as a turn, a size and a slant in the plane, which every renderer draws.
  @unsafe private func makeFlat(_ before: OpaquePointer?) -> OpaquePointer? {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return unsafe before }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let angle = degrees * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    // The turn of the plane's two directions, and of the way from the axis to the plane.
    let right = (x: cosine + x * x * rest, y: y * x * rest + z * sine)
    let down = (x: x * y * rest - z * sine, y: cosine + y * y * rest)
    var moved = graphene_point_t(x: Length.part(-depth * (x * z * rest + y * sine)), y: Length.part(-depth * (y * z * rest - x * sine)))
    return unsafe Transform.Plane(right: right, down: down).make(gsk_transform_translate(before, &moved))
  }
}

extension Transform.Plane {
  /// A turn, a size and a slant, which every renderer draws.
  @unsafe func make(_ before: OpaquePointer?) -> OpaquePointer? {
    let wide = (right.x * right.x + right.y * right.y).squareRoot()
    guard wide > 1e-6 else { return unsafe gsk_transform_scale(before, 0, 0) }
    let across = (right.x * down.x + right.y * down.y) / wide
    let high = (right.x * down.y - right.y * down.x) / wide
    var result = unsafe gsk_transform_rotate(before, Length.part(atan2(right.y, right.x) * 180 / .pi))
    unsafe result = unsafe gsk_transform_scale(result, Length.part(wide), Length.part(high))
    guard abs(high) > 1e-6, abs(across) > 1e-6 else { return unsafe result }
    return unsafe gsk_transform_skew(result, Length.part(atan2(across, wide) * 180 / .pi), 0)
  }
}
