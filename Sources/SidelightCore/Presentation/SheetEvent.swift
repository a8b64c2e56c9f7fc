/// What can happen to a sheet.
package enum SheetEvent: Sendable, Hashable {
  /// The user wants it gone: Escape, the close button, a click beside it.
  case dismissed
}
