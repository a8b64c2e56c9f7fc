import CSidelight

extension Widget {
  package var parent: Widget? { unsafe Widget.wrapper(for: OpaquePointer(gtk_widget_get_parent(widget))) }

  /// Whether it has a parent; costs no wrapper of it.
  package var hasParent: Bool { unsafe gtk_widget_get_parent(widget) != nil }

  /// The window at the top; `nil` while the widget is in none.
  package var root: Widget? { unsafe Widget.wrapper(for: gtk_widget_get_root(widget)) }

  package var firstChild: Widget? { unsafe Widget.wrapper(for: OpaquePointer(gtk_widget_get_first_child(widget))) }

  package var nextSibling: Widget? { unsafe Widget.wrapper(for: OpaquePointer(gtk_widget_get_next_sibling(widget))) }

  /// All children in order. Costs a wrapper for each one that has none: for tests and rare walks.
  package var children: [Widget] {
    var result: [Widget] = []
    var next = firstChild
    while let child = next {
      result.append(child)
      next = child.nextSibling
    }
    return result
  }

  package func isInside(_ ancestor: Widget) -> Bool {
    unsafe gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }

  /// The focus widget of the window that the widget is in.
  package var focusInRoot: Widget? {
    get {
      guard let root = unsafe gtk_widget_get_root(widget) else { return nil }
      return unsafe Widget.wrapper(for: OpaquePointer(gtk_root_get_focus(root)))
    }
    set {
      if let root = unsafe gtk_widget_get_root(widget) { unsafe gtk_root_set_focus(root, newValue?.widget) }
    }
  }

  package var isMapped: Bool { unsafe gtk_widget_get_mapped(widget) != 0 }

  package var isRealized: Bool { unsafe gtk_widget_get_realized(widget) != 0 }

  /// The clock of the frames that the widget is drawn in; `nil` before it is realized.
  package var frameClock: FrameClock? {
    guard let clock = unsafe gtk_widget_get_frame_clock(widget) else { return nil }
    return unsafe FrameClock.shared(clock)
  }

  /// Takes the widget out of a parent that has no function of its own for that. Does nothing without a parent.
  package func unparent() {
    if unsafe gtk_widget_get_parent(widget) != nil { unsafe gtk_widget_unparent(widget) }
  }

  @discardableResult
  package func onMap(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("map"), body) }

  @discardableResult
  package func onUnmap(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("unmap"), body) }

  @discardableResult
  package func onRealize(_ body: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(Signal<Void>("realize"), after: true, body)
  }

  /// Runs when the widget lets go of everything, before it is freed.
  @discardableResult
  package func onDestroy(_ body: @escaping @MainActor () -> Void) -> SignalConnection { connect(Signal<Void>("destroy"), body) }

  /// Runs in every frame, before layout, until `body` returns `false` or the value is cancelled. The clock ticks all that time.
  @discardableResult
  package func addTickCallback(_ body: @escaping @MainActor (FrameClock) -> Bool) -> TickCallback {
    TickCallback(on: self, body)
  }
}
