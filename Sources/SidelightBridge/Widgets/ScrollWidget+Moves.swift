import CSidelight

extension ScrollWidget {
  /// Runs `body` whenever the content stands elsewhere: when it was scrolled, or its length or its room changed.
  package func onMoved(_ body: @escaping @MainActor () -> Void) -> [SignalConnection] {
    guard let adjustment = unsafe Object.wrapper(for: OpaquePointer(gtk_scrolled_window_get_vadjustment(pointer))) else { return [] }
    return ["changed", "value-changed"].map { adjustment.connect(Signal<Void>($0), body) }
  }
}
