package import SidelightBridge
import SidelightCore

/// The dividers of a split view: strips over the edges of columns that the user drags.
///
/// The gesture sits on the split view, which does not move while a column changes its width; on a strip it would be measured from a
/// place that runs away below the pointer.
@MainActor final class SplitDividers {
  /// What a divider changes the width of.
  typealias Part = SplitDivider

  private weak var controller: SplitController?
  private weak var bin: LayoutContainer?
  private var strips: [Part: SeparatorWidget] = [:]
  private var places: [Part: Place] = [:]
  /// What assistive technology knows of them, which is told no more than once: layout comes here in each frame.
  private var told: [Part: Told] = [:]
  private var drag: (part: Part, width: Double)?
  private let gesture = DragGesture()
  private let click = ClickGesture(.primary)

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
  /// What an arrow key moves it by, in px.
  private static let step = 10.0

  init(_ controller: SplitController, on bin: LayoutContainer, for parts: [Part]) {
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
    places = [:]
    var edge = indent
    for (part, column) in [(Part.sidebar, SplitColumn.sidebar), (.content, .content)] where split.hasOwnLayout {
      guard let taken = split.plan.width(of: column) else { continue }
      edge += taken
      places[part] = Place(edge: edge, width: taken, limits: split.limits.columns[column])
    }
    switch split.plan.inspector {
    case .column(let taken), .overlay(let taken, isShown: true):
      places[.inspector] = Place(edge: Double(width) - taken, width: taken, limits: split.limits.inspector)
    case .absent, .hidden, .overlay, .sheet: break
    }
    for part in Part.allCases {
      guard let strip = strips[part] else { continue }
      guard let place = places[part], place.limits.isDraggable, split.plan.isReachable(part: part.part) else {
        places[part] = nil
        describe(Told(isShown: false), of: part, strip)
        continue
      }
      let most = min(place.limits.maximum, Double(width))
      describe(Told(isShown: true, width: place.width, minimum: place.limits.minimum, maximum: most), of: part, strip)
      let x = bin?.isRightToLeft == true ? Double(width) - place.edge : place.edge
      _ = strip.measure(.horizontal)
      strip.allocate(x: Int(x - Self.reach), y: 0, width: Int(2 * Self.reach), height: height)
    }
  }

  private func describe(_ new: Told, of part: Part, _ strip: Widget) {
    let old = told[part]
    guard new != old else { return }
    told[part] = new
    if new.isShown != old?.isShown { show(strip, new.isShown) }
    guard new.isShown else { return }
    strip.updateAccessible(.value(new.width))
    strip.updateAccessible(.minimumValue(new.minimum))
    strip.updateAccessible(.maximumValue(new.maximum))
  }

  /// Adds the strip of a part that there is from now on.
  func add(_ part: Part) {
    guard strips[part] == nil else { return }
    let strip = SeparatorWidget(.vertical)
    strip.addClass("sidelight-divider")
    strip.setCursor("col-resize")
    describe(Told(isShown: false), of: part, strip)
    strip.setAccessibleLabel(part.label)
    let keys = KeyController()
    keys.onPressed { [weak self] key, modifiers in modifiers.isEmpty && self?.press(key, on: part) == true }
    strip.addController(keys)
    strips[part] = strip
    bin?.insert(strip)
  }

  /// GTK gives the focus to what has no place on the screen, too, and tells assistive technology of it, so a strip says that itself.
  private func show(_ strip: Widget, _ isShown: Bool) {
    if !isShown, strip.isFocus { bin?.moveFocus(.tabBackward) }
    strip.isChildVisible = isShown
    strip.isFocusable = isShown
    strip.updateAccessible(.hidden(!isShown))
  }

  /// The divider at a distance from the left edge.
  private func part(at x: Double) -> Part? {
    guard let bin else { return nil }
    let place = bin.isRightToLeft ? Double(bin.width) - x : x
    let reach = gesture.isTouch ? Self.touchReach : Self.reach
    return places.filter { abs($0.value.edge - place) <= reach }.min { abs($0.value.edge - place) < abs($1.value.edge - place) }?.key
  }

  /// The strip beside a part, if it can be used now.
  func strip(of part: Slot) -> Widget? { Part.allCases.first { $0.part == part && places[$0] != nil }.flatMap { strips[$0] } }

  // MARK: The user

  private func begin(_ x: Double, _ y: Double) {
    guard let part = part(at: x), let place = places[part] else {
      drag = nil
      return gesture.deny()
    }
    drag = (part, place.width)
    gesture.claim()
  }

  private func move(_ offset: Double) {
    guard let drag else { return }
    set(drag.part, to: drag.width + growth(of: drag.part, for: offset))
  }

  private func pressed(_ count: Int, _ x: Double) {
    guard count == 2, let part = part(at: x) else { return }
    drag = nil
    reset(part)
  }

  private func press(_ key: KeyController.Key, on part: Part) -> Bool {
    guard let place = places[part] else { return false }
    switch key {
    case .left: set(part, to: max(place.limits.minimum, place.width + growth(of: part, for: -Self.step)))
    case .right: set(part, to: max(place.limits.minimum, place.width + growth(of: part, for: Self.step)))
    case .home: set(part, to: place.limits.minimum)
    case .end: set(part, to: min(place.limits.maximum, Double(bin?.width ?? 0)))
    case .enter, .space: reset(part)
    default: return false
    }
    return true
  }

  private func growth(of part: Part, for offset: Double) -> Double { part.growth(for: offset, isRightToLeft: bin?.isRightToLeft == true) }

  private func set(_ part: Part, to width: Double) { tell(part.dragged(to: width)) }

  private func reset(_ part: Part) { tell(part.reset) }

  private func tell(_ event: SplitEvent) {
    guard let controller else { return }
    controller.send(.split(controller.id, event))
  }

  // MARK: For tests

  /// The strips that can be seen, with the widths beside them.
  var shown: [(widget: Widget, width: Double)] {
    Part.allCases.compactMap { part in
      guard let strip = strips[part], let place = places[part] else { return nil }
      return (strip, place.width)
    }
  }

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
  /// The dividers that the user can drag now, with the widths beside them, in px. For tests.
  package var dividerStrips: [(widget: Widget, width: Double)] { dividers?.shown ?? [] }

  /// Drags a divider to the right, in px. For tests.
  package func drag(_ strip: Widget, by offset: Double) { dividers?.drag(strip, by: offset) }

  /// Clicks a divider twice. For tests.
  package func doubleClick(_ strip: Widget) { dividers?.doubleClick(strip) }
}
