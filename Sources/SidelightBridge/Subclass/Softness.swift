import CSidelight

/// Which widgets are drawn blurred by what they are in: mostly none.
@MainActor package enum Softness {
  private struct Entry {
    weak var widget: Widget?
    let radius: Double
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// How far a widget is blurred where a `LayoutContainer` or a `LayoutBin` draws it, as GSK takes it: twice the standard deviation, in pixels.
  package static func radius(of widget: Widget) -> Double {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(widget)], entry.widget === widget else { return 0 }
    return entry.radius
  }

  /// Blurs it so far from the next frame on.
  package static func set(_ radius: Double, of widget: Widget) {
    guard radius != self.radius(of: widget) else { return }
    widget.parent?.queueDraw()
    entries[ObjectIdentifier(widget)] = radius > 0 ? Entry(widget: widget, radius: radius) : nil
  }

  /// Whether any of a container's children is drawn blurred.
  static func isIn(_ container: UnsafeMutablePointer<GtkWidget>) -> Bool {
    !entries.isEmpty && entries.values.contains { unsafe $0.widget.map { unsafe gtk_widget_get_parent($0.widget) } == container }
  }

  /// Draws a child of a container, blurred where that is said of it.
  static func draw(_ child: UnsafeMutablePointer<GtkWidget>, of container: UnsafeMutablePointer<GtkWidget>, on target: OpaquePointer) {
    let radius = entries.isEmpty ? 0 : entries.values.first { unsafe $0.widget?.widget == child }?.radius ?? 0
    if radius > 0 { unsafe gtk_snapshot_push_blur(target, radius) }
    unsafe gtk_widget_snapshot_child(container, child, target)
    if radius > 0 { unsafe gtk_snapshot_pop(target) }
  }
}
