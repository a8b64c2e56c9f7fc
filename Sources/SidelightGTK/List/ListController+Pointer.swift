import SidelightBridge
package import SidelightCore

extension ListController {
  func listenToPointer() {
    let clicks = ClickGesture(.primary)
    clicks.phase = .capture
    clicks.connect(ClickGesture.pressed) { [weak self, weak clicks] count, x, y in
      guard let self else { return }
      press = ListPress(count: count, triangle: triangle(x, y))
      pressed(x, y)
      isTouched = clicks?.isTouch == true
      // A click on a triangle selects nothing.
      if press?.triangle != nil { clicks?.claim() }
    }
    clicks.connect(ClickGesture.released) { [weak self, weak clicks] count, x, y in
      guard let self, let clicks else { return }
      let triangle = press?.triangle
      press = nil
      if let triangle { return self.triangle(x, y) == triangle ? use(.triangle, of: triangle) : () }
      // GTK's row would select as well.
      if click(x, y, count: count, .init(clicks.modifiers)) { clicks.claim() }
    }
    list.addController(clicks)
    isTouched = DesktopSettings.hasTouchAlone

    let secondary = ClickGesture(.secondary)
    secondary.connect(ClickGesture.pressed) { [weak self, weak secondary] _, x, y in
      if self?.openMenu(at: self?.position(x, y), x, y, isPointed: true) == true { secondary?.claim() }
    }
    list.addController(secondary)

    let long = LongPressGesture()
    long.connect(LongPressGesture.pressed) { [weak self, weak long] x, y in
      if self?.openMenu(at: self?.position(x, y), x, y, isPointed: true) == true { long?.claim() }
    }
    list.addController(long)
    gestures = [clicks, secondary, long]
  }

  /// A click was let go; says whether it was the list's.
  @discardableResult package func click(_ x: Double, _ y: Double, count: Int, _ modifiers: KeyShortcut.Modifiers) -> Bool {
    guard let facts else { return false }
    let click = ListClick(position(x, y), modifiers, count: count, isOnControl: isOnControl(x, y))
    return perform(interaction.click(click, in: facts))
  }

  /// Somebody activates a row in another way than by a key or a click of the list's own: a screen reader, or two clicks on what stands in a
  /// row and lets them through. A link has already acted on the first of them.
  func activate(_ position: Int) {
    if press.map({ $0.count > 1 }) == true, boundRow(position)?.activatesOnClick == true { return }
    send(.list(id, .activate(position)))
  }

  /// Opens the menu of a row, or of the empty area for nil; false where there is none.
  func openMenu(at position: Int?, _ x: Double, _ y: Double, isPointed: Bool) -> Bool {
    renderer?.openMenu(source?.menu(at: position) ?? [], over: list, x, y, isPointed: isPointed) ?? false
  }

  /// Whether something in a row takes the clicks at a place itself.
  func isOnControl(_ x: Double, _ y: Double) -> Bool {
    var next = list.pick(x: x, y: y)
    while let widget = next, widget.typeName != "GtkListItemWidget" {
      if widget.isFocusable { return true }
      next = widget.parent
    }
    return false
  }

  /// The row whose triangle is at a place.
  func triangle(_ x: Double, _ y: Double) -> NodeID? {
    guard let hit = list.pick(x: x, y: y), hit.hasClass("sidelight-triangle") else { return nil }
    return hit.nearest(typeNamed: "GtkListItemWidget").flatMap { place(showing: $0) }?.row
  }

  func position(_ x: Double, _ y: Double) -> Int? { place(x, y)?.item.position }

  private func place(_ x: Double, _ y: Double) -> RowPlace? {
    list.pick(x: x, y: y)?.nearest(typeNamed: "GtkListItemWidget").flatMap { place(showing: $0) }
  }

  /// The place of one of GTK's row widgets.
  func place(showing line: Widget) -> RowPlace? {
    for place in places.values where place.item.isShown(by: line) { return place }
    return nil
  }

  func row(of place: RowPlace) -> RowElement? {
    (place.row.flatMap { renderer?.controller(for: $0) } as? RowController)?.row
  }
}

/// The primary button or a finger that is down.
struct ListPress {
  /// Which one it is of presses that follow one another at the same place.
  let count: Int
  /// The row whose triangle is pressed.
  let triangle: NodeID?
}
