package import SidelightBridge
package import SidelightCore

/// An alert as an AdwAlertDialog over the window's content.
///
/// The dialog never closes by itself. It sends what the user chooses, and goes when the element does.
@MainActor package final class AlertController: PresentedController {
  package let dialog = AlertDialogWidget()
  private let fields = BoxWidget(.vertical, spacing: 6)
  /// What it is shown over, once it is.
  private weak var anchor: Widget?
  private var isOpen = false
  /// Waits to hear whether it was a button that asked to close the dialog.
  private var cancelling: MainSource?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: dialog)
    dialog.connect(AlertDialogWidget.response) { [weak self] name in self?.choose(Int(name)) }
    dialog.connect(DialogWidget.closeAttempt) { [weak self] in self?.closeWasAsked() }
  }

  private var alert: AlertElement? { if case .alert(let alert) = element.kind { alert } else { nil } }

  package override func update(from old: Element?) {
    guard let alert else { return }
    dialog.heading = alert.showsTitle ? alert.title : ""
    dialog.title = alert.title
    dialog.body = alert.message
    dialog.icon = alert.icon.flatMap { renderer?.symbols.iconName(for: $0) }
    dialog.warns = alert.isCritical
    dialog.responses = alert.responses.indices.map { index in
      let response = alert.responses[index]
      let appearance: AlertDialogWidget.Appearance =
        switch alert.appearance(at: index) {
        case .plain: .plain
        case .suggested: .suggested
        case .destructive: .destructive
        }
      return AlertDialogWidget.Response(label: response.label, appearance: appearance, isEnabled: response.isEnabled)
    }
    dialog.defaultResponse = alert.defaultIndex
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.fill, .center))
    (child.core as? EntryWidget)?.activatesDefault = true
    let others = children(in: .body).filter { $0 !== child }
    fields.insert(child.widget, after: index > 0 ? others[index - 1].widget : nil)
    dialog.extraChild = fields
  }

  package override func detach(_ child: Controller) {
    fields.remove(child.widget)
    if fields.firstChild == nil { dialog.extraChild = nil }
  }

  // MARK: Opening and closing

  override func open(over widget: Widget) {
    anchor = widget
    hearKeys(dialog)
    renderer?.settleLater(self)
  }

  /// It opens once everything is in it, so that the first text field gets the focus.
  package override func settle() {
    guard !isOpen, parent != nil, let anchor else { return }
    isOpen = true
    // Otherwise the default button would have the focus.
    if let core = children(in: .body).first(where: { $0.element.kind.beginsFocusOfAlert })?.core { dialog.beginFocus(at: core) }
    coverPopovers()
    dialog.present(over: anchor)
  }

  override func close() {
    cancelling?.cancel()
    cancelling = nil
    guard isOpen else { return }
    isOpen = false
    dialog.close()
  }

  package override func discard() { close() }

  // MARK: What the user does

  package override func askToClose() { send(.alert(id, .cancelled)) }

  /// A button asks the dialog to close, and says right after that which one it was. Escape asks for nothing else.
  private func closeWasAsked() {
    cancelling?.cancel()
    cancelling = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in
      self?.cancelling = nil
      self?.askToClose()
    }
  }

  private func choose(_ position: Int?) {
    cancelling?.cancel()
    cancelling = nil
    guard isOpen, let position, let alert, alert.responses.indices.contains(position) else { return }
    send(.alert(id, .chosen(alert.responses[position].node)))
  }
}
