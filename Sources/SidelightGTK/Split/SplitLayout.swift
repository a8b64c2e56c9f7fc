import SidelightBridge
import SidelightCore

/// Learns the width that a split view is given, right inside of layout, so that a stage changes before its columns are placed.
///
/// A column measures and paints as it will stand; there is no frame in the old stage. The split view's own least width is that
/// of its widest header bar, so that a window can always be made narrow enough for the compact stack.
@MainActor final class SplitLayout: WidgetLayout {
  let bin = LayoutContainer()
  weak var controller: SplitController?
  private var reported: SplitMetrics?
  private var reportedRoom: SheetMetrics?
  /// What fills the split view; the dividers lie over it.
  private var root: Widget?
  private var shell: InspectorShell?

  init(root: Widget) {
    self.root = root
    bin.insert(root)
    bin.requestMode = .constantSize
    bin.layout = self
  }

  /// Puts the widgets of an inspector around what fills the split view.
  func wrap(in shell: InspectorShell) {
    if let root { bin.remove(root) }
    shell.split.setContent(root)
    self.shell = shell
    root = shell.sheet
    bin.insert(shell.sheet, before: bin.firstChild)
  }

  /// Exchanges what fills the split view, beside the inspector.
  func fill(with content: Widget?) {
    if let shell { return shell.split.setContent(content) }
    guard content != root else { return }
    if let root { bin.remove(root) }
    root = content
    if let content { bin.insert(content, before: bin.firstChild) }
  }

  /// Whether the widths are known.
  var isMeasured: Bool { reported != nil }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let controller, let root else { return .zero }
    guard orientation == .horizontal else {
      let size = root.measure(.vertical)
      return Measurement(minimum: size.minimum, natural: size.natural)
    }
    let least = controller.leastWidth
    return Measurement(minimum: least, natural: max(least, root.measure(.horizontal).natural))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let controller else { return }
    if controller.inspectorPage != nil { reportRoom(SheetMetrics(width: Double(width), height: Double(height)), controller) }
    report(width, controller)
    // The answer may have been another style, which leaves the columns another width.
    if self.width(of: controller, in: width) != reported?.width { report(width, controller) }
    controller.performFirst()
    place(width: width, height: height, baseline: baseline)
    // What a style puts around the columns has its place now, and leaves them another width than they were planned for.
    if self.width(of: controller, in: width) != reported?.width {
      report(width, controller)
      place(width: width, height: height, baseline: baseline)
    }
    if controller.tellSizeClasses() { place(width: width, height: height, baseline: baseline) }
    controller.placeDividers(width: width, height: height)
    controller.focus.restore()
  }

  /// The width that the columns have, as far as it is known what a style leaves them.
  private func width(of controller: SplitController, in width: Int) -> Double { Double(controller.ownWidth ?? width) }

  private func place(width: Int, height: Int, baseline: Int) {
    guard let root else { return }
    let given = max(width, root.measure(.horizontal).minimum)
    let tall = max(height, root.measure(.vertical, forSize: given).minimum)
    // The own layout cuts what slides within its place, and each cut costs in every frame that is drawn.
    bin.clipsContent = given > width || tall > height || controller?.hasOwnRoot != true
    root.allocate(x: bin.isRightToLeft ? width - given : 0, y: 0, width: given, height: tall, baseline: baseline)
  }

  /// What an inspector can have as a sheet.
  private func reportRoom(_ room: SheetMetrics, _ controller: SplitController) {
    guard room != reportedRoom else { return }
    reportedRoom = room
    controller.send(.sheet(controller.id, .measured(room)))
    controller.renderer?.host?.flush()
  }

  private func report(_ width: Int, _ controller: SplitController) {
    let scale = controller.renderer?.desktop.traits.textScale ?? 1
    let metrics = SplitMetrics(width: self.width(of: controller, in: width), container: Double(width), textScale: scale)
    guard metrics != reported else { return }
    reported = metrics
    controller.send(.split(controller.id, .measured(metrics)))
    // The answer has to be here before the columns are placed.
    controller.renderer?.host?.flush()
  }
}
