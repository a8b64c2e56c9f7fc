import SidelightBridge
package import SidelightCore

/// A push button as a GtkButton; alone in a row of a form it is as wide as the row, as an AdwButtonRow is.
@MainActor package final class ButtonController: Controller {
  private let button: ButtonWidget
  private var classes: [String] = []
  private var content: Widget?
  private var row: BoxWidget?
  /// The widget of the content that stands in the row.
  private var inRow: Widget?
  private var holder: BodyHolder?
  private var isFormRow = false
  private lazy var drops = DropListener(on: button)
  /// Made for a button that repeats.
  private var held: HeldRepeat?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    button = ButtonWidget()
    super.init(id, element, in: renderer, core: button)
    if buttonElement?.isLink == true { button.accessibleRole = .link }
    button.connect(ButtonWidget.clicked) { [weak self] in
      // Letting go of what was done again and again does it no more.
      guard let self, held?.ends() != true else { return }
      send(.activate(self.id))
    }
    holder = BodyHolder { [weak self] content in
      self?.content = content
      self?.compose()
    }
  }

  package override func update(from old: Element?) {
    restyle()
    listenToDrags(from: old)
    if !listensToPresses, buttonElement?.tellsPresses == true || buttonElement?.repeats == true { listenToPresses() }
    if let before = old?.kind.control(ButtonElement.self), let element = buttonElement {
      if element.style != before.style { spaceLabels() }
      if element.style != before.style || element.sizing != before.sizing { refreshGreed() }
      if element.hasChevron == before.hasChevron { return }
    }
    compose()
  }

  private var listensToPresses = false

  private func listenToPresses() {
    listensToPresses = true
    button.onPress { [weak self] isPressed in
      guard let self, let element = buttonElement else { return }
      if element.tellsPresses { send(.editing(id, isPressed)) }
      guard isPressed, element.repeats else { return held?.letGo() ?? () }
      let held = held ?? HeldRepeat()
      self.held = held
      held.begin { [weak self] in
        guard let self, buttonElement?.repeats == true, button.isSensitive else { return false }
        send(.activate(id))
        return true
      }
    }
  }

  package override func discard() {
    held?.stop()
    super.discard()
  }

  private func listenToDrags(from old: Element?) {
    let wasLoaded = old?.kind.control(ButtonElement.self)?.isSpringLoaded ?? false
    guard let element = buttonElement, element.isSpringLoaded != wasLoaded else { return }
    drops.isSpringLoaded = element.isSpringLoaded
    drops.rested = { [weak self] in if let self, button.isSensitive { send(.activate(id)) } }
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(hasChevron ? .start : .center, .center))
    holder?.attach(child, at: index)
    if let label = child as? LabelController { label.setting = isLineOfRow ? .row : .plain }
    restyle()
  }

  package override func detach(_ child: Controller) { holder?.detach(child) }

  override func formRowChanged(_ isFormRow: Bool) {
    guard isFormRow != self.isFormRow else { return }
    self.isFormRow = isFormRow
    restyle()
    refreshGreed()
  }

  override func useInRow() { if button.isSensitive { send(.activate(id)) } }

  /// One that shows nothing but its label takes what the label takes.
  package override func measureGreed() -> Greed {
    let isBare = buttonElement?.style == .plain || buttonElement?.style == .bare
    let isWide = isFormRow || buttonElement?.sizing == .flexible && buttonElement?.isInToolbar == false
    return Greed(isWide || holder?.greed.horizontal == true, isBare && holder?.greed.vertical == true)
  }

  private var buttonElement: ButtonElement? { element.kind.control(ButtonElement.self) }

  private var hasChevron: Bool { buttonElement?.hasChevron ?? false }

  /// With a chevron the label stands in a row before it.
  private func compose() {
    // A widget has one parent at a time, and what has left the holder may be shown elsewhere next.
    if let row, let old = inRow, old != content || !hasChevron {
      row.remove(old)
      inRow = nil
    }
    guard hasChevron else {
      row = nil
      return button.setChild(content)
    }
    let row = row ?? makeRow()
    guard inRow == nil, let content else { return }
    row.insert(content, after: nil)
    inRow = content
  }

  private func makeRow() -> BoxWidget {
    button.setChild(nil)
    let row = BoxWidget(.horizontal, spacing: 6)
    let chevron = ImageWidget.chevron()
    chevron.expandsHorizontally = true
    row.append(chevron)
    self.row = row
    button.setChild(row)
    return row
  }

  private func restyle() {
    guard let element = buttonElement else { return }
    var new: [String] = []
    switch element.style {
    case .automatic, .bordered: if self.element.isSuggestedButton { new.append("suggested-action") }
    case .plain:
      StyleSheet.controls.read()
      new += ["flat", "sidelight-plain"]
    case .borderless: new.append("flat")
    case .link: new += ["flat", "link"]
    case .borderedProminent: new.append("suggested-action")
    case .bare:
      StyleSheet.controls.read()
      new += ["flat", "sidelight-plain", "sidelight-bare"]
    }
    if isFormRow { new = ["flat", "sidelight-row-button"] }
    if element.role == .destructive, element.style != .bare {
      // A flat button shows its role by the colour alone.
      if new.contains("flat") {
        StyleSheet.controls.read()
        new.append("sidelight-destructive")
      } else {
        new = ["destructive-action"]
      }
    }
    if element.isInToolbar && new.isEmpty { new.append(showsWords ? "raised" : "flat") }
    if !isFormRow, !element.isInToolbar, element.style != .plain, element.style != .bare { new += element.shape.classes(element.scale) }
    if let tint = element.tint, element.role != .destructive, !(element.isInToolbar && new.contains("flat")) { new += tint.tintClasses }
    if element.weighsAsText { new.append("body") }
    ButtonLabels.set(element.style != .plain && element.style != .bare && element.style != .link && !isFormRow, in: self)
    let label = children.count == 1 ? children.first : nil
    switch label?.element.kind {
    case .image?: new.append("image-button")
    case .label(let label)? where label.style == .iconOnly: new.append("image-button")
    case .text?: new.append("text-button")
    default: break
    }
    button.changeClasses(from: classes, to: new)
    classes = new
  }
}
