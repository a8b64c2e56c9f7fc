/// A sheet over a window. Its one page is in slot `.body`; sheets that its content shows are in slot `.sheets`. Sends
/// ``Event/sheet(_:_:)``.
package struct SheetElement: Equatable, Sendable {
  /// The title in its header bar, which is also its name for assistive technology.
  @ShownText package var title: String
  /// Where it is and how high, as its model decided.
  package var plan: SheetPlan

  package init(title: String = "", plan: SheetPlan) {
    self.title = title
    self.plan = plan
  }
}
