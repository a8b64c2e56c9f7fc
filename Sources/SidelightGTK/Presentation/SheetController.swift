package import SidelightBridge
package import SidelightCore

/// A sheet as an AdwDialog over the window's content.
///
/// The dialog never closes by itself. What the user does to close it is told, and the dialog goes when the element does; until its
/// last movement ends it is there to see, without anybody behind it.
@MainActor package final class SheetController: Controller {
  package let dialog = DialogWidget()
  private let pane = SheetPane()
  /// What it is shown over, once it is.
  private weak var anchor: Widget?
  private var isOpen = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: dialog)
    pane.sheet = self
    dialog.setChild(pane.bin)
    dialog.connect(DialogWidget.closeAttempt) { [weak self] in self?.dismiss() }
  }

  /// Says that the user wants it gone.
  func dismiss() { send(.sheet(id, .dismissed)) }

  package override func update(from old: Element?) {
    guard case .sheet(let element) = element.kind else { return }
    dialog.title = element.title
  }

  /// Opens it once its content is there.
  func open(over widget: Widget) {
    anchor = widget
    renderer?.settleLater(self)
  }

  package override func settle() {
    guard !isOpen, parent != nil, let anchor else { return }
    isOpen = true
    // Otherwise the first button of the header bar has the focus, which leaves without a change.
    if let content = page?.content, content.hasFocusableParts { dialog.setFocus(content) }
    dialog.present(over: anchor)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    dialog.close()
  }

  var page: PageController? { children(in: .body).first as? PageController }

  /// The sheet on top of all that lie over this one.
  var top: SheetController { (children(in: .sheets).last as? SheetController)?.top ?? self }

  package override func attach(_ child: Controller, at index: Int) {
    if let sheet = child as? SheetController { return sheet.open(over: dialog) }
    child.place(Placement(.fill, .fill))
    pane.put(child.widget)
  }

  package override func detach(_ child: Controller) {
    if let sheet = child as? SheetController { sheet.close() } else { pane.put(nil) }
  }

  package override func reorder(_ child: Controller, to index: Int) {}

  package override func discard() { close() }
}

extension Widget {
  /// Whether the keyboard can reach something in it.
  fileprivate var hasFocusableParts: Bool {
    isVisible && isSensitive && (isFocusable || children.contains(where: \.hasFocusableParts))
  }
}
