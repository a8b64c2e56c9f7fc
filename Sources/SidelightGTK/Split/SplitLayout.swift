import SidelightBridge
import SidelightCore

/// Learns the width that a split view is given, right inside of layout, so that a stage changes before its columns are placed.
///
/// A column measures and paints as it will stand; there is no frame in the old stage. The split view's own least width is that
/// of its compact stack, so that a window can always be made narrow enough to reach it.
@MainActor final class SplitLayout: WidgetLayout {
  let bin = LayoutContainer()
  weak var controller: SplitController?
  private var reported: SplitMetrics?
  private var reportedRoom: SheetMetrics?
  /// What fills the split view; the dividers lie over it.
  private var root: Widget

  init(root: Widget) {
    self.root = root
    bin.insert(root)
    bin.clipsContent = true
    bin.requestMode = .constantSize
    bin.layout = self
  }

  /// Puts the widgets of an inspector around what fills the split view.
  func wrap() -> InspectorShell {
    bin.remove(root)
    let shell = InspectorShell(around: root)
    root = shell.sheet
    bin.insert(root, before: bin.firstChild)
    return shell
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let controller else { return .zero }
    guard orientation == .horizontal else {
      let size = root.measure(.vertical)
      return Measurement(minimum: size.minimum, natural: size.natural)
    }
    let columns = SplitColumn.allCases.map { controller.minimumWidth($0) }.max() ?? 0
    let least = max(columns, controller.inspectorMinimum)
    return Measurement(minimum: least, natural: max(least, root.measure(.horizontal).natural))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let controller else { return }
    if controller.inspectorPage != nil { reportRoom(SheetMetrics(width: Double(width), height: Double(height)), controller) }
    report(width, controller)
    controller.performFirst()
    let given = max(width, root.measure(.horizontal).minimum)
    let tall = max(height, root.measure(.vertical, forSize: given).minimum)
    root.allocate(x: bin.isRightToLeft ? width - given : 0, y: 0, width: given, height: tall, baseline: baseline)
    controller.placeDividers(width: width, height: height)
    controller.restoreFocus()
  }

  /// What an inspector can have as a sheet.
  private func reportRoom(_ room: SheetMetrics, _ controller: SplitController) {
    guard room != reportedRoom else { return }
    reportedRoom = room
    controller.send(.sheet(controller.id, .measured(room)))
    controller.renderer?.host?.flush()
  }

  private func report(_ width: Int, _ controller: SplitController) {
    var minimums = SplitColumns(repeating: 0.0)
    for column in SplitColumn.allCases { minimums[column] = Double(controller.minimumWidth(column)) }
    let scale = controller.renderer?.desktop.traits.textScale ?? 1
    let metrics = SplitMetrics(
      width: Double(width), textScale: scale, minimums: minimums, inspectorMinimum: Double(controller.inspectorMinimum))
    guard metrics != reported else { return }
    reported = metrics
    controller.send(.split(controller.id, .measured(metrics)))
    // The answer has to be here before the columns are placed.
    controller.renderer?.host?.flush()
  }
}
