import CSidelight

/// A GtkScrolledWindow.
@safe package final class ScrollWidget: Widget {
  package init() {
    unsafe super.init(sinking: UnsafeMutablePointer(ScrollClass.instances.make(())))
  }

  package func setChild(_ child: Widget?) {
    guard unsafe gtk_scrolled_window_get_child(pointer) != child?.widget else { return }
    unsafe gtk_scrolled_window_set_child(pointer, child?.widget)
    hasViewport = unsafe child != nil && gtk_scrolled_window_get_child(pointer) != child?.widget
    applyPolicies()
  }

  /// The content, where a viewport scrolls it.
  package var viewedChild: Widget? {
    guard hasViewport, let viewport = unsafe gtk_scrolled_window_get_child(pointer) else { return nil }
    return unsafe Widget.wrapper(for: OpaquePointer(gtk_viewport_get_child(OpaquePointer(viewport))))
  }

  /// Whether the content can't scroll by itself, so that a viewport does it.
  private var hasViewport = false

  /// A viewport would squeeze its content until nothing has to be scrolled.
  private func applyPolicies() {
    guard hasViewport, let viewport = unsafe gtk_scrolled_window_get_child(pointer) else { return }
    var horizontal = GTK_POLICY_AUTOMATIC
    unsafe gtk_scrolled_window_get_policy(pointer, &horizontal, nil)
    unsafe gtk_scrollable_set_vscroll_policy(.init(viewport), squeezes ? GTK_SCROLL_MINIMUM : GTK_SCROLL_NATURAL)
    unsafe gtk_scrollable_set_hscroll_policy(.init(viewport), horizontal == GTK_POLICY_NEVER ? GTK_SCROLL_MINIMUM : GTK_SCROLL_NATURAL)
  }

  /// Whether the content is given less than its natural height before anything has to be scrolled.
  private var squeezes = false

  /// Scrolls up and down where the content does not fit at its least height; else everything is as without it. The natural size is that of
  /// the content.
  package func scrollOnlyWhatDoesNotFit() {
    squeezes = true
    unsafe gtk_scrolled_window_set_propagate_natural_height(pointer, 1)
    setScrolls(horizontally: false, vertically: true)
    stopKeysWhileScrolling()
  }

  /// Text without a control is scrolled by the keyboard, too, and what does not scroll is no stop of it.
  package func stopKeysWhileScrolling() {
    isFocusable = false
    follow { [weak self] position, _ in self?.isFocusable = position.length > position.visible }
  }

  /// Which directions scroll; the others give the content its natural size. Those without a bar scroll all the same.
  package func setScrolls(horizontally: Bool, vertically: Bool, hidesHorizontalBar: Bool = false, hidesVerticalBar: Bool = false) {
    func policy(_ scrolls: Bool, _ hidesBar: Bool) -> GtkPolicyType {
      scrolls ? hidesBar ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
    }
    let horizontal = policy(horizontally, hidesHorizontalBar)
    let vertical = policy(vertically, hidesVerticalBar)
    var oldHorizontal = GTK_POLICY_AUTOMATIC
    var oldVertical = GTK_POLICY_AUTOMATIC
    unsafe gtk_scrolled_window_get_policy(pointer, &oldHorizontal, &oldVertical)
    if oldHorizontal != horizontal || oldVertical != vertical { unsafe gtk_scrolled_window_set_policy(pointer, horizontal, vertical) }
    applyPolicies()
  }

  /// Along which axes it scrolls.
  package var scrolls: (horizontally: Bool, vertically: Bool) {
    var (horizontal, vertical) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_get_policy(pointer, &horizontal, &vertical)
    return (horizontal != GTK_POLICY_NEVER, vertical != GTK_POLICY_NEVER)
  }

  /// What the wheel and fingers move, and when it is asked, while they move nothing.
  private var stilled: [(controller: Object, phase: GtkPropagationPhase)] = []

  /// Whether neither the wheel nor fingers scroll it.
  package var isStill: Bool {
    get { !stilled.isEmpty }
    set {
      guard newValue != isStill else { return }
      unsafe gtk_scrolled_window_set_kinetic_scrolling(pointer, newValue ? 0 : 1)
      if newValue {
        for controller in eventControllers where controller.typeName == "GtkEventControllerScroll" {
          unsafe stilled.append((controller, gtk_event_controller_get_propagation_phase(controller.pointer)))
          unsafe gtk_event_controller_set_propagation_phase(controller.pointer, GTK_PHASE_NONE)
        }
      } else {
        for (controller, phase) in stilled { unsafe gtk_event_controller_set_propagation_phase(controller.pointer, phase) }
        stilled = []
      }
    }
  }

  /// How far the content is scrolled to the right, in pixels.
  package var horizontalOffset: Double {
    get { unsafe gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(pointer)) }
    set { setting { unsafe gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(pointer), newValue) } }
  }

  /// Whether the program moves the content right now, and not the user.
  package private(set) var isSetByProgram = false

  private func setting(_ change: () -> Void) {
    let outer = isSetByProgram
    isSetByProgram = true
    change()
    isSetByProgram = outer
  }

  /// What hears where the content stands; none while nobody follows.
  private var watches: [SignalConnection] = []
  /// How many hold it where it is, and move it to and fro for that.
  private var holders = 0

  package var isFollowed: Bool { !watches.isEmpty }

  /// Where the content stands, in px.
  package struct Position {
    /// How far it is scrolled down.
    package let offset: Double
    /// How long it is.
    package let length: Double
    /// How much of it is in view.
    package let visible: Double
  }

  package var position: Position {
    let adjustment = unsafe gtk_scrolled_window_get_vadjustment(pointer)
    return unsafe Position(
      offset: gtk_adjustment_get_value(adjustment), length: gtk_adjustment_get_upper(adjustment),
      visible: gtk_adjustment_get_page_size(adjustment))
  }

  /// Tells whenever the content stands elsewhere: because its length or its room changed, or because it was scrolled. Nil ends that.
  package func follow(_ body: (@MainActor (Position, _ isLayout: Bool) -> Void)?) {
    for watch in watches { watch.disconnect() }
    watches = []
    guard let body, let adjustment = unsafe Object.wrapper(for: OpaquePointer(gtk_scrolled_window_get_vadjustment(pointer))) else { return }
    // GTK emits the first of them before the second, when it has both to tell.
    watches = [("changed", true), ("value-changed", false)].map { signal, isLayout in
      adjustment.connect(Signal<Void>(signal)) { [weak self] in if let self, holders == 0 { body(position, isLayout) } }
    }
  }

  /// Gives the focus to a widget or to something in it, and leaves everything around that scrolls where it is: the user may have scrolled on
  /// since the focus was there, and GTK would bring into view what has it.
  package static func holding<Value>(around widget: Widget, _ giveFocus: () -> Value) -> Value {
    var held: [(scroll: ScrollWidget, down: Double, across: Double)] = []
    var inner = unsafe gtk_widget_get_ancestor(widget.widget, gtk_scrolled_window_get_type())
    while let pointer = unsafe inner {
      if unsafe !isInView(widget.widget, of: pointer), let scroll = unsafe Widget.wrapper(for: OpaquePointer(pointer)) as? ScrollWidget {
        held.append((scroll, scroll.verticalOffset, scroll.horizontalOffset))
        scroll.holders += 1
      }
      unsafe inner = gtk_widget_get_parent(pointer).flatMap { unsafe gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }
    }
    let value = giveFocus()
    for (scroll, down, across) in held {
      // A list goes to the row only when it is laid out, unless it is told of another place meanwhile.
      scroll.verticalOffset = down > 0 ? down - 1 : 1
      scroll.verticalOffset = down
      scroll.horizontalOffset = across
      scroll.holders -= 1
    }
    return value
  }

  /// Whether all of a widget is in view in one around it, as it was laid out last, so that GTK has nothing to bring there.
  @unsafe private static func isInView(_ widget: UnsafeMutablePointer<GtkWidget>, of scroll: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next = unsafe widget
    // A list does not lay out the rows that are not in view.
    while unsafe next != scroll {
      guard unsafe gtk_widget_get_child_visible(next) != 0, let parent = unsafe gtk_widget_get_parent(next) else { return false }
      unsafe next = parent
    }
    var box = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(widget, scroll, &box) != 0 else { return false }
    let end = (x: box.origin.x + box.size.width, y: box.origin.y + box.size.height)
    return unsafe box.origin.x >= 0 && box.origin.y >= 0 && end.x <= Float(gtk_widget_get_width(scroll))
      && end.y <= Float(gtk_widget_get_height(scroll))
  }

  /// Whether fingers on the content scroll it. Setting it to false also ends what a finger is doing.
  package var followsFingers: Bool {
    get { unsafe gtk_scrolled_window_get_kinetic_scrolling(pointer) != 0 }
    set { unsafe gtk_scrolled_window_set_kinetic_scrolling(pointer, newValue ? 1 : 0) }
  }

  /// Runs `body` when the user pulls the content down beyond its top, with a finger or on a touchpad.
  @discardableResult package func onPulledDown(_ body: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(Self.overshot) { edge in
      if edge == Int(GTK_POS_TOP.rawValue) { body() }
    }
  }

  private static let overshot = Signal<Void, Int>("edge-overshot")

  /// Pulls the content beyond an edge, as a finger would. For tests.
  package func emitOvershoot(atTop: Bool) { emit(Self.overshot, Int((atTop ? GTK_POS_TOP : GTK_POS_BOTTOM).rawValue)) }

  /// Runs `body` once what is in it now has been laid out: when the next frame but one begins.
  package func afterLayout(_ body: @escaping @MainActor () -> Void) {
    var frames = 0
    addTickCallback { _ in
      frames += 1
      guard frames == 2 else { return true }
      body()
      return false
    }
  }

  /// How far the content is scrolled down, in pixels.
  package var verticalOffset: Double {
    get { unsafe gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(pointer)) }
    set { setting { unsafe gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(pointer), newValue) } }
  }
}
