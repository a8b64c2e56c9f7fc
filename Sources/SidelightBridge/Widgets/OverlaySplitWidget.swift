import CSidelight

/// An AdwOverlaySplitView: a sidebar beside the content, or over it.
@safe package final class OverlaySplitWidget: Widget {
  private let sidebar = SidebarBin()
  package let isTrailing: Bool
  /// What the content stands in while it goes on below the sidebar.
  package private(set) var ground: LayoutBin?
  var slide = Slide.none

  /// - Parameter isTrailing: whether the sidebar stands at the end of the content.
  package init(isTrailing: Bool = false) {
    self.isTrailing = isTrailing
    unsafe super.init(sinking: adw_overlay_split_view_new())
    if isTrailing {
      unsafe adw_overlay_split_view_set_sidebar_position(pointer, GTK_PACK_END)
      // Otherwise libadwaita takes a leading sidebar inside the content for a middle pane and paints it lighter.
      addClass("isolated")
    }
    // A pinned sidebar is not shown and hidden by `collapsed`, which would look like the user did it.
    isPinned = true
    unsafe adw_overlay_split_view_set_sidebar_width_unit(pointer, ADW_LENGTH_UNIT_PX)
    // Near 1, so that the maximum is the width that holds; at 1 libadwaita divides by zero.
    unsafe adw_overlay_split_view_set_sidebar_width_fraction(pointer, 0.9)
    onNotify("show-sidebar") { [weak self] in
      guard let self else { return }
      slide = isMapped ? .begun : .none
      // An arrow key must not lead into what slides away: GTK would look for another place once that is gone, and may find one that nobody sees.
      sidebar.bin.canFocus = showsSidebar
    }
    if !isTrailing { tellReadingOrder() }
  }

  /// Has assistive technology find the sidebar before the content. libadwaita has them the other way round, because the widget that is drawn
  /// last is clicked first; so the widgets stay, and only the order that is told is another one. What stands before both of them is told
  /// first, as GTK takes no other first child; where a libadwaita has nothing there, its order stays.
  private func tellReadingOrder() {
    let parts = children
    guard let first = parts.first, let sidebar = parts.first(where: { $0.hasClass("sidebar-pane") }),
      let content = parts.first(where: { $0.hasClass("content-pane") }), first != sidebar, first != content
    else { return }
    unsafe gtk_accessible_set_accessible_parent(first.pointer, pointer, sidebar.pointer)
    unsafe gtk_accessible_set_accessible_parent(sidebar.pointer, pointer, content.pointer)
    unsafe gtk_accessible_set_accessible_parent(content.pointer, pointer, nil)
  }

  package func setSidebar(_ child: Widget?) {
    guard sidebar.child != child else { return }
    sidebar.put(child)
    unsafe adw_overlay_split_view_set_sidebar(pointer, child == nil ? nil : sidebar.bin.widget)
  }

  /// What the sidebar stands in.
  package var pane: LayoutContainer { sidebar.bin }

  /// The room around the sidebar at each edge but the one to the content, in pixels.
  package var paneMargin: Int {
    get { sidebar.margin }
    set {
      sidebar.isTrailing = isTrailing
      sidebar.margin = newValue
    }
  }

  /// How much of the width the sidebar takes from the content, in pixels.
  package var taken: Int {
    guard let content = ground ?? content, !isCollapsed, content.width > 0 else { return 0 }
    return max(0, width - content.width)
  }

  /// Has the content stand in a ground of its own, which tells what it draws, or in none.
  package func setGround(_ hasGround: Bool) {
    guard hasGround != (ground != nil) else { return }
    let content = content
    setContent(nil)
    if !hasGround { putContent(nil) }
    ground = hasGround ? LayoutBin() : nil
    if let ground { putContent(ground) }
    setContent(content)
  }

  private var content: Widget? {
    if let ground { return ground.child }
    return unsafe adw_overlay_split_view_get_content(pointer).flatMap { unsafe Widget.wrapper(for: OpaquePointer($0)) }
  }

  package func setContent(_ content: Widget?) {
    if let ground { ground.child = content } else { putContent(content) }
  }

  private func putContent(_ content: Widget?) {
    if unsafe adw_overlay_split_view_get_content(pointer) != content?.widget {
      unsafe adw_overlay_split_view_set_content(pointer, content?.widget)
    }
  }

  package var showsSidebar: Bool {
    get { unsafe adw_overlay_split_view_get_show_sidebar(pointer) != 0 }
    set { if newValue != showsSidebar { unsafe adw_overlay_split_view_set_show_sidebar(pointer, newValue ? 1 : 0) } }
  }

  /// Whether it stays as it is, shown or not, when `isCollapsed` changes.
  var isPinned: Bool {
    get { unsafe adw_overlay_split_view_get_pin_sidebar(pointer) != 0 }
    set { unsafe adw_overlay_split_view_set_pin_sidebar(pointer, newValue ? 1 : 0) }
  }

  /// Whether the sidebar stands where it belongs, or is out of sight; otherwise it slides.
  package var isAtRest: Bool {
    guard sidebar.child != nil, isMapped else { return true }
    guard showsSidebar else { return !sidebar.bin.isMapped }
    guard let box = sidebar.bin.bounds(in: self) else { return false }
    return abs(isTrailing != isRightToLeft ? box.x + box.width - Double(width) : box.x) < 0.5
  }

  /// Whether the sidebar lies over the content.
  package var isCollapsed: Bool {
    get { unsafe adw_overlay_split_view_get_collapsed(pointer) != 0 }
    set { if newValue != isCollapsed { unsafe adw_overlay_split_view_set_collapsed(pointer, newValue ? 1 : 0) } }
  }

  /// The sidebar's width in pixels: what it shrinks to when the content needs room, and what it has otherwise.
  ///
  /// - Parameter inset: What is free before it, for another sidebar to lie there.
  package func setSidebarWidth(minimum: Double, current: Double, after inset: Double = 0) {
    sidebar.inset = Int(inset)
    let minimum = minimum + inset
    let current = current + inset
    if unsafe adw_overlay_split_view_get_min_sidebar_width(pointer) != minimum {
      unsafe adw_overlay_split_view_set_min_sidebar_width(pointer, minimum)
    }
    if unsafe adw_overlay_split_view_get_max_sidebar_width(pointer) != current {
      unsafe adw_overlay_split_view_set_max_sidebar_width(pointer, current)
    }
  }

  /// Whether swipes show and hide it.
  package func setGestures(_ areEnabled: Bool) {
    unsafe adw_overlay_split_view_set_enable_show_gesture(pointer, areEnabled ? 1 : 0)
    unsafe adw_overlay_split_view_set_enable_hide_gesture(pointer, areEnabled ? 1 : 0)
  }
}
