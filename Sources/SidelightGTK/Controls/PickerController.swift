import SidelightBridge
package import SidelightCore

/// A choice of one of several options with its label: a GtkDropDown in a row, or an AdwToggleGroup.
@MainActor package final class PickerController: CaptionedController {
  private let menu: any ChoiceWidget

  init(_ id: NodeID, _ element: Element, _ picker: PickerElement, in renderer: Renderer) {
    menu = picker.style == .segmented ? ToggleGroupWidget() : DropDownWidget()
    super.init(id, element, in: renderer, control: menu)
    menu.onNotify(type(of: menu).choiceProperty) { [weak self] in self?.chosen() }
  }

  package override func update(from old: Element?) {
    guard case .picker(let picker) = element.kind else { return }
    hideCaption(picker.isLabelHidden)
    var before: [String]?
    if case .picker(let old)? = old?.kind { before = old.options }
    echo.applying {
      if picker.options != before { menu.setOptions(picker.options) }
      menu.disabled = picker.disabled
      menu.selected = picker.selected
    }
  }

  /// The program's answer to a choice may be what it said before.
  package override func insist() {
    guard case .picker(let picker) = element.kind else { return }
    echo.applying { menu.selected = picker.selected }
  }

  override func captionClicked() { menu.grabFocus() }

  private func chosen() {
    echo.unlessApplying {
      if let selected = menu.selected { send(.choose(id, option: selected)) }
    }
  }
}
