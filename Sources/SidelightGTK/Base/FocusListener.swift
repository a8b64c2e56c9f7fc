import SidelightBridge
import SidelightCore

/// Tells when the keyboard focus comes into an element that a focus state follows, or leaves it.
@MainActor final class FocusListener {
  let id: NodeID
  private weak var controller: Controller?
  private(set) weak var widget: Widget?
  private let focus = FocusController()
  private var isOn = false

  init(_ controller: Controller, _ id: NodeID, on widget: Widget) {
    self.id = id
    self.controller = controller
    self.widget = widget
    focus.connect(FocusController.entered) { [weak self] in self?.moved(true) }
    focus.connect(FocusController.left) { [weak self] in self?.moved(false) }
    widget.addController(focus)
    // Of several elements the first one takes the focus.
    if let renderer = controller.renderer, renderer.focusable(for: id) == nil { renderer.wishes.focusables[id] = controller.id }
    if widget.containsFocus { moved(true) }
  }

  /// What has the focus that the app gives to an element: the outermost widget where the app says that it can have it.
  static func home(of controller: Controller) -> Widget? {
    let traits = controller.element.traits
    return traits.hasRare && traits.rare.focusing?.isOn == true ? controller.widget : controller.core
  }

  /// Hears of the focus of an element where that comes to be.
  static func follow(_ controller: Controller) {
    let (id, known) = (controller.element.traits.focus, controller.focusListener)
    // Few elements are followed.
    guard id != nil || known != nil else { return }
    let home = home(of: controller)
    guard id != known?.id || known != nil && home != known?.widget else { return }
    known?.stop()
    controller.focusListener = id.flatMap { id in home.map { FocusListener(controller, id, on: $0) } }
  }

  private func moved(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    controller?.send(.focus(id, isOn))
  }

  func stop() {
    widget?.removeController(focus)
    if let controller, let wishes = controller.renderer?.wishes, wishes.focusables[id] == controller.id { wishes.focusables[id] = nil }
    moved(false)
  }
}

extension Renderer {
  /// The element that a focus state follows.
  fileprivate func focusable(for id: NodeID) -> Controller? { wishes.focusables[id].flatMap(controller(for:)) }

  /// Moves the focus to what the program wants it at, or takes it away from there, now that all widgets are in their places.
  func moveFocus() {
    guard let (id, isOn) = wishes.wanted else { return }
    wishes.wanted = nil
    let controller = focusable(for: id)
    guard isOn else {
      if let home = controller.flatMap({ FocusListener.home(of: $0) }), home.containsFocus { home.focusInRoot = nil }
      return
    }
    if let controller { BarsAround.show(for: controller) }
    if controller?.takeWantedFocus() != true { host?.send(.focus(id, false)) }
  }
}

/// Something with bars that make room for what is scrolled.
@MainActor protocol BarsOwner: Controller {
  /// Brings them back at once.
  func showBars()
}

@MainActor private enum BarsAround {
  /// Brings back the bars in which something stands, if they make room for what is scrolled: nothing out of sight gets the focus.
  static func show(for controller: Controller) {
    for around in sequence(first: controller, next: \.parent) where Slot.topBars.contains(around.slot) {
      (around.parent as? any BarsOwner)?.showBars()
    }
  }
}
