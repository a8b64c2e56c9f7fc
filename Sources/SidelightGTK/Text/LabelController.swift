import SidelightBridge
package import SidelightCore

/// An icon beside a title.
@MainActor package final class LabelController: Controller {
  private let box: BoxWidget
  private var isNamed = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    box = BoxWidget(.horizontal, spacing: 8)
    super.init(id, element, in: renderer, core: box)
  }

  /// Rows of lists stand their titles further off, and empty pages show the icon large above the title.
  enum Setting { case plain, row, page }

  var setting = Setting.plain {
    didSet { if setting != oldValue { applySetting() } }
  }

  package override func update(from old: Element?) {
    for child in children { show(child) }
    renameLater()
  }

  package override func innerNameChanged() -> Bool {
    renameLater()
    return false
  }

  /// A title that cannot be seen still names the label, and what the label stands in.
  func renameLater() {
    if isIconOnly || isNamed { renderer?.settleLater(self) }
  }

  package override func settle() {
    let name = isIconOnly ? textsInside.joined(separator: " ") : nil
    box.setAccessibleLabel(element.traits.accessibilityLabel ?? name)
    if let button = parent, button.element.kind.control is ButtonElement, button.element.traits.accessibilityLabel == nil {
      button.widget.setAccessibleLabel(name)
    }
    isNamed = isIconOnly
  }

  private var isIconOnly: Bool {
    if case .label(let label) = element.kind { label.style == .iconOnly } else { false }
  }

  package override func attach(_ child: Controller, at index: Int) {
    let icons = children(in: .icon)
    let sibling: Controller? =
      if child.slot == .icon {
        index > 0 ? icons[index - 1] : nil
      } else {
        index > 0 ? children(in: .title)[index - 1] : icons.last
      }
    box.insert(child.widget, after: sibling?.widget)
    show(child)
    set(child)
    renameLater()
  }

  package override func detach(_ child: Controller) { box.remove(child.widget) }

  package override func measureGreed() -> Greed { children.reduce(.none) { $0.union($1.greed) } }

  private func show(_ child: Controller) {
    guard case .label(let label) = element.kind else { return }
    child.widget.isVisible = child.slot == .icon ? label.style != .titleOnly : label.style != .iconOnly
  }

  private func applySetting() {
    box.orientation = setting == .page ? .vertical : .horizontal
    box.spacing = setting == .plain ? 8 : 12
    for child in children { set(child) }
  }

  private func set(_ child: Controller) {
    child.place(Placement(setting == .page ? .center : .start, .center))
    if let symbol = child as? ImageController { symbol.placeSize = setting == .page ? 96 : nil }
    if setting == .page { child.widget.setClass("dim-label", child.slot == .icon) }
    if let text = child as? TextController {
      text.placeClass = setting == .page ? "title-1" : nil
      text.isCentered = setting == .page
    }
  }
}
