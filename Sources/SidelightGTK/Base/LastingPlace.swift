import SidelightBridge

/// Remembers what had the focus: the list in place of one of its rows. Whoever kept the widget of a row would keep the row, which GTK shows
/// something else in, or takes away.
@MainActor struct LastingPlace {
  private weak var widget: Widget?

  init(_ focus: Widget) { widget = focus.typeName == "GtkListItemWidget" ? focus.parent ?? focus : focus }

  /// Gives the focus back, and says whether it went. A list says which row gets it.
  ///
  /// - Parameter content: what the place has to be in; nil for anywhere.
  func takeFocus(in content: Widget? = nil) -> Bool {
    guard let widget, widget.isMapped, content.map(widget.isInside) ?? true else { return false }
    return widget is ListViewWidget ? widget.moveFocus(.tabForward) : widget.grabFocusKeepingCursor()
  }
}
