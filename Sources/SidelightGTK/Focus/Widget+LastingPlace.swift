import SidelightBridge

extension Widget {
  /// What to remember of a place that had the focus: the list in place of one of its rows. Whoever kept the row's widget would keep the row, which
  /// GTK shows something else in, or takes away.
  var lastingPlace: Widget { typeName == "GtkListItemWidget" ? parent ?? self : self }

  /// Gives the focus back to a place that was remembered. A list says which row gets it.
  func takeFocusAgain() -> Bool { self is ListViewWidget ? moveFocus(.tabForward) : grabFocusKeepingCursor() }
}
