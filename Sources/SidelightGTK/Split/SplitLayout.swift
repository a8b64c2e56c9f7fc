import SidelightBridge
import SidelightCore

/// Learns the width that a split view is given, right inside of layout, so that a stage changes before its columns are placed.
///
/// A column measures and paints as it will stand; there is no frame in the old stage. The split view's own least width is that
/// of its widest header bar, so that a window can always be made narrow enough for the compact stack.
@MainActor final class SplitLayout: WidgetLayout {
  let bin = LayoutContainer()
  weak var controller: SplitController?
  private var toldMetrics: SplitMetrics?
  private var toldRoom: SheetMetrics?
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
  var isMeasured: Bool { toldMetrics != nil }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let controller, let root else { return .zero }
    guard orientation == .horizontal else {
      let size = root.measure(.vertical)
      return Measurement(minimum: size.minimum, natural: size.natural)
    }
    let least = controller.leastWidth
    return Measurement(minimum: least, natural: max(least, root.measure(.horizontal).natural))
  }

  /// The owner of the tree answers at most twice: to what there is room for, and to what a style's views leave the columns of it.
  func allocate(width: Int, height: Int, baseline: Int) {
    guard let controller else { return }
    let isOtherRoom = controller.inspectorPage != nil && tellRoom(SheetMetrics(width: Double(width), height: Double(height)), controller)
    let isOtherWidth = tellWidth(width, controller)
    // The answer has to be here before the columns are placed.
    if isOtherRoom || isOtherWidth { controller.renderer?.host?.flush() }
    controller.performFirst()
    place(width: width, height: height, baseline: baseline)
    // What a style puts around the columns has its place now: it may leave them another width than they were planned for. So does another
    // style that was the first answer.
    let isOtherRest = tellWidth(width, controller)
    let isOtherClass = controller.tellSizeClasses()
    if isOtherRest || isOtherClass {
      // This answer has to be here before the frame is drawn.
      controller.renderer?.host?.flush()
      place(width: width, height: height, baseline: baseline)
    }
    controller.columns.wereLaidOut()
    shell?.split.wasLaidOut()
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

  /// Tells what an inspector can have as a sheet, and says whether that was news.
  private func tellRoom(_ room: SheetMetrics, _ controller: SplitController) -> Bool {
    guard room != toldRoom else { return false }
    toldRoom = room
    controller.send(.sheet(controller.id, .measured(room)))
    return true
  }

  /// Tells how wide the columns are, and says whether that was news.
  private func tellWidth(_ width: Int, _ controller: SplitController) -> Bool {
    let scale = controller.renderer?.desktop.traits.textScale ?? 1
    let metrics = SplitMetrics(width: self.width(of: controller, in: width), container: Double(width), textScale: scale)
    guard metrics != toldMetrics else { return false }
    toldMetrics = metrics
    controller.send(.split(controller.id, .measured(metrics)))
    return true
  }
}
