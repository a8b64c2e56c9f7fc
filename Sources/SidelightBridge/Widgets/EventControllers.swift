import CSidelight

/// A GtkEventController: what a widget does with pointer and keyboard.
@safe package class EventController: Object {
  package enum Phase { case capture, bubble, target }

  package var phase: Phase {
    get {
      switch unsafe gtk_event_controller_get_propagation_phase(pointer) {
      case GTK_PHASE_CAPTURE: .capture
      case GTK_PHASE_TARGET: .target
      default: .bubble
      }
    }
    set {
      let value =
        switch newValue {
        case .capture: GTK_PHASE_CAPTURE
        case .bubble: GTK_PHASE_BUBBLE
        case .target: GTK_PHASE_TARGET
        }
      unsafe gtk_event_controller_set_propagation_phase(pointer, value)
    }
  }

  /// Whether the event under way is that of a finger, which hits less exactly than a pointer and hovers over nothing.
  package var isTouch: Bool {
    guard let device = unsafe gtk_event_controller_get_current_event_device(pointer) else { return false }
    return unsafe gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }

  /// When what it handles now happened, in milliseconds that pass over at some time; 0 while it handles nothing.
  package var eventTime: Int { unsafe Int(gtk_event_controller_get_current_event_time(pointer)) }
}

/// A GtkEventControllerKey.
@safe package final class KeyController: EventController {
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 2)
    package static let alt = Modifiers(rawValue: 1 << 3)
    package static let all: Modifiers = [.shift, .control, .alt]
  }

  /// The keys that this library looks at, by their X11 key symbols.
  package enum Key: Int, Sendable {
    case up = 0xff52
    case down = 0xff54
    case left = 0xff51
    case right = 0xff53
    case home = 0xff50
    case end = 0xff57
    case pageUp = 0xff55
    case pageDown = 0xff56
    case menu = 0xff67
    case f5 = 0xffc2
    case f6 = 0xffc3
    case f8 = 0xffc5
    case f9 = 0xffc6
    case f10 = 0xffc7
    case enter = 0xff0d
    case backspace = 0xff08
    case escape = 0xff1b
    case delete = 0xffff
    case space = 0x20
    case asterisk = 0x2a
    case plus = 0x2b
    case comma = 0x2c
    case minus = 0x2d
    case slash = 0x2f
    case backslash = 0x5c
    case a = 0x61
    case f = 0x66
    case q = 0x71
    case r = 0x72
    case i = 0x69
    case s = 0x73
    case w = 0x77
    case z = 0x7a
  }

  package init() {
    unsafe super.init(adopting: gtk_event_controller_key_new())
  }

  /// Keys of a number pad, and what other keyboards have in place of a key.
  private static let pad: [Int: Key] = [
    0xff80: .space, 0xff8d: .enter, 0xfe34: .enter, 0xff95: .home, 0xff96: .left, 0xff97: .up, 0xff98: .right, 0xff99: .down,
    0xff9a: .pageUp, 0xff9b: .pageDown, 0xff9c: .end, 0xff9f: .delete, 0xffaa: .asterisk, 0xffab: .plus, 0xffad: .minus, 0xffaf: .slash,
  ]

  /// Runs `body` for the keys of ``Key``; it answers whether it has used the key.
  @discardableResult package func onPressed(_ body: @escaping @MainActor (Key, Modifiers) -> Bool) -> SignalConnection {
    connect(Signal<Bool, Int, Int, Int>("key-pressed")) { value, _, state in
      // Letters come in capitals while Shift is held.
      let letter = (0x41...0x5a).contains(value) ? value + 0x20 : value
      // A keyboard with a number pad has two of these.
      let lower = Self.pad[letter]?.rawValue ?? letter
      guard let key = Key(rawValue: lower) else { return false }
      return body(key, Modifiers(rawValue: state).intersection(.all))
    }
  }
}

