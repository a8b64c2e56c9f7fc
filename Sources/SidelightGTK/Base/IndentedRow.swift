/// A row whose content stands further in where it is in an outline.
@MainActor protocol IndentedRow: AnyObject {
  /// How far, with the room for a triangle, in pixels.
  var lead: Int { get }
}
