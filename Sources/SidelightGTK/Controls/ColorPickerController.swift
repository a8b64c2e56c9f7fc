import SidelightBridge
package import SidelightCore

/// A button with a colour after its label in a row, as a GtkColorDialogButton.
@MainActor package final class ColorPickerController: CaptionedController {
  private let button: ColorButtonWidget

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    button = ColorButtonWidget()
    super.init(id, element, in: renderer, control: button)
    button.onChoice { [weak self] in self?.chosen() }
  }

  package override func update(from old: Element?) {
    guard let picker else { return }
    hideCaption(picker.isLabelHidden)
    button.changeClasses(from: old?.kind.control(ColorPickerElement.self)?.scale.classes ?? [], to: picker.scale.classes)
    button.hasOpacity = picker.hasOpacity
    show()
  }

  /// The program's answer to a choice may be what it said before.
  package override func insist() { show() }

  package override func settle() {
    super.settle()
    button.title = textsInside.joined(separator: ", ")
  }

  private var picker: ColorPickerElement? { element.kind.control(ColorPickerElement.self) }

  private func show() {
    guard let picker else { return }
    echo.applying { button.color = picker.color.area }
  }

  package override var shownValueText: String {
    guard let picker else { return "" }
    return button.color == picker.color.area ? picker.color.description : button.color.style.description
  }

  override func captionClicked() { button.grabFocus() }

  /// Chooses as the user does.
  package func choose(_ color: ColorStyle) { button.color = color.area }

  private func chosen() {
    echo.unlessApplying { if let picker { send(.pickColor(id, picker.choosing(button.color.style))) } }
  }
}

extension TextAttributes.Color {
  fileprivate var style: ColorStyle { .rgba(red: red, green: green, blue: blue, opacity: alpha) }
}
