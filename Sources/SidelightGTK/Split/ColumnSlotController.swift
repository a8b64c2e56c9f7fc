import SidelightBridge
package import SidelightCore

/// A place within the views of a style, into which the split view puts one of its columns, or all of them as it lays them out.
@MainActor package final class ColumnSlotController: Controller, LeavingListener {
  /// What the place of one column is made of, which learns its width.
  private let watch: WidthWatch?
  /// The place of the split view's own layout.
  private let layout: OwnLayoutPlace?
  private var told: SizeClass?
  package private(set) weak var split: SplitController?

  init(_ id: NodeID, _ element: Element, _ slot: ColumnSlotElement, in renderer: Renderer) {
    let layout: OwnLayoutPlace? = if case .columns = slot.content { OwnLayoutPlace() } else { nil }
    let watch = layout == nil ? WidthWatch { [weak renderer] in renderer?.desktop.traits.textScale ?? 1 } : nil
    self.layout = layout
    self.watch = watch
    super.init(id, element, in: renderer, core: layout?.bin ?? watch?.bin)
    split = renderer.controller(for: slot.split) as? SplitController
    layout?.split = split
    // What is in the column must not make a frame around the place take more than it is to have.
    for bin in [layout?.bin, watch?.bin].compactMap({ $0 }) {
      bin.expandsHorizontally = false
      bin.expandsVertically = false
    }
    renderer.leavingListeners.append(self)
  }

  /// What the place asks for, where it gets it.
  package var shown: SlotContent? {
    if case .columnSlot(let slot) = element.kind, slot.isFilled { slot.content } else { nil }
  }

  package override func update(from old: Element?) {
    if let split { renderer?.settleLater(split) }
  }

  /// The width that the split view's own layout has here, once it has been laid out.
  var ownWidth: Int? { layout?.width }

  func insert(_ widget: Widget) {
    layout?.bin.child = widget
    watch?.put(widget)
  }

  /// Lets go of what stands here.
  func clear() {
    layout?.bin.child = nil
    watch?.put(nil)
  }

  /// Tells the class of the width that the place has been given, if it is another one, and says whether it was. The split view asks for
  /// it when all of the style's views have their places: what the answer changes may be among them.
  func tellSizeClass() -> Bool {
    guard let sizeClass = watch?.sizeClass, sizeClass != told else { return false }
    told = sizeClass
    send(.sized(id, sizeClass))
    return true
  }

  /// What stands here stays where the split view does.
  func leaves(_ controller: Controller) {
    if isInside(controller), split?.isInside(controller) == false { split?.release(self) }
  }

  package override func measureGreed() -> Greed { .both }

  package override func discard() {
    renderer?.leavingListeners.removeAll { $0 === self }
    split?.release(self)
  }
}

/// The place of a split view's own layout within the views of a style: it can be as narrow as the compact stage.
@MainActor final class OwnLayoutPlace: WidgetLayout {
  let bin = LayoutBin()
  weak var split: SplitController?
  private(set) var width: Int?

  init() {
    bin.layout = self
    bin.requestMode = .constantSize
    bin.clipsContent = true
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let root = bin.child else { return .zero }
    let size = root.measure(orientation)
    guard orientation == .horizontal, let split else { return Measurement(minimum: size.minimum, natural: size.natural) }
    let least = split.leastWidth
    return Measurement(minimum: least, natural: max(least, size.natural))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    self.width = width
    guard let root = bin.child else { return }
    let given = max(width, root.measure(.horizontal).minimum)
    let tall = max(height, root.measure(.vertical, forSize: given).minimum)
    root.allocate(x: root.isRightToLeft ? width - given : 0, y: 0, width: given, height: tall, baseline: baseline)
  }
}
