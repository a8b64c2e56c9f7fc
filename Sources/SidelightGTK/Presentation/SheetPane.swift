package import SidelightBridge
package import SidelightCore

/// The content of a sheet below its handle, and how large it wants to be.
@MainActor package final class SheetPane: WidgetLayout {
  package let bin = LayoutContainer()
  /// What the keyboard moves; the pointer and fingers may take the header bar as well.
  package let handle = SeparatorWidget(.horizontal)
  /// Tells what the user does.
  package var send: (SheetEvent) -> Void = { _ in }
  /// What the content takes of the room that it is given.
  var greed: () -> Greed = { .none }
  /// The size that a frame around the content wishes, in px.
  var ideal: (Orientation) -> Int? = { _ in nil }
  /// What content gets that takes all the width that it is offered, in px; nil for the usual.
  var ampleWidth: Int? { didSet { if ampleWidth != oldValue { bin.queueResize() } } }
  /// Whether it takes all of the window.
  var fillsWindow = false { didSet { if fillsWindow != oldValue { bin.queueResize() } } }
  private var child: Widget?
  private var drag: SheetDrag?
  private var plan: SheetPlan?
  /// The height at this moment, in px; nil for that of the content.
  private var height: Double?
  private var movement: TickCallback?

  /// What a dialog has at least, as GNOME's own do, and what content gets that takes all it is offered, in px.
  private static let leastWidth = 360
  private static let ampleWidth = 480
  private static let ampleHeight = 540
  /// The same in a popover, which is otherwise as large as its content.
  private static let popoverSize = (width: 320, height: 400)
  /// More than any window has.
  private static let everything = 16_384
  /// The strip above the content that shows the handle, in px, and the handle in it.
  private static let strip = 16
  private static let grip = (width: 44, height: 4, top: 8)
  /// How long a sheet takes to another height, in microseconds.
  private static let duration = 200_000.0

  /// - Parameter ground: what the sheet moves on: a drag is measured from a place that does not run away below the pointer.
  init(on ground: Widget) {
    bin.layout = self
    bin.clipsContent = true
    StyleSheet.controls.read()
    handle.addClass("sidelight-handle")
    handle.setCursor("row-resize")
    handle.setAccessibleLabel("Sheet Height")
    handle.isChildVisible = false
    handle.updateAccessible(.hidden(true))
    bin.insert(handle)
    let keys = KeyController()
    keys.onPressed { [weak self] key, modifiers in modifiers.isEmpty && self?.press(key) == true }
    handle.addController(keys)
    drag = SheetDrag(self, on: ground)
  }

  func put(_ child: Widget?) {
    guard child != self.child else { return }
    if let old = self.child { bin.remove(old) }
    self.child = child
    // The handle comes last, so that the focus enters the content first.
    if let child { bin.insert(child, before: handle) }
  }

  /// Whether the user can take hold of it.
  var isBottom: Bool { plan?.isBottom == true }

  // MARK: The plan

  /// - Parameter isAnimated: whether it may be seen to move to another height.
  func perform(_ new: SheetPlan?, isAnimated: Bool) {
    guard new != plan else { return }
    let old = plan
    plan = new
    handle.setClass("sidelight-quiet-handle", new?.showsHandle != true)
    let from = height ?? Double(bin.height)
    movement?.cancel()
    movement = nil
    if let to = new?.height, let old, isAnimated, bin.isMapped, new?.isHeld == false, old.isBottom, from != to, old.height != to {
      move(from: from, to: to)
    } else {
      height = new?.height
    }
    bin.queueResize()
  }

  /// What has no place on the screen can't have the focus, and assistive technology is told that it is not there.
  private func showHandle(_ isShown: Bool) {
    guard isShown != handle.isFocusable else { return }
    if !isShown, handle.isFocus { bin.moveFocus(.tabBackward) }
    handle.isChildVisible = isShown
    handle.isFocusable = isShown
    handle.updateAccessible(.hidden(!isShown))
  }

  private func move(from: Double, to: Double) {
    var begin: Int?
    height = from
    movement = bin.addTickCallback { [weak self] clock in
      guard let self else { return false }
      let start = begin ?? clock.frameTime
      begin = start
      let part = min(1, Double(clock.frameTime - start) / Self.duration)
      let rest = 1 - part
      height = to + (from - to) * rest * rest * rest
      bin.queueResize()
      return part < 1
    }
  }

  private func press(_ key: KeyController.Key) -> Bool {
    guard plan?.isResizable == true else { return false }
    switch key {
    case .up: send(.step(up: true))
    case .down: send(.step(up: false))
    default: return false
    }
    return true
  }

  // MARK: Layout

  private var above: Int { plan?.isBottom == true && plan?.showsHandle == true ? Self.strip : 0 }

  package func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let child else { return .zero }
    let inner = orientation == .horizontal && forSize >= 0 ? max(0, forSize - above) : forSize
    var size = child.measure(orientation, forSize: inner)
    if let ideal = ideal(orientation) { size.natural = max(size.minimum, ideal) }
    let greed = greed()
    if plan?.isPopover == true {
      let (isGreedy, ample) =
        orientation == .horizontal ? (greed.horizontal, Self.popoverSize.width) : (greed.vertical, Self.popoverSize.height)
      return Measurement(minimum: size.minimum, natural: isGreedy ? max(size.natural, ample) : size.natural)
    }
    if fillsWindow { return Measurement(minimum: size.minimum, natural: Self.everything) }
    switch (orientation, isBottom) {
    case (.horizontal, true): return Measurement(minimum: size.minimum, natural: Self.everything)
    case (.horizontal, false):
      let least = greed.horizontal ? ampleWidth ?? Self.ampleWidth : Self.leastWidth
      return Measurement(minimum: size.minimum, natural: max(size.natural, least))
    case (.vertical, true):
      let natural = height.map { Length.whole($0) } ?? (greed.vertical ? Self.everything : size.natural + above)
      return Measurement(minimum: min(natural, size.minimum + above), natural: natural)
    case (.vertical, false):
      return Measurement(minimum: size.minimum, natural: greed.vertical ? max(size.natural, Self.ampleHeight) : size.natural)
    }
  }

  package func allocate(width: Int, height: Int, baseline: Int) {
    if let child {
      // On its way out a sheet may be lower than its content can be.
      let least = child.measure(.vertical, forSize: width).minimum
      child.allocate(x: 0, y: above, width: width, height: max(height - above, least))
    }
    showHandle(isBottom)
    guard let plan, plan.isBottom else { return }
    _ = handle.measure(.horizontal)
    handle.allocate(x: (width - Self.grip.width) / 2, y: Self.grip.top, width: Self.grip.width, height: Self.grip.height)
    handle.updateAccessible(.value(Double(height)))
    handle.updateAccessible(.minimumValue(plan.lowest))
    handle.updateAccessible(.maximumValue(plan.highest))
  }
}
