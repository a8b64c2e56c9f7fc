import SidelightBridge
package import SidelightCore

extension ListInput {
  func listenToPointer() {
    let clicks = ClickGesture(.primary)
    clicks.phase = .capture
    clicks.connect(ClickGesture.pressed) { [weak self, weak clicks] count, x, y in
      guard let self else { return }
      press = ListPress(count: count, at: rows.point(x, y))
      pressed(x, y)
      isTouched = clicks?.isTouch == true
      // A click on a triangle selects nothing.
      if press?.triangle != nil { clicks?.claim() }
    }
    clicks.connect(ClickGesture.released) { [weak self, weak clicks] count, x, y in
      guard let self, let clicks, let press else { return }
      self.press = nil
      switch press.end(at: rows.point(x, y)) {
      case .onTriangle(let row): use(.triangle, of: row)
      case .onControl: break
      // GTK's row would select as well.
      case .elsewhere: clicks.claim()
      case .click: if click(x, y, count: count, .init(clicks.modifiers)) { clicks.claim() }
      }
    }
    clicks.connect(ClickGesture.cancelled) { [weak self] in self?.press = nil }
    rows.view.addController(clicks)
    isTouched = DesktopSettings.hasTouchAlone

    let secondary = ClickGesture(.secondary)
    secondary.connect(ClickGesture.pressed) { [weak self, weak secondary] _, x, y in
      if self?.openMenu(x, y) == true { secondary?.claim() }
    }
    rows.view.addController(secondary)

    let long = LongPressGesture()
    long.connect(LongPressGesture.pressed) { [weak self, weak long] x, y in
      if self?.openMenu(x, y) == true { long?.claim() }
    }
    rows.view.addController(long)
    gestures = [clicks, secondary, long]
    rows.view.connect(ListViewWidget.activate) { [weak self] position in self?.activate(position) }
  }

  /// A click was let go; says whether it was the list's.
  @discardableResult package func click(_ x: Double, _ y: Double, count: Int, _ modifiers: KeyShortcut.Modifiers) -> Bool {
    guard let facts else { return false }
    stopSearch()
    let here = rows.point(x, y)
    let click = ListClick(here.position, modifiers, count: count, isOnControl: here.takesClick(count))
    return perform(interaction.click(click, in: facts))
  }

  /// Somebody activates a row in another way than by a key or a click of the list's own: a screen reader, or two clicks on what stands in a
  /// row and lets them through. A link has already acted on the first of them.
  private func activate(_ position: Int) {
    if press.map({ $0.count > 1 }) == true, rows.boundRow(position)?.activatesOnClick == true { return }
    let step = rows.boundRow(position).flatMap { facts?.formStep(position, $0) }
    perform([step ?? .send(.activate(position))])
  }

  private func openMenu(_ x: Double, _ y: Double) -> Bool { openMenu(at: rows.point(x, y).position, x, y, isPointed: true) }

  /// Opens the menu of a row, or of the empty area for nil; false where there is none.
  func openMenu(at position: Int?, _ x: Double, _ y: Double, isPointed: Bool) -> Bool {
    rows.controller?.renderer?.openMenu(rows.source?.menu(at: position) ?? [], over: rows.view, x, y, isPointed: isPointed) ?? false
  }
}
