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

  init() { bin.layout = self }

  var child: Widget? { bin.firstChild }

  func put(_ child: Widget?) {
    if let old = self.child { bin.remove(old) }
    if let child { bin.insert(child) }
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let child else { return .zero }
    guard orientation == .vertical else { return Measurement(minimum: 0, natural: child.measure(.horizontal).natural + inset) }
    return child.measure(.vertical, forSize: forSize < 0 ? -1 : width(of: child, in: forSize))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let child else { return }
    let given = self.width(of: child, in: width)
    child.allocate(x: bin.isRightToLeft ? width - inset - given : inset, y: 0, width: given, height: height, baseline: baseline)
  }

  private func width(of child: Widget, in width: Int) -> Int { max(width - inset, child.measure(.horizontal).minimum) }
}
