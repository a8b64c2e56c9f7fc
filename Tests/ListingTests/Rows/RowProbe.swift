import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting

/// What a person sees of rows and a script does not: looks are no part of what a thing is called or does.
extension TestApp {
  /// The rows, headers and footers of the list, from top to bottom.
  var rowElements: [RowElement] {
    let placed = driver.tree.all.compactMap { node -> (RowElement, Int)? in
      guard case .row(let row) = node.element.kind, let position = driver.position(of: node.id) else { return nil }
      return (row, position)
    }
    return placed.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// What the list draws for each of them besides its content.
  var looks: [RowLook] { rowElements.map { $0.look ?? RowLook() } }

  /// The list.
  var listElement: ListElement? {
    for node in driver.tree.all { if case .list(let list) = node.element.kind { return list } }
    return nil
  }

  /// The distances between the rows on the screen, in pixels; nil at the depths that have no screen.
  var gaps: [Double]? {
    guard let list = renderer?.controllers.values.compactMap({ $0 as? ListController }).first else { return nil }
    let places = list.places.values.filter { $0.item.position != nil }.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
    let boxes = places.compactMap { $0.item.child?.parent?.bounds(in: list.list) }
    return zip(boxes, boxes.dropFirst()).map { $1.y - $0.y - $0.height }
  }
}
