import CSidelight

/// A widget with at most one child, whose size and place are decided in Swift.
///
/// Without a `layout` it hands all of its room to the child, like AdwBin. It wants spare room when its child does, unless
/// `expandsHorizontally` or `expandsVertically` say otherwise.
@safe package final class LayoutBin: Widget {
  private let state: LayoutState

  package init(child: Widget? = nil) {
    let state = LayoutState()
    self.state = state
    unsafe super.init(sinking: UnsafeMutablePointer(LayoutClass.instances.make(state)))
    self.child = child
  }

  /// Decides sizes and places. Held weakly: its owner is usually the owner of the bin, too.
  package var layout: (any WidgetLayout)? {
    get { state.layout }
    set {
      guard newValue !== state.layout else { return }
      state.layout = newValue
      queueResize()
    }
  }

  /// Which dimension follows the other; `nil` does what the child does.
  package var requestMode: RequestMode? {
    get { state.requestMode }
    set {
      guard newValue != state.requestMode else { return }
      state.requestMode = newValue
      queueResize()
    }
  }

  /// Draws the child, given what it drew by itself; `nil` for as it is. Capture the owner weakly.
  package var draws: ((RenderNode?, Painter) -> Void)? {
    get { state.draws }
    set {
      state.draws = newValue
      queueDraw()
    }
  }

  /// The child. A new one must not have a parent; the old one is let go.
  package var child: Widget? {
    get { firstChild }
    set {
      let old = unsafe gtk_widget_get_first_child(widget)
      guard unsafe old != newValue?.widget else { return }
      if let old = unsafe old { unsafe gtk_widget_unparent(old) }
      if let newValue { unsafe gtk_widget_set_parent(newValue.widget, widget) }
    }
  }
}
