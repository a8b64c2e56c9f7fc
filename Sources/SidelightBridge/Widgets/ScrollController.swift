import CSidelight

/// A GtkEventControllerScroll, of which the movement to the side is of interest. It hears of both: what goes up or down is for others.
@safe package final class SideScrollController: EventController {
  package init() {
    unsafe super.init(adopting: gtk_event_controller_scroll_new(sidelight_scroll_both_axes))
  }

  /// The fingers came down, or left. A wheel says neither.
  package static let began = Signal<Void>("scroll-begin")
  package static let ended = Signal<Void>("scroll-end")
  /// How far they went, and whether anybody used it.
  package static let scrolled = Signal<Bool, Double, Double>("scroll")

  /// Whether distances are in pixels, as those of a touch pad are.
  package var isInPixels: Bool { unsafe gtk_event_controller_scroll_get_unit(pointer) == GDK_SCROLL_UNIT_SURFACE }
}
