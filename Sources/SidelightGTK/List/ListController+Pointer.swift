import SidelightBridge
import SidelightCore

extension ListController {
  func listenToPointer() {
    let clicks = ClickGesture(.primary)
    clicks.phase = .capture
    clicks.connect(ClickGesture.pressed) { [weak self, weak clicks] count, x, y in
      guard let self else { return }
      pressCount = count
      pressed(x, y)
      isTouched = clicks?.isTouch == true
      pressedTriangle = triangle(x, y)
      // A click on a triangle selects nothing.
      if pressedTriangle != nil { clicks?.claim() }
    }
    clicks.connect(ClickGesture.released) { [weak self, weak clicks] count, x, y in
      self?.pressCount = 0
      if let self, let row = pressedTriangle {
        pressedTriangle = nil
        if triangle(x, y) == row { toggle(row) }
        return
      }
      guard let self, let clicks, count == 1, clicks.modifiers.isEmpty else { return }
      if togglesSelection(x, y) { clicks.claim() } else { clicked(x, y) }
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

  /// A single click acts on links and chooses other rows, and on the empty area takes back a selection that may be empty. GTK does all
  /// other clicks.
  private func clicked(_ x: Double, _ y: Double) {
    guard let place = place(x, y) else {
      if listElement.selectionMode == .single || listElement.selectionMode == .multiple { send(.list(id, .deselectAll)) }
      return
    }
    guard let position = place.item.position, let row = row(of: place), !isOnControl(x, y), !listElement.isEditing else { return }
    if row.activatesOnClick {
      send(.list(id, .activate(position)))
    } else if place.item.isSelectable {
      send(.list(id, .choose(position)))
    }
  }

  /// GTK reports Enter and double clicks alike, and a link has already acted on the first click of two.
  func activate(_ position: Int) {
    if pressCount > 1, let place = places.values.first(where: { $0.item.position == position }), row(of: place)?.activatesOnClick == true {
      return
    }
    send(.list(id, .activate(position)))
  }

  func toggleSection(of row: RowController) {
    guard let position = places[row.id]?.item.position else { return }
    // The focus would go to a row of another section when its own is taken away.
    if list.containsFocus { list.scroll(to: position, focus: true) }
    send(.list(id, .toggleSection(position)))
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
