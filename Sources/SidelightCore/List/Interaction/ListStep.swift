/// What a driver does in answer to a key or a click in a list. The steps of one answer are performed in order.
package enum ListStep: Equatable, Sendable {
  /// Give a row the focus, and scroll it into view.
  case focus(Int)
  /// Scroll a row into view.
  case scroll(Int)
  /// Send the list an event, such as select, open, delete or activate.
  case send(ListEvent)
  /// Use the control that is alone in a row of a form.
  case use(Int)
  /// Open the menu of a row. If it is empty, the key was not used.
  case openMenu(Int)
}
