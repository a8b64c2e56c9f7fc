/// What an OverlaySplitWidget's sidebar stands in.
///
/// A sidebar that is hidden beside the content is measured in what the content's minimum leaves of the width, although nobody sees it,
/// and GTK warns of every widget that needs more. So this takes any width and hands its child what that needs.
@MainActor final class SidebarBin: WidgetLayout {
  let bin = LayoutContainer()
  /// What the child leaves free at the leading edge, in pixels.
  var inset = 0 {
    didSet { if inset != oldValue { bin.queueAllocate() } }
  }

  /// The room around the child at each edge but the one to the content, in pixels.
  var margin = 0 {
    didSet { if margin != oldValue { bin.queueResize() } }
  }
  var isTrailing = false

  init() { bin.layout = self }

  var child: Widget? { bin.firstChild }

  func put(_ child: Widget?) {
    if let old = self.child { bin.remove(old) }
    if let child { bin.insert(child) }
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let child else { return .zero }
    guard orientation == .vertical else {
      return Measurement(minimum: 0, natural: child.measure(.horizontal).natural + inset + margin)
    }
    let size = child.measure(.vertical, forSize: forSize < 0 ? -1 : width(of: child, in: forSize))
    return Measurement(minimum: size.minimum + 2 * margin, natural: size.natural + 2 * margin)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let child else { return }
    let given = self.width(of: child, in: width)
    let start = inset + (isTrailing ? 0 : margin)
    child.allocate(
      x: bin.isRightToLeft ? width - start - given : start, y: margin, width: given, height: max(0, height - 2 * margin), baseline: baseline
    )
  }

  private func width(of child: Widget, in width: Int) -> Int { max(width - inset - margin, child.measure(.horizontal).minimum) }
}
