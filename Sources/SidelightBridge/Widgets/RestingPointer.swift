import CSidelight

/// Keeps a pointer that rests where a menu opens from choosing an entry: it takes part once it moves or is pressed.
///
/// GTK gives the focus to the entry below the pointer, and that is also the one below a pointer that nobody has touched when a key opens the
/// menu: Enter would then choose another entry than the first.
@MainActor final class RestingPointer {
  private weak var popover: Widget?
  /// Where it was when it came to be over the menu, from the corner of what the popover belongs to: the popover itself may move.
  private var start: (x: Double, y: Double)?

  /// How far it moves where it does not rest, in px.
  private static let distance = 2.0

  @discardableResult init(on popover: Widget) {
    self.popover = popover
    setTargets(false)
    let motion = MotionController()
    let click = ClickGesture(.any)
    motion.phase = .capture
    click.phase = .capture
    // The controllers alone keep this, and go with the popover.
    motion.connect(MotionController.entered) { self.start = self.place($0, $1) }
    motion.connect(MotionController.moved) { self.look(at: $0, $1) }
    click.connect(ClickGesture.released) { _, x, y in self.press(x, y) }
    popover.addController(motion)
    popover.addController(click)
  }

  private func setTargets(_ isOn: Bool) { popover?.children.forEach { $0.canTarget = isOn } }

  private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let corner = popover?.popupPosition ?? (x: 0, y: 0)
    return (x + Double(corner.x), y + Double(corner.y))
  }

  private func look(at x: Double, _ y: Double) {
    let place = place(x, y)
    let from = start ?? place
    start = from
    if abs(place.x - from.x) + abs(place.y - from.y) >= Self.distance { wake() }
  }

  /// The entries were no targets when the button went down, so that the click is done for them.
  private func press(_ x: Double, _ y: Double) {
    guard let popover, popover.children.contains(where: { !$0.canTarget }) else { return }
    wake()
    popover.pick(x: x, y: y)?.nearest(typeNamed: "GtkModelButton")?.activate()
  }

  private func wake() { setTargets(true) }
}

extension Widget {
  /// Where the surface of a popover is, from the corner of that of its parent, in px; the corner itself for what has no such surface.
  fileprivate var popupPosition: (x: Int, y: Int) {
    guard let surface = unsafe gtk_native_get_surface(pointer),
      unsafe g_type_is_a(sidelight_instance_type(.init(surface)), gdk_popup_get_type()) != 0
    else { return (0, 0) }
    return unsafe (Int(gdk_popup_get_position_x(surface)), Int(gdk_popup_get_position_y(surface)))
  }
}