extension KeyController {
  /// Runs `body` for all keys; it answers whether it has used the key. What it is given says whether the keys that are pressed are those of
  /// a shortcut, named by its X11 symbol, a letter's being that of the small one, and by what is held.
  ///
  /// As with GTK's own shortcuts, a letter is found on keyboards that write other letters now, and Shift does not count where a sign needs it.
  @discardableResult package func onShortcut(
    _ body: @escaping @MainActor (_ isPressed: (UInt32, Modifiers) -> Bool) -> Bool
  ) -> SignalConnection {
    connect(Signal<Bool, Int, Int, Int>("key-pressed")) { [weak self] value, _, state in
      let lower = gdk_keyval_to_lower(guint(value))
      let pressed = Self.pad[Int(lower)].map { UInt32($0.rawValue) } ?? lower
      let held = Modifiers(rawValue: state).intersection(.all)
      let isSign = pressed < 0xff00 && pressed > 0x20 && gdk_keyval_to_upper(pressed) == pressed
      let event = unsafe self.flatMap { unsafe gtk_event_controller_get_current_event($0.pointer) }
      return body { symbol, modifiers in
        // Keyboards have older symbols for letters of some alphabets than the one that follows from Unicode.
        let symbol = symbol >= 0x0100_0000 ? gdk_unicode_to_keyval(symbol & 0x00ff_ffff) : symbol
        // GDK does not always say that Shift went into a sign.
        if symbol == pressed, modifiers == held || isSign && modifiers == held.subtracting(.shift) { return true }
        guard let event = unsafe event else { return false }
        return unsafe gdk_key_event_matches(event, symbol, GdkModifierType(rawValue: UInt32(modifiers.rawValue))) != GDK_KEY_MATCH_NONE
      }
    }
  }

  /// Runs a closure for every key that is pressed, again and again while it is held, which answers whether it has used the key, and one when
  /// it is let go. Both are given its X11 symbol, a letter's being that of the small one.
  package func onKey(
    pressed: @escaping @MainActor (UInt32, Modifiers) -> Bool, released: @escaping @MainActor (UInt32, Modifiers) -> Void
  ) {
    @MainActor func symbol(_ value: Int) -> UInt32 {
      let lower = gdk_keyval_to_lower(guint(value))
      if (0xffb0...0xffb9).contains(lower) { return lower - 0xffb0 + 0x30 }
      // With Shift, Tab is a key of its own.
      return lower == 0xfe20 ? 0xff09 : Self.pad[Int(lower)].map { UInt32($0.rawValue) } ?? lower
    }
    connect(Signal<Bool, Int, Int, Int>("key-pressed")) { value, _, state in
      pressed(symbol(value), Modifiers(rawValue: state).intersection(.all))
    }
    connect(Signal<Void, Int, Int, Int>("key-released")) { value, _, state in
      released(symbol(value), Modifiers(rawValue: state).intersection(.all))
    }
  }

  /// Runs `body` for the keys that write a letter, digit or sign; it answers whether it has used the key.
  @discardableResult package func onTyped(_ body: @escaping @MainActor (Character, Modifiers) -> Bool) -> SignalConnection {
    connect(Signal<Bool, Int, Int, Int>("key-pressed")) { value, _, state in
      let code = gdk_keyval_to_unicode(guint(value))
      guard code >= 0x20, code != 0x7f, let scalar = Unicode.Scalar(code) else { return false }
      return body(Character(scalar), Modifiers(rawValue: state).intersection(.all))
    }
  }
}

/// A GtkEventControllerFocus: hears of the keyboard focus coming to a widget or into it.
@safe package final class FocusController: EventController {
  package init() {
    unsafe super.init(adopting: gtk_event_controller_focus_new())
  }

  /// The focus came from outside of the widget.
  package static let entered = Signal<Void>("enter")
  /// The focus went out of the widget.
  package static let left = Signal<Void>("leave")
}

/// A GtkEventControllerMotion.
@safe package final class MotionController: EventController {
  package init() {
    unsafe super.init(adopting: gtk_event_controller_motion_new())
  }

  /// Where in the widget the pointer is.
  package static let moved = Signal<Void, Double, Double>("motion")
  /// Where the pointer came into the widget.
  package static let entered = Signal<Void, Double, Double>("enter")
  /// The pointer went out of the widget.
  package static let left = Signal<Void>("leave")
}

