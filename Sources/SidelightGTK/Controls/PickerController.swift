import SidelightBridge
package import SidelightCore

/// A choice of one of several options with its label: a GtkDropDown in a row, an AdwToggleGroup, or
/// GtkCheckButtons below the label.
@MainActor package final class PickerController: CaptionedController {
  private let menu: any ChoiceWidget
  private var isFormRow = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let style = element.kind.control(PickerElement.self)?.style ?? .menu
    switch style {
    case .menu: menu = DropDownWidget()
    case .segmented: menu = ToggleGroupWidget()
    case .radio, .radioRow:
      let radios = RadioGroupWidget()
      radios.isHorizontal = style == .radioRow
      menu = radios
    }
    super.init(id, element, in: renderer, control: menu, place: menu is RadioGroupWidget ? .below : .after)
    menu.onChoice { [weak self] in self?.chosen() }
  }

  package override func update(from old: Element?) {
    guard let picker = element.kind.control(PickerElement.self) else { return }
    hideCaption(picker.isLabelHidden)
    let last = old?.kind.control(PickerElement.self)
    menu.changeClasses(from: last?.scale.classes ?? [], to: picker.scale.classes)
    echo.applying {
      if picker.options != last?.options || picker.icons != last?.icons { menu.setOptions(options(of: picker)) }
      menu.disabled = picker.disabled
      menu.selected = picker.selected
    }
  }

  private func options(of picker: PickerElement) -> [ChoiceOption] {
    picker.options.enumerated().map { index, text in
      ChoiceOption(text, icon: picker.icons[index].flatMap { renderer?.iconName(for: $0) })
    }
  }

  /// The program's answer to a choice may be what it said before.
  package override func insist() {
    guard let picker = element.kind.control(PickerElement.self) else { return }
    echo.applying { menu.selected = picker.selected }
  }

  package override var shownValueText: String { menu.selectedText ?? "" }

  override func captionClicked() {
    menu.grabFocus()
    // As all of an AdwComboRow does.
    if isFormRow { menu.activate() }
  }

  package override func settle() {
    super.settle()
    // What a bar has no room for is said beside the pointer.
    guard element.traits.toolbarPlace != nil, element.traits.help == nil else { return }
    let texts = textsInside.joined(separator: ", ")
    menu.tooltip = texts.isEmpty ? nil : texts
  }

  override func formRowChanged(_ isFormRow: Bool) { self.isFormRow = isFormRow }

  private func chosen() {
    echo.unlessApplying {
      if let selected = menu.selected { send(.choose(id, option: selected)) }
    }
  }
}
