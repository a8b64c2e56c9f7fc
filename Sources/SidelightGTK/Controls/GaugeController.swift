package import SidelightBridge
package import SidelightCore

/// How much there is of something, as a GtkLevelBar with its label above, and beside that what is said of the value.
@MainActor package final class GaugeController: Controller {
  private let box = BoxWidget(.vertical, spacing: 6)
  private let caption = BoxWidget(.horizontal, spacing: 12)
  private let bar = LevelBarWidget()

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: box)
    bar.expandsHorizontally = true
    box.append(caption)
    box.append(bar)
  }

  package override func update(from old: Element?) {
    guard let gauge = element.kind.control(GaugeElement.self) else { return }
    bar.fraction = gauge.fraction
    caption.isVisible = !gauge.isLabelHidden
  }

  package override func attach(_ child: Controller, at index: Int) {
    let labels = children(in: .title)
    if child.slot == .title {
      child.place(Placement(.start, .center))
      caption.insert(child.widget, after: index > 0 ? labels[index - 1].widget : nil)
    } else {
      child.place(Placement(.end, .center))
      child.widget.expandsHorizontally = true
      caption.insert(child.widget, after: index > 0 ? children(in: child.slot)[index - 1].widget : labels.last?.widget)
    }
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) { caption.remove(child.widget) }

  package override func innerNameChanged() -> Bool {
    renderer?.settleLater(self)
    return false
  }

  package override func settle() {
    let texts = children(in: .title).flatMap(\.texts).joined(separator: ", ")
    bar.setAccessibleLabel(element.traits.accessibilityLabel ?? (texts.isEmpty ? nil : texts))
  }

  package override var accessibleWidget: Widget? { bar }

  package override var shownValueText: String { "\(bar.fraction)" }

  package override func measureGreed() -> Greed { .horizontal }
}