/// A GtkGestureClick.
@safe package final class ClickGesture: EventController {
  package enum Button: Int { case any = 0, primary = 1, middle = 2, secondary = 3 }

  package init(_ button: Button) {
    unsafe super.init(adopting: gtk_gesture_click_new())
    unsafe gtk_gesture_single_set_button(pointer, UInt32(button.rawValue))
  }

  /// Nobody else gets this press.
  package func claim() {
    unsafe gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// This press is somebody else's.
  package func deny() { unsafe gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_DENIED) }

  /// How often, and where in the widget.
  package static let pressed = Signal<Void, Int, Double, Double>("pressed")
  package static let released = Signal<Void, Int, Double, Double>("released")
  /// It goes on as something else, such as a drag.
  package static let cancelled = Signal<Void>("cancel")
  /// Another press would be the first of its own: too much time has passed, or the pointer went too far.
  package static let stopped = Signal<Void>("stopped")

  /// The modifier keys of the press under way.
  package var modifiers: KeyController.Modifiers {
    unsafe KeyController.Modifiers(rawValue: Int(gtk_event_controller_get_current_event_state(pointer).rawValue)).intersection(.all)
  }
}

/// A GtkGestureDrag with the primary button or a finger.
@safe package final class DragGesture: EventController {
  package init() {
    unsafe super.init(adopting: gtk_gesture_drag_new())
  }

  /// Nobody else gets this press.
  package func claim() { unsafe gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// This press is somebody else's.
  package func deny() { unsafe gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_DENIED) }

  /// Takes presses together with another gesture of the same widget: what one claims the other has, too.
  package func join(_ clicks: ClickGesture) { unsafe gtk_gesture_group(clicks.pointer, pointer) }

  /// Whether it follows fingers and no pointer.
  package var isTouchOnly: Bool {
    get { unsafe gtk_gesture_single_get_touch_only(pointer) != 0 }
    set { unsafe gtk_gesture_single_set_touch_only(pointer, newValue ? 1 : 0) }
  }

  /// Where in the widget it began.
  package static let began = Signal<Void, Double, Double>("drag-begin")
  /// How far it is from there.
  package static let updated = Signal<Void, Double, Double>("drag-update")
  /// How far it was from there when it ended.
  package static let ended = Signal<Void, Double, Double>("drag-end")
  /// It goes on as something else.
  package static let cancelled = Signal<Void>("cancel")
}

/// A GtkGestureZoom: two fingers that come nearer to each other, or go further apart.
@safe package final class ZoomGesture: EventController {
  package init() { unsafe super.init(adopting: gtk_gesture_zoom_new()) }

  package static let began = Signal<Void>("begin")
  package static let ended = Signal<Void>("end")
  package static let cancelled = Signal<Void>("cancel")
  /// How many times as far from each other they are as at the beginning.
  package static let changed = Signal<Void, Double>("scale-changed")

  /// The middle between them in the widget; nil while there are none.
  package var middle: (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    return unsafe gtk_gesture_get_bounding_box_center(pointer, &x, &y) != 0 ? (x, y) : nil
  }

  /// Takes them together with another gesture of the same widget.
  package func join(_ turns: TurnGesture) { unsafe gtk_gesture_group(turns.pointer, pointer) }
}

/// A GtkGestureRotate: two fingers that turn about each other.
@safe package final class TurnGesture: EventController {
  package init() { unsafe super.init(adopting: gtk_gesture_rotate_new()) }

  /// Their angle, and how far that is from the one at the beginning, in radians.
  package static let changed = Signal<Void, Double, Double>("angle-changed")
}

/// A GtkGestureLongPress: what a secondary click is on a touch screen.
@safe package final class LongPressGesture: EventController {
  package init() {
    unsafe super.init(adopting: gtk_gesture_long_press_new())
    unsafe gtk_gesture_single_set_touch_only(pointer, 1)
  }

  package func claim() {
    unsafe gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  package static let pressed = Signal<Void, Double, Double>("pressed")
}
