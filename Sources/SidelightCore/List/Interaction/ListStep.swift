/// What a driver does in answer to a key or a click in a list. The steps of one answer are performed in order.
package enum ListStep: Equatable, Sendable {
  /// Give a row the focus, and bring it into sight.
  case focus(Int)
  /// Bring a row into sight.
  case scroll(Int)
  /// Send the list an event: select, open, delete, activate.
  case send(ListEvent)
  /// Open the menu of a row. Where it is empty the key goes on to others.
  case openMenu(Int)
}
