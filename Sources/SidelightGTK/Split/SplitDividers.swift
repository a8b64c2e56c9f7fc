package import SidelightBridge
import SidelightCore

/// The dividers of a split view: strips over the edges of columns that the user drags.
///
/// The gesture sits on the split view, which does not move while a column changes its width; on a strip it would be measured from a
/// place that runs away below the pointer.
@MainActor final class SplitDividers {
  private weak var controller: SplitController?
  private weak var bin: LayoutContainer?
  /// In the order of the edges.
  private var strips: [Strip] = []
  private var drag: (part: SplitDivider, width: Double)?
  /// What had the focus before a strip.
  private var before: LastingPlace?
  private let gesture = DragGesture()
  private let click = ClickGesture(.primary)

  /// A divider that there is, whether or not it can be used now.
  private struct Strip {
    let part: SplitDivider
    let widget: SeparatorWidget
    /// Nil where it can't be used.
    var place: Place?
    /// What assistive technology knows of it, which is told no more than once: layout comes here in each frame.
    var told: Told?
  }

  /// Where a divider stands: its distance from the leading edge, and the width it changes, in px.
  private struct Place {
    let edge: Double
    let width: Double
    let limits: ColumnLimits
  }

  private struct Told: Equatable {
    var isShown: Bool
    var width = 0.0
    var minimum = 0.0
    var maximum = 0.0
  }

  /// How far from the edge it can be hit, in px.
  private static let reach = 4.0
  private static let touchReach = 12.0

  init(_ controller: SplitController, on bin: LayoutContainer, for parts: [SplitDivider]) {
    self.controller = controller
    self.bin = bin
    gesture.phase = .capture
    click.phase = .capture
    bin.addController(gesture)
    bin.addController(click)
    gesture.connect(DragGesture.began) { [weak self] x, y in self?.begin(x, y) }
    gesture.connect(DragGesture.updated) { [weak self] x, _ in self?.move(x) }
    click.connect(ClickGesture.pressed) { [weak self] count, x, _ in self?.pressed(count, x) }
    for part in parts { add(part) }
  }

  // MARK: Places

  /// Puts the strips where the plan has edges; called within the split view's own layout, above everything else.
  /// - Parameter indent: how far from the leading edge the columns begin.
  func allocate(_ split: SplitElement, width: Int, height: Int, indent: Double = 0) {
    var leading = indent
    for index in strips.indices {
      let strip = strips[index]
      strips[index].place = nil
      // Columns before it take their room whether or not their own divider can be used.
      guard let taken = split.width(beside: strip.part) else { continue }
      if strip.part != .inspector { leading += taken }
      let limits = split.limits(at: strip.part)
      guard limits.isDraggable, split.plan.isReachable(part: strip.part.part) else { continue }
      let edge = strip.part == .inspector ? Double(width) - taken : leading
      strips[index].place = Place(edge: edge, width: taken, limits: limits)
      let x = bin?.isRightToLeft == true ? Double(width) - edge : edge
      _ = strip.widget.measure(.horizontal)
      strip.widget.allocate(x: Int(x - Self.reach), y: 0, width: Int(2 * Self.reach), height: height)
    }
    for index in strips.indices { describe(index, in: Double(width)) }
  }

  private func describe(_ index: Int, in room: Double) {
    let strip = strips[index]
    let old = strip.told
    let new =
      strip.place.map { Told(isShown: true, width: $0.width, minimum: $0.limits.minimum, maximum: min($0.limits.maximum, room)) }
      ?? Told(isShown: false)
    guard new != old else { return }
    strips[index].told = new
    if new.isShown != old?.isShown { show(strip.widget, new.isShown) }
    guard new.isShown else { return }
    strip.widget.updateAccessible(.value(new.width))
    strip.widget.updateAccessible(.minimumValue(new.minimum))
    strip.widget.updateAccessible(.maximumValue(new.maximum))
  }

  /// Adds the strip of a part that there is from now on.
  func add(_ part: SplitDivider) {
    guard !strips.contains(where: { $0.part == part }) else { return }
    let widget = SeparatorWidget(.vertical)
    widget.addClass("sidelight-divider")
    widget.setCursor("col-resize")
    widget.setAccessibleLabel(part.label)
    let keys = KeyController()
    keys.onPressed { [weak self] key, modifiers in modifiers.isEmpty && self?.press(key, on: part) == true }
    widget.addController(keys)
    let focus = FocusController()
    focus.connect(FocusController.left) { [weak widget] in widget?.isFocusable = false }
    widget.addController(focus)
    strips.append(Strip(part: part, widget: widget))
    describe(strips.count - 1, in: 0)
    bin?.insert(widget)
  }

