import CSidelight

extension ScrollWidget {
  /// Runs `body` whenever the content stands elsewhere: when it was scrolled, or its length or its room changed.
  package func onMoved(_ body: @escaping @MainActor () -> Void) -> [SignalConnection] {
    guard let adjustment = unsafe Object.wrapper(for: OpaquePointer(gtk_scrolled_window_get_vadjustment(pointer))) else { return [] }
    return ["changed", "value-changed"].map { adjustment.connect(Signal<Void>($0), body) }
  }

  /// The same along both axes.
  package func onMovedAnywhere(_ body: @escaping @MainActor () -> Void) -> [SignalConnection] {
    guard let adjustment = unsafe Object.wrapper(for: OpaquePointer(gtk_scrolled_window_get_hadjustment(pointer))) else { return [] }
    return onMoved(body) + ["changed", "value-changed"].map { adjustment.connect(Signal<Void>($0), body) }
  }

  /// How it stands from side to side.
  package var horizontalPosition: Position {
    let adjustment = unsafe gtk_scrolled_window_get_hadjustment(pointer)
    return unsafe Position(
      offset: gtk_adjustment_get_value(adjustment), length: gtk_adjustment_get_upper(adjustment),
      visible: gtk_adjustment_get_page_size(adjustment))
  }
}
