import CSidelight

/// How the keyboard focus enters a laid out container and moves among its children. GTK's own functions only try the container itself.
extension LayoutClass {
  static let grabFocus: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>) -> Int32 = { widget in
    if unsafe gtk_widget_get_focusable(widget) != 0 {
      return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.grab_focus?(widget) ?? 0
    }
    return unsafe children(of: widget).contains { unsafe gtk_widget_grab_focus($0) != 0 } ? 1 : 0
  }

  static let moveFocus: @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>, GtkDirectionType) -> Int32 = { widget, direction in
    if unsafe gtk_widget_get_focusable(widget) != 0 {
      return unsafe instances.parentClass(as: GtkWidgetClass.self).pointee.focus?(widget, direction) ?? 0
    }
    let order = unsafe order(of: children(of: widget), in: widget, towards: FocusDirection(rawValue: direction.rawValue) ?? .tabForward)
    // The child that has the focus moves it inside itself first; only those behind it come next.
    let current = unsafe gtk_widget_get_focus_child(widget)
    let start = unsafe order.firstIndex { unsafe $0 == current } ?? 0
    return unsafe order[start...].contains { unsafe gtk_widget_child_focus($0, direction) != 0 } ? 1 : 0
  }

  /// Tab follows the children's own order, and the arrows follow their places.
  private static func order(
    of children: [UnsafeMutablePointer<GtkWidget>], in widget: UnsafeMutablePointer<GtkWidget>, towards direction: FocusDirection
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    func sorted(by position: (graphene_rect_t) -> Float) -> [UnsafeMutablePointer<GtkWidget>] {
      let places = unsafe children.map { child in
        var bounds = graphene_rect_t()
        let isKnown = unsafe gtk_widget_compute_bounds(child, widget, &bounds) != 0
        return unsafe (child: child, position: isKnown ? position(bounds) : 0)
      }
      return unsafe places.sorted { unsafe $0.position < $1.position }.map { unsafe $0.child }
    }
    return switch direction {
    case .tabForward: unsafe children
    case .tabBackward: unsafe children.reversed()
    case .right: unsafe sorted { $0.origin.x + $0.size.width / 2 }
    case .left: unsafe sorted { -$0.origin.x - $0.size.width / 2 }
    case .down: unsafe sorted { $0.origin.y + $0.size.height / 2 }
    case .up: unsafe sorted { -$0.origin.y - $0.size.height / 2 }
    }
  }

  private static func children(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    var result: [UnsafeMutablePointer<GtkWidget>] = unsafe []
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      unsafe result.append(child)
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
    }
    return unsafe result
  }
}
