import SidelightBridge
package import SidelightCore

/// What is on or off.
@MainActor private protocol OnOffWidget: Widget {
  var isActive: Bool { get set }
  /// Whether it stands for several values that differ.
  var isMixed: Bool { get set }
}

extension SwitchWidget: OnOffWidget {
  /// A switch has no such state.
  fileprivate var isMixed: Bool {
    get { false }
    set {}
  }
}
extension CheckWidget: OnOffWidget {}

/// A switch after its label in a row, as a GtkSwitch, or a box for a check mark before it, as a GtkCheckButton.
@MainActor package final class ToggleController: CaptionedController {
  private let toggle: any OnOffWidget

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let isCheck = element.kind.control(ToggleElement.self)?.style == .checkbox
    toggle = isCheck ? CheckWidget() : SwitchWidget()
    super.init(id, element, in: renderer, control: toggle, place: isCheck ? .before : .after)
    toggle.onNotify("active") { [weak self] in self?.switched() }
  }

  /// A controller for a toggle of its style.
  static func make(_ id: NodeID, _ element: Element, in renderer: Renderer) -> Controller {
    element.kind.control(ToggleElement.self)?.style == .button
      ? ToggleButtonController(id, element, in: renderer) : ToggleController(id, element, in: renderer)
  }

  package override func update(from old: Element?) {
    if let element = element.kind.control(ToggleElement.self) {
      toggle.changeClasses(from: old?.kind.control(ToggleElement.self)?.scale.classes ?? [], to: element.scale.classes)
    }
    show()
  }

  /// The program's answer to a switch may be what it said before.
  package override func insist() { show() }

  private func show() {
    guard let element = element.kind.control(ToggleElement.self) else { return }
    hideCaption(element.isLabelHidden)
    echo.applying {
      toggle.isActive = element.isOn
      toggle.isMixed = element.isMixed
    }
  }

  package override var shownValueText: String { toggle.isMixed ? "mixed" : toggle.isActive ? "on" : "off" }

  override func captionClicked() {
    toggle.grabFocus()
    toggle.activate()
  }

  private func switched() {
    echo.unlessApplying { send(.toggle(id, isOn: toggle.isActive)) }
  }
}
