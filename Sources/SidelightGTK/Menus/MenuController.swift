package import SidelightBridge
package import SidelightCore

/// A button that opens a menu, as a GtkMenuButton; with an action of its own beside a GtkButton that performs it.
@MainActor package final class MenuController: Controller {
  package let opener = MenuButtonWidget()
  /// What performs its own action; nil where it has none.
  package private(set) var primaryButton: ButtonWidget?
  private var holder: BodyHolder?
  private var content: Widget?
  private var classes: [String] = []
  /// Whether it is alone in a row of a form, which it fills then as an AdwButtonRow.
  private var isFormRow = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: opener)
    let again: @MainActor () -> [MenuSection] = { [weak self] in self.flatMap { $0.renderer?.sections(of: $0.id) } ?? [] }
    opener.onOpen(again: again) { [weak self] in
      guard let self, let renderer = self.renderer else { return [] }
      return renderer.menuSections(renderer.host?.menu(self.id) ?? [])
    }
    holder = BodyHolder { [weak self] content in
      self?.content = content
      self?.compose()
    }
  }

  private var menu: MenuElement { element.kind.control(MenuElement.self) ?? MenuElement() }

  package override var accessibleWidget: Widget? { opener }

  package override func update(from old: Element?) {
    opener.isMain = menu.isMain
    if menu.hasPrimaryAction != (primaryButton != nil) { split(menu.hasPrimaryAction) }
    compose()
  }

  /// Puts the label on a button of its own, beside the one that opens the menu, or on that one.
  private func split(_ isSplit: Bool) {
    opener.setChild(nil)
    primaryButton?.setChild(nil)
    guard isSplit else {
      primaryButton = nil
      // A widget has one parent at a time.
      (core as? BoxWidget)?.remove(opener)
      return replaceCore(opener)
    }
    let action = ButtonWidget()
    action.connect(ButtonWidget.clicked) { [weak self] in
      guard let self else { return }
      send(.activate(id))
    }
    // It looks as the other one does already.
    action.changeClasses(from: [], to: classes)
    primaryButton = action
    let box = BoxWidget(.horizontal)
    box.addClass("linked")
    box.append(action)
    replaceCore(box)
    box.append(opener)
  }

  private func compose() {
    restyle()
    if let action = primaryButton {
      opener.setChild(nil)
      opener.hasArrow = false
      action.setChild(content)
    } else {
      opener.setChild(content)
      opener.hasArrow = content != nil && menu.hasArrow ?? !isIcon
    }
    renameLater()
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.center, .center))
    holder?.attach(child, at: index)
    compose()
  }

  package override func detach(_ child: Controller) { holder?.detach(child) }

  private var isIcon: Bool {
    switch children.count == 1 ? children.first?.element.kind : nil {
    case .image?: true
    case .label(let label)?: label.style == .iconOnly
    default: false
    }
  }

  override func formRowChanged(_ isFormRow: Bool) {
    guard isFormRow != self.isFormRow else { return }
    self.isFormRow = isFormRow
    restyle()
    refreshGreed()
  }

  override func useInRow() { if opener.isSensitive { opener.open() } }

  package override func measureGreed() -> Greed { Greed(isFormRow, false) }

  private func restyle() {
    var new: [String] = []
    switch menu.style {
    case .automatic: if menu.isInToolbar { new.append(showsWords ? "raised" : "flat") }
    case .bordered: break
    case .plain, .borderless, .link: new.append("flat")
    case .borderedProminent: new.append("suggested-action")
    case .bare: break
    }
    if isFormRow { new = ["flat", "sidelight-row-button"] } else if !menu.isInToolbar { new += menu.shape.classes(menu.scale) }
    if let tint = menu.tint, !menu.isInToolbar || menu.style == .borderedProminent { new += tint.tintClasses }
    ButtonLabels.set(!isFormRow, in: self)
    for button in [opener, primaryButton].compactMap(\.self) as [Widget] {
      button.changeClasses(from: classes, to: new)
      button.setClass("image-button", isIcon && button === primaryButton)
    }
    classes = new
  }

  package override func innerNameChanged() -> Bool {
    renameLater()
    return false
  }

  /// A text of the label came, went or changed.
  func renameLater() { renderer?.settleLater(self) }

  package override func settle() {
    let texts = textsInside.joined(separator: ", ")
    let name = element.traits.accessibilityLabel ?? (texts.isEmpty ? nil : texts)
    opener.setAccessibleLabel(name)
    primaryButton?.setAccessibleLabel(name)
  }
}
