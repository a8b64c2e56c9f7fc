import SidelightBridge
package import SidelightCore

/// The list gives every key and every click to its ``ListInteraction``, and performs what that answers.
extension ListController {
  var facts: ListWidgetFacts? { source.map { ListWidgetFacts(controller: self, source: $0) } }

  /// Says whether the list had a use for what was pressed.
  @discardableResult func perform(_ steps: [ListStep]?) -> Bool {
    guard let steps else { return false }
    for step in steps {
      switch step {
      case .focus(let position): list.scroll(to: position, focus: true)
      case .scroll(let position): list.scroll(to: position)
      case .send(let event): send(.list(id, event))
      case .openMenu(let position): return openMenuAtFocus(position)
      }
    }
    return true
  }

  private func openMenuAtFocus(_ position: Int) -> Bool {
    guard let line = focusedLine, let box = line.bounds(in: list) else { return false }
    return openMenu(at: position, box.x + 12, box.y + box.height / 2, isPointed: false)
  }

  /// Something that stands in a row for one thing was used.
  func use(_ part: RowPart, of row: NodeID) {
    guard let position = places[row]?.item.position, let facts else { return }
    perform(ListInteraction.use(part, ofRow: position, in: facts))
  }

  /// What is laid out in sight; nil before anything is.
  package var sight: ListSight? {
    guard list.height > 0 else { return nil }
    var tops: [Int: Double] = [:]
    for place in places.values {
      if let position = place.item.position, let line = place.item.child?.parent { tops[position] = top(of: line) }
    }
    return ListSight(height: Double(list.height), tops: tops)
  }

  /// Takes back a selection that may be empty, as Escape does where nobody else has a use for it; false when there is nothing to do.
  func clearSelection() -> Bool { perform(facts.flatMap { ListInteraction.clear(in: $0) }) }
}

/// What the widgets know of a list.
@MainActor struct ListWidgetFacts: ListFacts {
  let controller: ListController
  let source: any ListSource

  var listElement: ListElement { controller.listElement }
  var rows: any RowFacts { source }
  var hasFocus: Bool { controller.list.containsFocus }
  var isRightToLeft: Bool { controller.list.isRightToLeft }

  private func place(_ position: Int) -> RowPlace? { controller.places.values.first { $0.item.position == position } }

  func boundRow(_ position: Int) -> RowElement? { place(position).flatMap(controller.row) }
  func hasControl(inRow position: Int) -> Bool { place(position)?.item.child?.containsFocusable == true }

  var sight: ListSight? { controller.sight }
}
