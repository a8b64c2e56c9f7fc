import SidelightBridge

/// What lies over a window or over a sheet: a sheet or an alert.
@MainActor package class PresentedController: Controller {
  /// Has the window hear of the keys that nothing in a dialog has a use for: what happens in one goes no further.
  final var hearKeys: (Widget) -> Void = { _ in }

  /// Shows it over the window that a widget is in, as soon as all of it is there.
  func open(over widget: Widget) {}

  /// Takes it away. It can be seen while it moves away, though nothing keeps it up to date.
  func close() {}

  /// The user wants to leave it.
  package func askToClose() {}

  /// What lies on top of all that is shown over this one.
  final var top: PresentedController { topPresented?.top ?? self }

  /// Says that it is about to lie over what the popovers around it point at.
  final func coverPopovers() {
    for other in parent?.children(in: .sheets) ?? [] where other !== self { (other as? SheetController)?.hidePopover() }
  }
}

extension Controller {
  /// What lies on top of all that is shown over this one itself.
  var topPresented: PresentedController? { children(in: .sheets).topPresented { $0.element } as? PresentedController }

  /// Something came to lie over this one, or went: a popover may be open only where nothing else is.
  func settlePopovers() { for child in children(in: .sheets) where child.element.isPopover { renderer?.settleLater(child) } }
}
