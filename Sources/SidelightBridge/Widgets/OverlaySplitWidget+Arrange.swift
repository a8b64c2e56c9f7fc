extension OverlaySplitWidget {
  /// What is known of how the sidebar slides to where it was last shown or hidden.
  enum Slide {
    case none
    /// It has begun to, and was not laid out since.
    case begun
    /// It was laid out since, so that its place tells whether it is there.
    case laidOut
  }

  /// Lays the sidebar over the content or beside it, and shows or hides it there.
  ///
  /// - Parameter slides: whether it slides to where it is to be. Before the first layout in its place it never does: libadwaita divides its
  ///   speed by the sidebar's width, which is still 0.
  package func arrange(isOver: Bool, isShown: Bool, slides: Bool) {
    guard isOver != isCollapsed || isShown != showsSidebar else { return }
    if slides, !isMapped || width > 0 {
      isCollapsed = isOver
      showsSidebar = isShown
    } else if isSliding {
      stopSliding {
        isCollapsed = isOver
        showsSidebar = isShown
      }
    } else {
      if isShown != showsSidebar { jump(isShown) }
      isCollapsed = isOver
      slide = .none
    }
  }

  /// The sidebar has been laid out where it stands now.
  package func wasLaidOut() { if slide == .begun { slide = .laidOut } }

  private var isSliding: Bool {
    switch slide {
    case .none: false
    case .begun: isMapped
    case .laidOut: !isAtRest
    }
  }

  /// What is not pinned appears without sliding when it no longer lies over the content, and goes so when it begins to.
  private func jump(_ isShown: Bool) {
    isCollapsed = isShown
    isPinned = false
    isCollapsed = !isShown
    isPinned = true
  }

  /// What is not on the screen does not slide, so everything inside leaves it for a moment. The focus stays.
  private func stopSliding(_ change: () -> Void) {
    let focus = containsFocus ? focusInRoot : nil
    let selection = focus?.textSelection
    isChildVisible = false
    change()
    isChildVisible = true
    slide = .none
    guard let focus, focus.isMapped else { return }
    focus.grabFocusKeepingCursor()
    focus.textSelection = selection
  }
}
