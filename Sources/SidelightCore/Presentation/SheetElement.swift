/// A sheet over a window: its one page in slot `.body`, and sheets that its content shows over it in slot `.sheets`. Sends
/// ``Event/sheet(_:_:)``.
package struct SheetElement: Equatable, Sendable {
  /// What assistive technology calls the sheet, and what its header bar shows.
  @ShownText package var title: String
  /// How it stands, as its model decided.
  package var plan: SheetPlan

  package init(title: String = "", plan: SheetPlan) {
    self.title = title
    self.plan = plan
  }
}
