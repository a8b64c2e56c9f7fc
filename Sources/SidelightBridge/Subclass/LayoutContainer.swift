import CSidelight

/// A widget with any number of children, whose sizes and places are decided in Swift. Later children are drawn above earlier ones.
///
/// Without a `layout` each child gets all of the room. Tab goes through the children in their order.
@safe package final class LayoutContainer: Widget {
  private let state: LayoutState

  package init() {
    let state = LayoutState()
    self.state = state
    unsafe super.init(sinking: UnsafeMutablePointer(LayoutClass.instances.make(state)))
  }

  /// Decides sizes and places. Held weakly: its owner is usually the owner of the container, too.
  package var layout: (any WidgetLayout)? {
    get { state.layout }
    set {
      guard newValue !== state.layout else { return }
      state.layout = newValue
      queueResize()
    }
  }

  /// Which dimension follows the other; `nil` does what the first child with a preference does.
  package var requestMode: RequestMode? {
    get { state.requestMode }
    set {
      guard newValue != state.requestMode else { return }
      state.requestMode = newValue
      queueResize()
    }
  }

  /// Whether arrow keys go from child to child, by where these lie, as they do in a GtkBox.
  package var followsArrows: Bool {
    get { state.followsArrows }
    set { state.followsArrows = newValue }
  }

  /// What Tab goes through in place of the children, wherever inside they are; `nil` for the children. Capture the owner weakly.
  package var tabOrder: (() -> [Widget]?)? {
    get { state.tabOrder }
    set { state.tabOrder = newValue }
  }

  /// What is seen of the child at an index, asked whenever the container is drawn; its answer `nil` stands for all of the child. `nil` for
  /// all of every child. Capture the owner weakly.
  package var mask: ((Int) -> Mask?)? {
    get { state.mask }
    set {
      state.mask = newValue
      queueDraw()
    }
  }

  /// Draws the children, given what they drew by themselves; `nil` for as they are. Capture the owner weakly.
  package var draws: ((RenderNode?, Painter) -> Void)? {
    get { state.draws }
    set {
      state.draws = newValue
      queueDraw()
    }
  }

  /// The children that say, as far as they are opaque, which parts of the others are seen, and that are not seen themselves; `nil` where all of all
  /// children is seen. Capture the owner weakly.
  package var masks: (() -> [Widget])? {
    get { state.masks }
    set {
      state.masks = newValue
      queueDraw()
    }
  }

  /// How it meets what its parent has drawn below it, if that is a container as well.
  package var blend: Blend? {
    get { state.blend }
    set {
      state.blend = newValue
      queueDraw()
      parent?.queueDraw()
    }
  }

  /// Whether what is in it meets nothing that lies below it.
  package var isolates: Bool {
    get { state.isolates }
    set {
      state.isolates = newValue
      queueDraw()
    }
  }

  package func add(_ onlooker: Onlooker) {
    state.onlookers.append(onlooker)
    queueDraw()
  }

  package func remove(_ onlooker: Onlooker) { state.onlookers.removeAll { $0 === onlooker } }

  /// Told when its style is another one, as where the colours around it change. Capture the owner weakly.
  package var restyled: (() -> Void)? {
    get { state.restyled }
    set { state.restyled = newValue }
  }

  /// Draws in place of the children, any of which it may draw; `nil` for these. Capture the owner weakly.
  package var paints: ((Painter) -> Void)? {
    get { state.paints }
    set {
      state.paints = newValue
      queueDraw()
    }
  }

  /// The colour that the style gives to its text.
  package var ownColor: PaintColor {
    var color = GdkRGBA()
    unsafe gtk_widget_get_color(widget, &color)
    return PaintColor(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// Draws below the children; `nil` for nothing. Capture the owner weakly.
  package var paintsBelow: ((Painter) -> Void)? {
    get { state.paintsBelow }
    set {
      state.paintsBelow = newValue
      queueDraw()
    }
  }

  /// Has GTK lay out the children in a row or a column, as in a GtkBox, in place of ``layout``; nil for that.
  ///
  /// A container costs GTK nothing to go from the one to the other: nothing in it changes its parent.
  package var line: Line? {
    get { state.line }
    set {
      guard newValue != state.line else { return }
      let old = state.line
      state.line = newValue
      guard let newValue else { return unsafe gtk_widget_set_layout_manager(widget, nil) }
      if old == nil { unsafe gtk_widget_set_layout_manager(widget, gtk_box_layout_new(GtkOrientation(newValue.orientation.rawValue))) }
      guard let manager = unsafe OpaquePointer(gtk_widget_get_layout_manager(widget)) else { return }
      if let old, old.orientation != newValue.orientation {
        unsafe gtk_orientable_set_orientation(manager, GtkOrientation(newValue.orientation.rawValue))
      }
      if newValue.spacing != old?.spacing ?? 0 { unsafe gtk_box_layout_set_spacing(manager, guint(clamping: newValue.spacing)) }
    }
  }

  /// Children one behind the other, and the pixels between them.
  package struct Line: Equatable, Sendable {
    package var orientation: Orientation
    package var spacing: Int

    package init(_ orientation: Orientation, spacing: Int = 0) { (self.orientation, self.spacing) = (orientation, spacing) }
  }

  /// Puts a child before another one, or at the end. A child that is in here already only moves.
  package func insert(_ child: Widget, before sibling: Widget? = nil) {
    unsafe gtk_widget_insert_before(child.widget, widget, sibling?.widget)
    queueResize()
  }

  /// Takes a child out. Does nothing when it is not in here.
  package func remove(_ child: Widget) {
    if unsafe gtk_widget_get_parent(child.widget) == widget { unsafe gtk_widget_unparent(child.widget) }
  }
}