  /// GTK tells assistive technology of what has no place on the screen, too, so a strip says that itself.
  private func show(_ strip: Widget, _ isShown: Bool) {
    if !isShown, strip.isFocus { bin?.moveFocus(.tabBackward) }
    strip.isChildVisible = isShown
    strip.updateAccessible(.hidden(!isShown))
  }

  // MARK: The keyboard

  /// Gives the focus to a strip. That is no stop of Tab, and can have the focus only while it has it.
  func enter(_ strip: Widget) {
    if let now = bin?.focusInRoot, !strips.contains(where: { $0.widget == now }) { before = LastingPlace(now) }
    strip.isFocusable = true
    strip.grabFocus()
  }

  /// Gives the focus back to where it was before it came to the strips, or else to the part beside one.
  private func leave(_ part: SplitDivider) {
    let origin = before
    before = nil
    if origin?.takeFocus() == true { return }
    (controller?.children(in: part.part).first as? PageController)?.expectFocus()
  }

  /// The divider at a distance from the left edge.
  private func strip(at x: Double) -> Strip? {
    guard let bin else { return nil }
    let place = bin.isRightToLeft ? Double(bin.width) - x : x
    let reach = gesture.isTouch ? Self.touchReach : Self.reach
    func distance(_ strip: Strip) -> Double { strip.place.map { abs($0.edge - place) } ?? .infinity }
    return strips.filter { distance($0) <= reach }.min { distance($0) < distance($1) }
  }

  /// The strip beside a part, if it can be used now.
  func strip(of part: Slot) -> Widget? { strips.first { $0.part.part == part && $0.place != nil }?.widget }

  // MARK: The user

  private func begin(_ x: Double, _ y: Double) {
    guard let strip = strip(at: x), let place = strip.place else {
      drag = nil
      return gesture.deny()
    }
    drag = (strip.part, place.width)
    gesture.claim()
  }

  private func move(_ offset: Double) {
    guard let drag else { return }
    set(drag.part, to: drag.width + growth(of: drag.part, for: offset))
  }

  private func pressed(_ count: Int, _ x: Double) {
    guard count == 2, let strip = strip(at: x) else { return }
    drag = nil
    reset(strip.part)
  }

  private func press(_ key: KeyController.Key, on part: SplitDivider) -> Bool {
    guard let place = strips.first(where: { $0.part == part })?.place else { return false }
    let moving: SplitDivider.Key
    switch key {
    case .left: moving = .left
    case .right: moving = .right
    case .home: moving = .home
    case .end: moving = .end
    case .enter, .space: moving = .reset
    case .escape:
      leave(part)
      return true
    default: return false
    }
    let isRightToLeft = bin?.isRightToLeft == true
    tell(part.event(of: moving, width: place.width, in: place.limits, room: Double(bin?.width ?? 0), isRightToLeft: isRightToLeft))
    return true
  }

  private func growth(of part: SplitDivider, for offset: Double) -> Double {
    part.growth(for: offset, isRightToLeft: bin?.isRightToLeft == true)
  }

  private func set(_ part: SplitDivider, to width: Double) { tell(part.dragged(to: width)) }

  private func reset(_ part: SplitDivider) { tell(part.reset) }

  private func tell(_ event: SplitEvent) {
    guard let controller else { return }
    controller.send(.split(controller.id, event))
  }

  /// The strips that can be seen, with the widths beside them.
  var shown: [(widget: Widget, width: Double)] {
    strips.compactMap { strip in strip.place.map { (strip.widget, $0.width) } }
  }

  // MARK: For tests

  /// Drags a strip as the pointer would: a little first, then all the way.
  func drag(_ strip: Widget, by offset: Double) {
    guard let center = center(of: strip) else { return }
    bin?.hand.drag(from: center, through: [offset / 2, offset])
  }

  func doubleClick(_ strip: Widget) {
    guard let center = center(of: strip) else { return }
    bin?.hand.click(.primary, count: 2, x: center.x, y: center.y)
  }

  private func center(of strip: Widget) -> (x: Double, y: Double)? {
    guard let bin, let box = strip.bounds(in: bin) else { return nil }
    return (x: box.x + box.width / 2, y: box.y + box.height / 2)
  }
}

extension SplitController {
  /// Puts the focus on a divider, as F8 does. For tests.
  package func focus(divider strip: Widget) { dividers?.enter(strip) }

  /// The dividers that the user can drag now, with the widths beside them, in px. For tests.
  package var dividerStrips: [(widget: Widget, width: Double)] { dividers?.shown ?? [] }

  /// Drags a divider to the right, in px. For tests.
  package func drag(_ strip: Widget, by offset: Double) { dividers?.drag(strip, by: offset) }

  /// Clicks a divider twice. For tests.
  package func doubleClick(_ strip: Widget) { dividers?.doubleClick(strip) }
}
