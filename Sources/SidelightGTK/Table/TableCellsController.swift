package import SidelightBridge
package import SidelightCore

/// The cells of one row of a table, or its header: each in its column, or in compact width one above the others.
@MainActor package final class TableCellsController: Controller {
  private let container = LayoutContainer()
  /// Drags the edges between the cells of a header, and the cells.
  private var hand: TableHand?

  /// What lies before and after a cell in its column, and above and below the cells, in px.
  private static let (side, edge) = (Int(TableColumns.spaceAroundCell) / 2, 8)
  /// Between the cells of the second line in compact width, in px.
  private static let gap = 12
  private static let line = 2

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.layout = self
    container.requestMode = .heightForWidth
    StyleSheet.controls.read()
    container.addClass("sidelight-cells")
  }

  private var cells: TableCells? { if case .stack(let stack) = element.kind { stack.cells } else { nil } }

  package override func update(from old: Element?) {
    guard let cells else { return }
    if cells.isCompact { container.addClass("compact") } else { container.removeClass("compact") }
    placeAll(from: 0)
    if cells.isHeader, hand == nil { hand = TableHand(container) { [weak self] change in self.map { $0.send(.table($0.id, change)) } } }
    hand?.columns = cells.columns
    if case .stack(let stack) = old?.kind, let before = stack.cells, before.isCompact == cells.isCompact {
      container.queueAllocate()
    } else {
      container.queueResize()
    }
  }

  package override func attach(_ child: Controller, at index: Int) {
    let next = index + 1 < children.count ? children[index + 1].widget : nil
    container.insert(child.widget, before: next)
    placeAll(from: index)
    if let label = child as? LabelController { label.setting = .plain }
  }

  package override func detach(_ child: Controller) {
    container.remove(child.widget)
    placeAll(from: 0)
  }

  package override func measureGreed() -> Greed { .horizontal }

  package override func reorder(_ child: Controller, to index: Int) {
    super.reorder(child, to: index)
    placeAll(from: 0)
  }

  /// Says where the cells from one on lie in their columns.
  private func placeAll(from start: Int) {
    guard let cells else { return }
    let columns = cells.columns.columns
    for (index, child) in children.enumerated().dropFirst(start) {
      let column = columns.indices.contains(index) ? columns[index] : TableColumns.Column()
      child.place(Placement(cells.isCompact ? .start : column.alignment.align, .center))
    }
  }
}

extension TableCellsController: WidgetLayout {
  private var widgets: [Widget] { children.map(\.widget) }

  package func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let cells else { return Measurement(minimum: 0, natural: 0) }
    if orientation == .horizontal {
      // Columns become as small as there is room.
      let minimum = 2 * Self.side
      let natural = widgets.reduce(0) { $0 + $1.measure(.horizontal).natural + 2 * Self.side }
      return Measurement(minimum: minimum, natural: max(minimum, natural))
    }
    var height = 2 * Self.edge
    if cells.isCompact {
      height += widgets.first?.measure(.vertical).natural ?? 0
      if let second = widgets.dropFirst().map({ $0.measure(.vertical).natural }).max() { height += Self.line + second }
    } else {
      height += widgets.map { $0.measure(.vertical).natural }.max() ?? 0
    }
    return Measurement(minimum: height, natural: height)
  }

  package func allocate(width: Int, height: Int, baseline: Int) {
    guard let cells else { return }
    if cells.isCompact { return allocateLines(width, height) }
    // A row of an outline stands further in, and has the columns of the others nevertheless: the first one gives what that takes.
    let lead = (parent as? any IndentedRow)?.lead ?? 0
    var (edge, taken) = (0, lead)
    for (widget, column) in zip(widgets, cells.columns.widths(in: Double(width + lead))) {
      let given = max(0, column - taken)
      taken -= column - given
      put(widget, from: edge + Self.side, given - 2 * Self.side, in: width, y: 0, height)
      edge += given
    }
  }

  /// The first cell, and below it the others as far as there is room.
  private func allocateLines(_ width: Int, _ height: Int) {
    guard let first = widgets.first else { return }
    let inner = width - 2 * Self.side
    let top = first.measure(.vertical).natural
    put(first, from: Self.side, inner, in: width, y: Self.edge, top)
    var edge = Self.side
    let below = Self.edge + top + Self.line
    for widget in widgets.dropFirst() {
      let wanted = widget.measure(.horizontal)
      let given = min(wanted.natural, width - Self.side - edge)
      put(widget, from: edge, given >= wanted.minimum ? given : 0, in: width, y: below, max(0, height - Self.edge - below))
      edge += given + Self.gap
    }
  }

  /// Places a widget; one without room is not shown.
  private func put(_ widget: Widget, from x: Int, _ given: Int, in width: Int, y: Int, _ height: Int) {
    let hasRoom = given > 0
    widget.hasRoom = hasRoom
    guard hasRoom else { return }
    let least = widget.measure(.horizontal).minimum
    let wide = max(given, least)
    let tall = max(height, widget.measure(.vertical, forSize: wide).minimum)
    widget.allocate(x: container.isRightToLeft ? width - x - wide : x, y: y + (height - tall) / 2, width: wide, height: tall)
  }
}
