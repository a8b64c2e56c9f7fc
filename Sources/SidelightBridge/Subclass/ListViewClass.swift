import CSidelight

/// A GtkListView that asks where the keyboard focus goes in it, and that remembers what it drew last, for those lists whose rows fold: where
/// rows came from can be seen only there.
@MainActor enum ListViewClass {
  static let instances: InstanceClass<ListPainting> =
    unsafe InstanceClass("SidelightListView", parent: gtk_list_view_get_type(), classInit: classInit)

  private static let classInit: InstanceClass<ListPainting>.ClassInit = { data, _ in
    let object = unsafe data.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.finalize = cFunction(finalize)
    let widget = unsafe data.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.snapshot = cFunction(snapshot)
    unsafe widget.pointee.set_focus_child = cFunction(setFocusChild)
    unsafe widget.pointee.focus = cFunction(moveFocus)
    unsafe widget.pointee.grab_focus = cFunction(grabFocus)
  }

  private static let finalize: @MainActor @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    unsafe instances.clear(object)
    unsafe instances.parentClass(as: GObjectClass.self).pointee.finalize?(object)
  }

  private typealias SetFocusChild = @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>?) -> Void
  private static let setFocusChild: SetFocusChild = { widget, child in
    unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.set_focus_child?(widget, child)
    guard let painting = unsafe instances.fields(of: widget) else { return }
    if unsafe gtk_widget_get_height(widget) == 0 { painting.isAnchorVague = true }
    for body in painting.focusMoved { body() }
  }

  private typealias MoveFocus = @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, GtkDirectionType) -> Int32
  private static let moveFocus: MoveFocus = { widget, direction in
    let painting = unsafe instances.fields(of: widget)
    defer { painting?.hasMovedFocus?() }
    if let painting, !painting.isPlacingFocus, let way = FocusDirection(rawValue: direction.rawValue), let went = painting.moveFocus?(way) {
      return went ? 1 : 0
    }
    return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.focus?(widget, direction) ?? 0
  }

  private static let grabFocus: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>) -> Int32 = { widget in
    let painting = unsafe instances.fields(of: widget)
    if let painting, !painting.isPlacingFocus { painting.takeFocus?() }
    defer { if painting?.isPlacingFocus != true { painting?.hasMovedFocus?() } }
    return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.grab_focus?(widget) ?? 0
  }

  private static let snapshot: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, OpaquePointer) -> Void = { widget, target in
    let inherited = unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.snapshot
    // At the end: GTK styles rows while it draws them, too.
    defer { if let painting = unsafe instances.fields(of: widget), !painting.isShown { unsafe show(widget, painting) } }
    guard let painting = unsafe instances.fields(of: widget), painting.isRemembered || painting.motion != nil else {
      unsafe inherited?(widget, target)
      return
    }
    guard let own = unsafe gtk_snapshot_new() else { return }
    if let fold = painting.fold {
      unsafe fold.draw(widget, own)
    } else if let motion = painting.motion {
      unsafe motion.draw(widget, own)
    } else {
      unsafe inherited?(widget, own)
    }
    guard let node = unsafe gtk_snapshot_free_to_node(own) else {
      painting.last = nil
      return
    }
    let drawn = unsafe RenderNode(adopting: node)
    unsafe gtk_snapshot_append_node(target, drawn.pointer)
    painting.last = painting.isRemembered ? drawn : nil
  }

  private static func show(_ widget: UnsafeMutablePointer<GtkWidget>, _ painting: ListPainting) {
    painting.isShown = true
    guard let list = unsafe Widget.wrapper(for: OpaquePointer(widget)) else { return }
    StyleProvider.restyle(list.parent ?? list)
  }
}

/// What a list's GObject keeps for Swift.
@MainActor final class ListPainting {
  /// The list was drawn, so that its first rows are there and have been styled.
  var isShown = false
  /// Whether what is drawn is kept until it is drawn again.
  var isRemembered = false
  var last: RenderNode?
  var fold: ListFold?
  /// Rows on their way; nil while all are drawn where they are.
  var motion: ListMotion?
  /// GTK was asked where a row is in sight before the list had a height.
  var isAnchorVague = false
  /// Called when the focus goes to another row, or leaves the list.
  var focusMoved: [@MainActor () -> Void] = []
  /// Called when a key moves the focus into the list or on in it; says whether it went, or nil where GTK knows.
  var moveFocus: (@MainActor (FocusDirection) -> Bool?)?
  /// Called when the list as a whole is given the focus, before GTK gives it to a row.
  var takeFocus: (@MainActor () -> Void)?
  /// Called when one of the two is over.
  var hasMovedFocus: (@MainActor () -> Void)?
  /// The program says which row gets the focus, and nobody is asked.
  var isPlacingFocus = false
}
