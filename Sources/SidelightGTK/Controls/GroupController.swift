import SidelightBridge
package import SidelightCore

/// Views that belong together: a card below its title, or controls that touch each other.
@MainActor package final class GroupController: Controller {
  private let box: BoxWidget
  private let content: BoxWidget
  private let title: BodyHolder

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let isBox = element.kind.control(GroupElement.self)?.form == .box
    let box = BoxWidget(isBox ? .vertical : .horizontal, spacing: isBox ? 6 : 0)
    let content = isBox ? BoxWidget(.vertical, spacing: 6) : box
    self.box = box
    self.content = content
    var shown: Widget?
    title = BodyHolder { [weak box] widget in
      if let shown { box?.remove(shown) }
      shown = widget
      if let widget { box?.insert(widget, after: nil) }
    }
    super.init(id, element, in: renderer, core: box)
    box.accessibleRole = .group
    if isBox {
      StyleSheet.controls.read()
      content.addClass("card")
      content.addClass("sidelight-group-box")
      box.append(content)
    } else {
      box.addClass("linked")
    }
  }

  package override func update(from old: Element?) { renderer?.settleLater(self) }

  package override func attach(_ child: Controller, at index: Int) {
    if child.slot == .title {
      child.place(Placement(.start, .center))
      title.attach(child, at: index)
      renderer?.settleLater(self)
      return
    }
    child.place(content === box ? Placement(.start, .fill) : Placement(.start, .start))
    content.insert(child.widget, after: index > 0 ? children(in: .body)[index - 1].widget : nil)
    if let label = child as? LabelController { label.setting = .plain }
  }

  package override func detach(_ child: Controller) {
    if child.slot == .title { title.detach(child) } else { content.remove(child.widget) }
  }

  package override func measureGreed() -> Greed { children(in: .body).reduce(.none) { $0.union($1.greed) } }

  package override func innerNameChanged() -> Bool {
    renderer?.settleLater(self)
    return false
  }

  package override func settle() {
    let said = element.kind.control(GroupElement.self)?.said
    let texts = children(in: .title).flatMap(\.texts).joined(separator: ", ")
    box.setAccessibleLabel(element.traits.accessibilityLabel ?? (texts.isEmpty ? said : texts))
  }
}
