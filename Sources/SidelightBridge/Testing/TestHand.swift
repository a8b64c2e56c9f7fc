import CSidelight

/// What a hand does to a widget, for tests: GTK makes no events for programs.
@MainActor package struct TestHand {
  fileprivate let widget: Widget

  /// Lets the click gestures on the widget see a click, as if the pointer had made it.
  ///
  /// Only for widgets whose click gestures are this library's: GTK's own ask for the event, of which there is none. What those do can be
  /// asked for by actions.
  package func click(_ button: ClickGesture.Button, count: Int, x: Double, y: Double, endingAt end: (x: Double, y: Double)? = nil) {
    for controller in widget.eventControllers {
      guard g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_gesture_click_get_type()) != 0 else { continue }
      let own = unsafe ClickGesture.Button(rawValue: Int(gtk_gesture_single_get_button(controller.pointer)))
      guard own == button || own == .any else { continue }
      controller.emit(ClickGesture.pressed, count, x, y)
      controller.emit(ClickGesture.released, count, end?.x ?? x, end?.y ?? y)
    }
  }

  /// Lets the click gestures on the widget know that no further click follows in time.
  package func endClicks() {
    for controller in widget.eventControllers
    where g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_gesture_click_get_type()) != 0 {
      controller.emit(ClickGesture.stopped)
    }
  }

  /// Lets the motion controllers that this library gave the widget see the pointer come in at a place, or move there.
  package func movePointer(x: Double, y: Double, comesIn: Bool) {
    for controller in ownMotionControllers { controller.emit(comesIn ? MotionController.entered : MotionController.moved, x, y) }
  }

  /// Lets the motion controllers that this library gave the widget see the pointer leave.
  package func removePointer() {
    for controller in ownMotionControllers { controller.emit(MotionController.left) }
  }

  private var ownMotionControllers: [Object] {
    widget.eventControllers.filter { controller in
      guard g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_event_controller_motion_get_type()) != 0 else {
        return false
      }
      return unsafe gtk_event_controller_get_propagation_phase(controller.pointer) == GTK_PHASE_CAPTURE
    }
  }

  /// Lets the long press gestures on the widget see one, as if a finger had made it.
  package func longPress(x: Double, y: Double) {
    for controller in widget.eventControllers {
      guard g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_gesture_long_press_get_type()) != 0 else { continue }
      controller.emit(LongPressGesture.pressed, x, y)
    }
  }

  /// Lets GTK see that something is dragged over a place of the widget, or nowhere on it for nil, for what it does of itself meanwhile.
  package func dragSomething(at place: (x: Double, y: Double)?) {
    for controller in widget.eventControllers {
      let type = unsafe sidelight_instance_type(.init(controller.pointer))
      guard g_type_is_a(type, gtk_drop_controller_motion_get_type()) != 0 else { continue }
      if let place {
        controller.emit(Signal<Void, Double, Double>("motion"), place.x, place.y)
      } else {
        controller.emit(Signal<Void>("leave"))
      }
    }
  }

  /// Lets the drop target that this library gave the widget see something over a place of it, and drops it there where it is taken; says
  /// whether it was. GDK makes no drags for programs.
  package func drop(_ value: DropValue, x: Double, y: Double) -> Bool {
    guard canDrop(value, x: x, y: y) else { return false }
    return widget.dropTarget?.take(value, x, y) ?? false
  }

  /// Lets the drop target that this library gave the widget see something over a place of it; says whether it could be dropped there.
  package func canDrop(_ value: DropValue, x: Double, y: Double) -> Bool {
    let target = widget.dropTarget
    return target.map { $0.answer(value.kind, x, y) != .no } ?? false
  }

  /// Lets what is dragged over the widget leave it again.
  package func leaveDrop() { widget.dropTarget?.emit(DropTarget.left) }

  /// Lets something that is dragged rest over a place of the widget for long enough.
  package func rest(x: Double, y: Double) {
    for controller in widget.eventControllers.compactMap({ $0 as? RestingDrop }) {
      controller.move(to: x, y)
      controller.finish()
      controller.leave()
    }
  }

  /// Lets the drag gestures on the widget see a drag along a row of points, as if the pointer had made it; only those of this library,
  /// for the same reason.
  package func drag(from start: (x: Double, y: Double), through offsets: [Double]) {
    for controller in widget.eventControllers {
      guard g_type_is_a(unsafe sidelight_instance_type(.init(controller.pointer)), gtk_gesture_drag_get_type()) != 0 else { continue }
      controller.emit(DragGesture.began, start.x, start.y)
      for offset in offsets { controller.emit(DragGesture.updated, offset, 0) }
    }
  }

  /// The same down or up, for the gestures that this library has given the widget, which may have some of libadwaita's own.
  package func dragVertically(from start: (x: Double, y: Double), through offsets: [Double], ends: Bool) {
    for gesture in widget.eventControllers.compactMap({ $0 as? DragGesture }) {
      gesture.emit(DragGesture.began, start.x, start.y)
      for offset in offsets { gesture.emit(DragGesture.updated, 0, offset) }
      if ends { gesture.emit(DragGesture.ended, 0, offsets.last ?? 0) }
    }
  }
}

extension Widget {
  /// A hand on this widget.
  package var hand: TestHand { TestHand(widget: self) }
}

extension DragContent {
  /// What a drop target of this process makes of it.
  package var drop: DropValue? {
    for type in [g_bytes_get_type(), gdk_file_list_get_type(), Fundamental.string] {
      let found: DropValue? = unsafe GValueReference.withTemporary { value in
        unsafe g_value_init(value, type)
        guard unsafe gdk_content_provider_get_value(.init(pointer), value, nil) != 0 else { return nil }
        return unsafe DropValue(GValueReference(value))
      }
      if let found { return found }
    }
    return nil
  }
}

extension Widget {
  /// What takes drops on the widget, if this library gave it something that does.
  fileprivate var dropTarget: DropTarget? { eventControllers.first { $0 is DropTarget } as? DropTarget }
}
