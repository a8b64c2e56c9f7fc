import SidelightBridge
package import SidelightCore

/// A switch with its label, as a GtkSwitch in a row.
@MainActor package final class ToggleController: CaptionedController {
  private let toggle: SwitchWidget

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    toggle = SwitchWidget()
    super.init(id, element, in: renderer, control: toggle)
    toggle.onNotify("active") { [weak self] in self?.switched() }
  }

  package override func update(from old: Element?) { show() }

  /// The program's answer to a switch may be what it said before.
  package override func insist() { show() }

  private func show() {
    guard let element = element.kind.control(ToggleElement.self) else { return }
    hideCaption(element.isLabelHidden)
    echo.applying { toggle.isActive = element.isOn }
  }

  package override var shownValueText: String { toggle.isActive ? "on" : "off" }

  override func captionClicked() {
    toggle.grabFocus()
    toggle.activate()
  }

  private func switched() {
    echo.unlessApplying { send(.toggle(id, isOn: toggle.isActive)) }
  }
}
