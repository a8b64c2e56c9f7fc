import SidelightBridge
package import SidelightCore

/// A label with two buttons that step a value down and up.
@MainActor package final class StepperController: CaptionedController {
  private let stepper: StepperWidget

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    stepper = StepperWidget(names: ("Decrease", "Increase"))
    super.init(id, element, in: renderer, control: stepper)
    stepper.onStep { [weak self] isUp in
      if let self { send(.step(self.id, up: isUp)) }
    }
  }

  package override func update(from old: Element?) {
    guard let element = element.kind.control(StepperElement.self) else { return }
    hideCaption(element.isLabelHidden)
    stepper.changeButtonClasses(from: old?.kind.control(StepperElement.self)?.scale.classes ?? [], to: element.scale.classes)
    stepper.usable = (element.canDecrement, element.canIncrement)
  }

  override func captionClicked() { _ = stepper.focusButton() }
}
