package import SidelightBridge
package import SidelightCore

/// The look of rows besides their content, as style classes of GTK's row widgets: no row has a style sheet or a widget for it.
@MainActor final class RowDresser {
  private let rows: BoundRows
  /// Whether rows of an outline have been bound.
  private var hasTriangles = false

  init(_ rows: BoundRows) { self.rows = rows }

  /// A row is about to be seen for the first time in its place.
  func welcome(_ row: RowController) {
    if hasTriangles { row.isAmongTriangles = true }
  }

  /// Gives GTK's widget around a row the look that the row has in this list.
  func dress(_ place: RowPlace, _ controller: RowController, in list: ListElement) {
    let row = controller.row
    if list.alternatesBackgrounds || place.isOdd { alternate(place, in: list) }
    if list.isForm || place.formRow != nil { dressForm(place, controller, in: list) }
    // Rows are mostly alike, and a wrapper of GTK's widget around the content costs more than all of this.
    if let dressed = place.dressed, dressed == row { return }
    guard let line = controller.widget.parent else { return }
    place.dressed = row
    if row.isExpanded != place.isExpanded {
      line.updateAccessible(.expanded(row.isExpanded))
      place.isExpanded = row.isExpanded
      if controller.hasTriangle { makeRoomForTriangles() }
    }
    dressLook(place, line, row, list.style)
    if row.depth != place.depth {
      if let depth = row.depth { line.updateAccessible(.level(depth + 1)) } else { line.resetAccessible(.level(1)) }
      place.depth = row.depth
    }
    if row.isDisabled != place.isDisabled {
      line.updateAccessible(.disabled(row.isDisabled))
      place.isDisabled = row.isDisabled
    }
    let isLow = row.insets.map { $0.top != list.style.rowInsets.top || $0.bottom != list.style.rowInsets.bottom } ?? false
    if row.insets != nil { StyleSheet.rows.read() }
    if place.hasInsets != (row.insets != nil) {
      place.hasInsets = row.insets != nil
      line.setClass("sidelight-inset-row", place.hasInsets)
    }
    if place.isLow != isLow {
      place.isLow = isLow
      line.setClass("sidelight-low-row", isLow)
    }
    guard place.role != row.role else { return }
    line.setClass("sidelight-header", row.role == .header)
    line.setClass("sidelight-footer", row.role == .footer)
    place.role = row.role
  }

  private func dressForm(_ place: RowPlace, _ controller: RowController, in list: ListElement) {
    let new = list.isForm ? controller.formRow : nil
    controller.children.first?.formRowChanged(new != nil)
    guard new != place.formRow, let line = controller.widget.parent else { return }
    line.changeClasses(from: place.formRow?.classes ?? [], to: new?.classes ?? [])
    place.formRow = new
  }

  private func makeRoomForTriangles() {
    guard !hasTriangles else { return }
    hasTriangles = true
    for place in rows.places.values { rows.controller(of: place)?.isAmongTriangles = true }
  }

  private func dressLook(_ place: RowPlace, _ line: Widget, _ row: RowElement, _ style: ListElement.Style) {
    if row.isOpen != nil { rows.view.remembersPicture = true }
    var classes = row.look?.classes(in: style) ?? []
    if let margins = row.look?.margins, !margins.isEmpty { classes.append(style.marginClass(margins)) }
    if classes != place.classes {
      line.changeClasses(from: place.classes, to: classes)
      place.classes = classes
      // It stays: without such rows it changes nothing, and taking it away would style all rows anew whenever the last one scrolls out.
      if row.look?.bottom.isShown != nil { rows.view.addClass("sidelight-row-lines") }
    }
    if row.look?.spaceAbove != place.spaceAbove {
      place.spaceAbove = row.look?.spaceAbove
      line.marginTop = pixels(place.spaceAbove ?? 0)
    }
  }

  /// Rows came or went, and those that follow have other numbers.
  func alternateAll() {
    let list = rows.element
    guard list.alternatesBackgrounds else { return }
    for place in rows.places.values { alternate(place, in: list) }
  }

  /// Rows are counted by where they stand, so that a row that comes changes all that follow it.
  private func alternate(_ place: RowPlace, in list: ListElement) {
    let isOdd = list.alternatesBackgrounds && (place.item.position ?? 0) % 2 == 1
    guard isOdd != place.isOdd, let line = place.item.child?.parent else { return }
    place.isOdd = isOdd
    line.setClass("sidelight-odd", isOdd)
  }
}

extension RowController {
  /// The lines above and below it, as the classes of GTK's row widget have them. For tests.
  package func shownLines(on line: Widget) -> (top: RowLine, bottom: RowLine) {
    func shown(_ said: RowLine?, _ edge: StyleProvider.LineEdge) -> RowLine {
      let said = said ?? RowLine()
      let isShown: Bool? = ([true, false] as [Bool]).first { line.hasClass(RowLine(isShown: $0).classes(edge)[0]) }
      let isTinted = RowLine(tint: said.tint).classes(edge).allSatisfy(line.hasClass)
      return RowLine(isShown: isShown, tint: isTinted ? said.tint : nil)
    }
    return (shown(row.look?.top, .top), shown(row.look?.bottom, .bottom))
  }
}
