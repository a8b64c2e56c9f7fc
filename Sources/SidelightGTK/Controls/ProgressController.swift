package import SidelightBridge
package import SidelightCore

/// Progress as a bar, or as a spinner while its end is not known, with a label below.
@MainActor package final class ProgressController: Controller {
  private let box: BoxWidget
  private var bar: ProgressBarWidget?
  private var spinner: SpinnerWidget?
  /// Whether only the name of the bar or the spinner tells what the label says.
  private var isLabelHidden = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    box = BoxWidget(.vertical, spacing: 6)
    super.init(id, element, in: renderer, core: box)
  }

  package override func update(from old: Element?) {
    guard let progress = element.kind.control(ProgressElement.self) else { return }
    if progress.isLabelHidden != isLabelHidden {
      if !isLabelHidden { for child in children { box.remove(child.widget) } }
      isLabelHidden = progress.isLabelHidden
      if !isLabelHidden { for (index, child) in children.enumerated() { attach(child, at: index) } }
      renderer?.settleLater(self)
    }
    if progress.fraction != nil || progress.isBar {
      if let spinner { box.remove(spinner) }
      spinner = nil
      let bar = bar ?? makeBar()
      if let fraction = progress.fraction { bar.fraction = min(max(fraction, 0), 1) }
      bar.isPulsing = progress.fraction == nil
    } else if spinner == nil {
      if let bar { box.remove(bar) }
      bar = nil
      let spinner = SpinnerWidget()
      spinner.horizontalAlign = .center
      self.spinner = spinner
      spinner.setAccessibleLabel(element.traits.accessibilityLabel)
      box.insert(spinner, after: nil)
    }
    if let spinner { spinner.setSizeRequest(width: progress.scale.spinnerSize, height: progress.scale.spinnerSize) }
  }

  private func makeBar() -> ProgressBarWidget {
    let bar = ProgressBarWidget()
    bar.expandsHorizontally = true
    self.bar = bar
    bar.setAccessibleLabel(element.traits.accessibilityLabel)
    box.insert(bar, after: nil)
    return bar
  }

  package override func attach(_ child: Controller, at index: Int) {
    renderer?.settleLater(self)
    guard !isLabelHidden else { return }
    box.insert(child.widget, after: index > 0 ? children[index - 1].widget : bar ?? spinner)
    child.place(Placement(bar == nil ? .center : .start, .center))
  }

  package override func detach(_ child: Controller) {
    if child.widget.parent == box { box.remove(child.widget) }
  }

  package override func settle() {
    guard isLabelHidden, element.traits.accessibilityLabel == nil else { return }
    let texts = textsInside.joined(separator: ", ")
    accessibleWidget?.setAccessibleLabel(texts.isEmpty ? nil : texts)
  }

  package override var accessibleWidget: Widget? { bar ?? spinner }

  package override var shownValueText: String { bar.flatMap { $0.isPulsing ? nil : "\($0.fraction)" } ?? "" }

  package override func measureGreed() -> Greed { Greed(bar != nil, false) }
}
