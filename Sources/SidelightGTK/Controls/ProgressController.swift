package import SidelightBridge
package import SidelightCore

/// Progress as a bar with its label above and what is said of the value below, or while its end is not known as a spinner with both below.
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
      compose()
    }
    if let spinner { spinner.setSizeRequest(width: progress.scale.spinnerSize, height: progress.scale.spinnerSize) }
    if progress.isLabelHidden != isLabelHidden {
      isLabelHidden = progress.isLabelHidden
      compose()
    }
  }

  private func makeBar() -> ProgressBarWidget {
    let bar = ProgressBarWidget()
    bar.expandsHorizontally = true
    self.bar = bar
    compose()
    return bar
  }

  /// Puts everything where it belongs.
  private func compose() {
    let (labels, values) = (children(in: .title), children(in: .description))
    for child in children {
      if child.widget.parent == box { box.remove(child.widget) }
      child.place(Placement(bar == nil ? .center : .start, .center))
    }
    let above = isLabelHidden || bar == nil ? [] : labels.map(\.widget)
    let below = isLabelHidden ? [] : (bar == nil ? labels + values : values).map(\.widget)
    var last: Widget?
    for widget in above + [bar as Widget?, spinner].compactMap(\.self) + below {
      if widget.parent == box { box.move(widget, after: last) } else { box.insert(widget, after: last) }
      last = widget
    }
    renderer?.settleLater(self)
  }

  package override func attach(_ child: Controller, at index: Int) { compose() }

  package override func detach(_ child: Controller) {
    if child.widget.parent == box { box.remove(child.widget) }
    renderer?.settleLater(self)
  }

  package override func innerNameChanged() -> Bool {
    renderer?.settleLater(self)
    return false
  }

  /// The bar is called as its label says. Texts that are not shown are part of that name.
  package override func settle() {
    let texts = (isLabelHidden ? children : children(in: .title)).flatMap(\.texts).joined(separator: ", ")
    accessibleWidget?.setAccessibleLabel(element.traits.accessibilityLabel ?? (texts.isEmpty ? nil : texts))
  }

  package override var accessibleWidget: Widget? { bar ?? spinner }

  package override var shownValueText: String { bar.flatMap { $0.isPulsing ? nil : "\($0.fraction)" } ?? "" }

  package override func measureGreed() -> Greed { Greed(bar != nil, false) }
}
