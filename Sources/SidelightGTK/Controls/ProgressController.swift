package import SidelightBridge
package import SidelightCore

/// Progress as a bar, or as a spinner while its end is not known, with a label below.
@MainActor package final class ProgressController: Controller {
  private let box: BoxWidget
  private var bar: ProgressBarWidget?
  private var spinner: SpinnerWidget?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    box = BoxWidget(.vertical, spacing: 6)
    super.init(id, element, in: renderer, core: box)
  }

  package override func update(from old: Element?) {
    guard case .progress(let progress) = element.kind else { return }
    if let fraction = progress.fraction {
      if let spinner { box.remove(spinner) }
      spinner = nil
      let bar = bar ?? makeBar()
      bar.fraction = min(max(fraction, 0), 1)
    } else if spinner == nil {
      if let bar { box.remove(bar) }
      bar = nil
      let spinner = SpinnerWidget()
      spinner.setSizeRequest(width: 24, height: 24)
      spinner.horizontalAlign = .center
      self.spinner = spinner
      spinner.setAccessibleLabel(element.traits.accessibilityLabel)
      box.insert(spinner, after: nil)
    }
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
    box.insert(child.widget, after: index > 0 ? children[index - 1].widget : bar ?? spinner)
    child.place(Placement(bar == nil ? .center : .start, .center))
  }

  package override func detach(_ child: Controller) { box.remove(child.widget) }

  package override var accessibleWidget: Widget? { bar ?? spinner }

  package override func measureGreed() -> Greed { Greed(bar != nil, false) }
}
