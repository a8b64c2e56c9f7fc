import SidelightBridge

/// What lies over a window or over a sheet: a sheet or an alert.
@MainActor package class PresentedController: Controller {
  /// Shows it over the window that a widget is in, as soon as all of it is there.
  func open(over widget: Widget) {}

  /// Takes it away. It can be seen while it moves away, though nothing keeps it up to date.
  func close() {}

  /// The user wants to leave it.
  package func askToClose() {}

  /// What lies on top of all that is shown over this one.
  final var top: PresentedController { (children(in: .sheets).last as? PresentedController)?.top ?? self }
}
