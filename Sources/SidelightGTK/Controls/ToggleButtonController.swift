import SidelightBridge
package import SidelightCore

/// A toggle as a GtkToggleButton, with its label in it.
@MainActor package final class ToggleButtonController: Controller {
  private let button: ToggleButtonWidget
  private let echo = EchoGuard()
  private var classes: [String] = []
  private var holder: BodyHolder?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let button = ToggleButtonWidget()
    self.button = button
    super.init(id, element, in: renderer, core: button)
    button.connect(ToggleButtonWidget.toggled) { [weak self] in self?.toggled() }
    holder = BodyHolder { [weak button] in button?.setChild($0) }
  }

  package override func update(from old: Element?) { show() }

  /// The program's answer to a click may be what it said before.
  package override func insist() { show() }

  private func show() {
    guard let toggle = element.kind.control(ToggleElement.self) else { return }
    echo.applying { button.isActive = toggle.isOn }
    restyle()
  }

  private func restyle() {
    guard let toggle = element.kind.control(ToggleElement.self) else { return }
    var new: [String] = []
    switch toggle.button {
    case .automatic, .bordered, .borderedProminent: if toggle.isInToolbar { new.append(showsWords ? "raised" : "flat") }
    case .plain, .borderless, .link, .bare: new.append("flat")
    }
    if !toggle.isInToolbar { new += toggle.scale.classes }
    switch children.count == 1 ? children.first?.element.kind : nil {
    case .image?: new.append("image-button")
    case .label(let label)? where label.style == .iconOnly: new.append("image-button")
    case .text?: new.append("text-button")
    default: break
    }
    button.changeClasses(from: classes, to: new)
    classes = new
  }

  package override var shownValueText: String { button.isActive ? "on" : "off" }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.center, .center))
    holder?.attach(child, at: index)
    restyle()
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) { holder?.detach(child) }

  package override func innerNameChanged() -> Bool {
    renderer?.settleLater(self)
    return false
  }

  package override func settle() {
    let texts = textsInside.joined(separator: ", ")
    button.setAccessibleLabel(element.traits.accessibilityLabel ?? (texts.isEmpty ? nil : texts))
  }

  private func toggled() {
    echo.unlessApplying { send(.toggle(id, isOn: button.isActive)) }
  }
}
