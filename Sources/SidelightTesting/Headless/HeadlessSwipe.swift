import SidelightCore
import SidelightUI

/// Swipes rows of lists and other views of an app without a display.
@MainActor struct HeadlessSwipe {
  let driver: HeadlessDriver

  /// Swipes a row and chooses an action, or the first one by a full swipe.
  func row(_ id: NodeID, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) throws {
    guard let place = driver.place(of: id), let source = driver.graph.listSource(place.list), !place.row.editing.isOn,
      let swipe = edge == .leading ? place.row.editing.leadingSwipe : place.row.editing.trailingSwipe
    else { throw TestFailure("The row “\(sighting.label)” has no actions at its \(edge) edge.") }
    let actions = source.swipeActions(at: place.position, edge)
    if title == nil, !swipe.allowsFullSwipe { throw TestFailure("The row “\(sighting.label)” can't be swiped all the way.") }
    let action = try actions.action(title, of: sighting)
    driver.graph.send(.list(place.list, .reveal(place.position, edge)))
    driver.graph.send(.list(place.list, .conceal))
    driver.graph.send(.activate(action.node))
  }

  /// The same with a view outside of lists.
  func view(_ id: NodeID, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) throws {
    let place = try driver.tree.swipePlace(at: id, edge, sighting)
    let width = max(driver.layout.places().frames[place]?.size.width ?? 0, 160)
    tell(.began(width: width), at: place)
    tell(.moved(by: (edge == .leading ? 1 : -1) * (title == nil ? width : 40)), at: place)
    driver.update()
    tell(.ended, at: place)
    driver.update()
    guard let title else {
      if let failure = driver.tree.failedFullSwipe(of: place, edge, sighting) { throw failure }
      return
    }
    driver.graph.send(.activate(try driver.tree.swipeButtons(of: place).action(title, of: sighting).id))
  }

  private func tell(_ moment: SwipeMoment, at place: NodeID) {
    for hearer in driver.tree[place]?.element.traits.rare.hearers ?? [] {
      if case .swipe(let sides) = hearer.kind { driver.graph.send(.heard(hearer.node, .swipe(moment, sides))) }
    }
  }
}
