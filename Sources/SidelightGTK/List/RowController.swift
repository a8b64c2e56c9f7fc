import SidelightBridge
package import SidelightCore

/// One bound line of a list.
///
/// It has no widget of its own: the list shows its content as it is, so that a row costs what a hand-written one costs. Only a
/// chevron, a disclosure button, layout modifiers or several contents put a box around it.
@MainActor package final class RowController: Controller {
  private var box: BoxWidget?
  private var chevron: ImageWidget?
  private var disclosure: ButtonWidget?
  private var isRearranging = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: nil)
  }

  var row: RowElement {
    if case .row(let row) = element.kind { row } else { RowElement(role: .row) }
  }

  private var needsBox: Bool {
    children.count != 1 || row.hasChevron || row.isExpanded != nil || row.insets != nil || !element.layout.isEmpty
  }

  package override func update(from old: Element?) {
    guard case .row(let before)? = old?.kind else { return }
    if needsBox != (box != nil) { rearrange() } else if box != nil { decorate() }
    if before.role != row.role || before.isSelectable != row.isSelectable || before.activatesOnClick != row.activatesOnClick
      || before.isExpanded != row.isExpanded || (before.insets == nil) != (row.insets == nil)
    {
      (parent as? ListController)?.rowChanged(self)
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.start, .center))
    (child as? LabelController)?.setting = .row
    if let box, needsBox { return box.insert(child.widget, after: index > 0 ? children[index - 1].widget : nil) }
    rearrange()
  }

  package override func detach(_ child: Controller) {
    if let box { return box.remove(child.widget) }
    hold(nil)
  }

  package override func measureGreed() -> Greed {
    Greed(true, false)
  }

  /// Builds the row's widget anew from its children.
  private func rearrange() {
    guard !isRearranging else { return }
    isRearranging = true
    defer { isRearranging = false }
    if let box {
      for child in children where child.widget.parent == box { box.remove(child.widget) }
      self.box = nil
      chevron = nil
      disclosure = nil
    }
    hold(nil)
    guard needsBox else { return hold(children.first?.widget) }
    guard !children.isEmpty || row.isExpanded != nil || row.hasChevron else { return }
    let box = BoxWidget(.horizontal, spacing: 6)
    for child in children { box.append(child.widget) }
    self.box = box
    decorate()
    hold(box)
    applyLayout()
  }

  private func decorate() {
    guard let box else { return }
    box.setMargins(row.insets.map(Margins.init) ?? .zero)
    if row.hasChevron, chevron == nil {
      let image = ImageWidget()
      image.iconName = "go-next-symbolic"
      image.addClass("dim-label")
      image.expandsHorizontally = true
      image.horizontalAlign = .end
      box.append(image)
      chevron = image
    } else if !row.hasChevron, let image = chevron {
      box.remove(image)
      chevron = nil
    }
    if let isExpanded = row.isExpanded {
      let button = disclosure ?? makeDisclosure(in: box)
      button.iconName = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
      button.setClass("sidelight-folded", !isExpanded)
      button.updateAccessible(.expanded(isExpanded))
    } else if let button = disclosure {
      box.remove(button)
      disclosure = nil
    }
  }

  private func makeDisclosure(in box: BoxWidget) -> ButtonWidget {
    let button = ButtonWidget()
    for name in ["flat", "image-button", "sidelight-disclosure"] { button.addClass(name) }
    button.expandsHorizontally = true
    button.horizontalAlign = .end
    button.verticalAlign = .center
    button.isFocusable = false
    button.setAccessibleLabel("Show or Hide Section")
    button.connect(ButtonWidget.clicked) { [weak self] in
      guard let self else { return }
      (parent as? ListController)?.toggleSection(of: self)
    }
    box.append(button)
    disclosure = button
    return button
  }

  /// What a screen reader says for the row: its own label, or the texts in it.
  var accessibleText: String {
    element.traits.accessibilityLabel ?? RowController.texts(below: self).joined(separator: ", ")
  }

  /// A name in the row changed. A row that is being bound is named when all of it is there.
  func relabelLater() {
    if (parent as? ListController)?.places[id] != nil { renderer?.settleLater(self) }
  }

  package override func settle() { (parent as? ListController)?.rowChanged(self) }

  static func texts(below controller: Controller) -> [String] {
    controller.children.flatMap { child -> [String] in
      if let label = child.element.traits.accessibilityLabel { return [label] }
      if case .text(let text) = child.element.kind { return text.string.isEmpty ? [] : [text.string] }
      return texts(below: child)
    }
  }
}
