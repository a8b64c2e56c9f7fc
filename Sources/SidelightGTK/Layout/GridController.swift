import SidelightBridge
package import SidelightCore

/// Children in lanes, as a widget whose layout is Swift's: a GtkGrid has no lanes that come and go with the room.
@MainActor package final class GridController: Controller, WidgetLayout {
  private let container = LayoutContainer()

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: container)
    container.expandsHorizontally = false
    container.expandsVertically = false
    container.layout = self
  }

  private var grid: GridElement { if case .grid(let grid) = element.kind { grid } else { GridElement(.vertical, tracks: []) } }

  package override func update(from old: Element?) {
    container.requestMode = grid.axis == .vertical ? .heightForWidth : .widthForHeight
    placeAll()
    container.queueResize()
  }

  package override func attach(_ child: Controller, at index: Int) {
    container.insert(child.widget, before: children.dropFirst(index + 1).first { $0.widget.parent == container }?.widget)
    placeAll()
  }

  package override func detach(_ child: Controller) {
    container.remove(child.widget)
    placeAll()
  }

  package override func reorder(_ child: Controller, to index: Int) {
    container.insert(child.widget, before: children.dropFirst(index + 1).first { $0.widget.parent == container }?.widget)
    placeAll()
  }

  package override func measureGreed() -> Greed {
    grid.axis == .vertical ? Greed(grid.takesRoom, false) : Greed(false, grid.takesRoom)
  }

  /// Says where each child lies in its cell. Which lane it is in is known before there is a size only where no lanes come and go.
  private func placeAll() {
    let tracks = grid.tracks
    let areAlike = tracks.contains { if case .adaptive = $0.size { true } else { false } }
    for (index, child) in children.enumerated() {
      let alignment = tracks.isEmpty ? nil : tracks[areAlike ? 0 : index % tracks.count].alignment
      child.place(alignment.map { Placement($0.horizontal.align, $0.vertical.align) } ?? Placement())
    }
  }

  // MARK: Layout

  /// The lines of children, each with its length along the axis in which the grid grows.
  private func lines(_ lanes: [GridElement.Lane]) -> [(children: ArraySlice<Controller>, length: Int)] {
    let shown = children.filter { $0.widget.isVisible }
    guard !lanes.isEmpty else { return [] }
    return stride(from: 0, to: shown.count, by: lanes.count).map { first in
      let line = shown[first..<min(first + lanes.count, shown.count)]
      let lengths = zip(line, lanes).map { child, lane in length(of: child, across: lane.length) }
      return (line, lengths.max() ?? 0)
    }
  }

  private var across: Orientation { grid.axis == .vertical ? .horizontal : .vertical }
  private var along: Orientation { grid.axis == .vertical ? .vertical : .horizontal }

  /// What a child gets across the axis: its lane, or as much as it needs at least.
  private func given(_ child: Controller, _ lane: Double) -> Int { max(pixels(lane, .down), child.widget.measure(across).minimum) }

  private func length(of child: Controller, across lane: Double) -> Int {
    child.widget.measure(along, forSize: given(child, lane)).natural
  }

  private var spacing: Int { max(0, pixels(grid.spacing ?? GridElement.usualSpacing)) }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    if orientation == across {
      let least = pixels(grid.least, .up)
      return Measurement(minimum: least, natural: least)
    }
    let lines = lines(grid.lanes(in: forSize < 0 ? grid.least : Double(forSize)))
    let length = lines.reduce(0) { $0 + $1.length } + spacing * max(0, lines.count - 1)
    return Measurement(minimum: length, natural: length)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let isVertical = grid.axis == .vertical
    let lanes = grid.lanes(in: Double(isVertical ? width : height))
    var place = 0
    for line in lines(lanes) {
      for (child, lane) in zip(line.children, lanes) {
        let (side, start) = (given(child, lane.length), pixels(lane.start))
        let size = isVertical ? (width: side, height: line.length) : (width: line.length, height: side)
        let x = isVertical ? start : place
        child.widget.allocate(
          x: container.isRightToLeft ? width - x - size.width : x, y: isVertical ? place : start, width: size.width, height: size.height)
      }
      place += line.length + spacing
    }
  }
}
