import CSidelight

/// The GtkWidget subclass behind `LayoutBin` and `LayoutContainer`. Its children are the ones GTK knows, in GTK's order.
@MainActor enum LayoutClass {
  static let instances: InstanceClass<LayoutState> =
    unsafe InstanceClass("SidelightLayout", parent: gtk_widget_get_type(), classInit: classInit)

  private static let classInit: InstanceClass<LayoutState>.ClassInit = { data, _ in
    let object = unsafe data.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.dispose = cFunction(dispose)
    unsafe object.pointee.finalize = cFunction(finalize)
    let widget = unsafe data.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.measure = cFunction(measure)
    unsafe widget.pointee.size_allocate = cFunction(allocate)
    unsafe widget.pointee.get_request_mode = cFunction(requestMode)
    unsafe widget.pointee.grab_focus = cFunction(grabFocus)
    unsafe widget.pointee.focus = cFunction(moveFocus)
    unsafe widget.pointee.compute_expand = cFunction(computeExpand)
    unsafe widget.pointee.snapshot = cFunction(snapshot)
    unsafe widget.pointee.css_changed = cFunction(styleChanged)
    unsafe gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GENERIC)
  }

  private static let dispose: @MainActor @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    let widget = unsafe UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    while let child = unsafe gtk_widget_get_first_child(widget) { unsafe gtk_widget_unparent(child) }
    unsafe instances.parentClass(as: GObjectClass.self).pointee.dispose?(object)
  }

  private static let finalize: @MainActor @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    unsafe instances.clear(object)
    unsafe instances.parentClass(as: GObjectClass.self).pointee.finalize?(object)
  }

  private static let measure:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GtkWidget>, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Void = { widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
      let axis = Orientation(rawValue: orientation.rawValue) ?? .horizontal
      if let layout = unsafe instances.fields(of: widget)?.layout {
        let result = layout.measure(axis, forSize: Int(forSize))
        unsafe minimum?.pointee = Int32(clamping: result.minimum)
        unsafe natural?.pointee = Int32(clamping: max(result.minimum, result.natural))
        unsafe minimumBaseline?.pointee = Int32(clamping: result.minimumBaseline)
        unsafe naturalBaseline?.pointee = Int32(clamping: result.naturalBaseline)
        return
      }
      // Without a layout the container is as large as its largest child, and gives each child all of its room.
      var largest = (minimum: Int32(0), natural: Int32(0))
      unsafe forEachChild(of: widget) { child in
        var size = (minimum: Int32(0), natural: Int32(0))
        unsafe gtk_widget_measure(child, orientation, forSize, &size.minimum, &size.natural, nil, nil)
        largest = (max(largest.minimum, size.minimum), max(largest.natural, size.natural))
      }
      unsafe minimum?.pointee = largest.minimum
      unsafe natural?.pointee = largest.natural
    }

  private static let allocate: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, Int32, Int32, Int32) -> Void = {
    widget, width, height, baseline in
    if let layout = unsafe instances.fields(of: widget)?.layout {
      layout.allocate(width: Int(width), height: Int(height), baseline: Int(baseline))
    } else {
      unsafe forEachChild(of: widget) { child in unsafe gtk_widget_allocate(child, width, height, baseline, nil) }
    }
  }

  private static let requestMode: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>) -> GtkSizeRequestMode = { widget in
    if let mode = unsafe instances.fields(of: widget)?.requestMode { return GtkSizeRequestMode(mode.rawValue) }
    var result = GTK_SIZE_REQUEST_CONSTANT_SIZE
    unsafe forEachChild(of: widget) { child in
      if result == GTK_SIZE_REQUEST_CONSTANT_SIZE { result = unsafe gtk_widget_get_request_mode(child) }
    }
    return result
  }

  private static let computeExpand:
    @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<gboolean>, UnsafeMutablePointer<gboolean>) -> Void = {
      widget, horizontal, vertical in
      var wants = (horizontal: false, vertical: false)
      var next = unsafe gtk_widget_get_first_child(widget)
      while let child = unsafe next {
        if unsafe gtk_widget_compute_expand(child, GTK_ORIENTATION_HORIZONTAL) != 0 { wants.horizontal = true }
        if unsafe gtk_widget_compute_expand(child, GTK_ORIENTATION_VERTICAL) != 0 { wants.vertical = true }
        unsafe next = unsafe gtk_widget_get_next_sibling(child)
      }
      unsafe horizontal.pointee = wants.horizontal ? 1 : 0
      unsafe vertical.pointee = wants.vertical ? 1 : 0
    }

  private static let snapshot: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, OpaquePointer) -> Void = { widget, target in
    guard let state = unsafe instances.fields(of: widget) else {
      unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.snapshot?(widget, target)
      return
    }
    if let paints = state.paints { return unsafe paints(Painter(target)) }
    if let paint = state.paintsBelow { unsafe paint(Painter(target)) }
    guard let draws = state.draws else { return unsafe draw(widget, state, on: target) }
    let node = RenderNode.record { painter in unsafe draw(widget, state, on: painter.snapshot) }
    unsafe draws(node, Painter(target))
  }

  private static let styleChanged: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, OpaquePointer?) -> Void = { widget, change in
    unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.css_changed?(widget, change)
    unsafe instances.fields(of: widget)?.restyled?()
  }

  /// Draws the children in their order.
  private static func draw(_ widget: UnsafeMutablePointer<GtkWidget>, _ state: LayoutState, on target: OpaquePointer) {
    let composes = unsafe state.masks != nil || hasBlends(widget)
    if composes { return unsafe compose(widget, state, on: target) }
    guard unsafe state.mask != nil || !state.onlookers.isEmpty || Softness.isIn(widget) else {
      unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.snapshot?(widget, target)
      return
    }
    var below: [RenderNode] = []
    var (next, index) = (unsafe gtk_widget_get_first_child(widget), 0)
    while let child = unsafe next {
      for onlooker in state.onlookers where unsafe onlooker.child?.widget == child { onlooker.look(below) }
      let mask = state.mask?(index)
      unsafe mask?.push(on: target)
      if state.onlookers.isEmpty {
        unsafe Softness.draw(child, of: widget, on: target)
      } else if let node = RenderNode.record({ painter in unsafe Softness.draw(child, of: widget, on: painter.snapshot) }) {
        unsafe Painter(target).draw(node)
        below.append(node)
      }
      if mask != nil { unsafe gtk_snapshot_pop(target) }
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
      index += 1
    }
  }

  private static func hasBlends(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard LayoutState.blends > 0, let state = unsafe instances.fields(of: widget) else { return false }
    var next = unsafe gtk_widget_get_first_child(widget)
    // What is alone meets what lies below this container.
    if let only = unsafe next, !state.isolates, unsafe gtk_widget_get_next_sibling(only) == nil { return false }
    while let child = unsafe next {
      if unsafe blend(of: child) != nil { return true }
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
    return false
  }

  /// Visits the children that take part in layout.
  private static func forEachChild(of widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
      if unsafe gtk_widget_should_layout(child) != 0 { unsafe body(child) }
    }
  }
}
