import SidelightBridge
package import SidelightCore

/// A disclosure group outside of a list, as a GtkExpander.
@MainActor package final class DisclosureController: Controller {
  private let expander: ExpanderWidget
  private let content = BoxWidget(.vertical)
  private let title: BodyHolder
  private let body: BodyHolder
  private let echo = EchoGuard()

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let expander = ExpanderWidget()
    let content = content
    self.expander = expander
    // The widgets are the holders' owners, so the closures do not have to hold them.
    title = BodyHolder { [weak expander] widget in expander?.setTitle(widget) }
    body = BodyHolder { [weak content] widget in
      guard let content else { return }
      for child in content.children { content.remove(child) }
      if let widget { content.append(widget) }
    }
    super.init(id, element, in: renderer, core: expander)
    // What belongs to the line begins below its title.
    content.setMargins(Margins(top: 6, start: OutlineMetrics.triangleWidth))
    expander.setChild(content)
    expander.onNotify("expanded") { [weak self] in self?.toggled() }
  }

  package override func update(from old: Element?) { show() }

  /// The program's answer to a click may be what it said before.
  package override func insist() { show() }

  private func show() {
    guard let element = element.kind.control(DisclosureElement.self) else { return }
    echo.applying { expander.isExpanded = element.isOpen }
  }

  package override var isShownExpanded: Bool? { expander.isExpanded }

  private func toggled() {
    echo.unlessApplying { send(.toggle(id, isOn: expander.isExpanded)) }
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.start, .center))
    if child.slot == .title {
      title.attach(child, at: index)
      renderer?.settleLater(self)
    } else {
      body.attach(child, at: index)
    }
  }

  package override func detach(_ child: Controller) { (child.slot == .title ? title : body).detach(child) }

  package override func measureGreed() -> Greed { Greed(true, body.greed.vertical) }

  package override func settle() {
    let texts = children(in: .title).flatMap(\.texts).joined(separator: ", ")
    expander.setAccessibleLabel(element.traits.accessibilityLabel ?? (texts.isEmpty ? nil : texts))
  }
}
