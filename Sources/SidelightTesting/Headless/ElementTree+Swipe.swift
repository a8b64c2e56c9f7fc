package import SidelightCore

/// An action that a swipe has revealed outside of lists, as a script finds it.
package struct SwipeButton {
  package let id: NodeID
  package let title: String
  package let isEnabled: Bool
}

extension ElementTree {
  /// The element around another one, or itself, that is swiped and has actions at an edge.
  package func swipePlace(at id: NodeID, _ edge: SwipeEdge, _ sighting: Sighting) throws(TestFailure) -> NodeID {
    let places = ancestors(of: id).compactMap { place in swipeSides(of: place).map { (place, $0) } }
    guard !places.isEmpty else { throw TestFailure("Nobody can swipe the \(sighting.role.rawValue) “\(sighting.label)”.") }
    guard let place = places.first(where: { edge == .leading ? $0.1.leading : $0.1.trailing }) else {
      throw TestFailure("The \(sighting.role.rawValue) “\(sighting.label)” has no actions at its \(edge) edge.")
    }
    return place.0
  }

  private func swipeSides(of id: NodeID) -> SwipeSides? {
    self[id]?.element.traits.rare.hearers.firstNonNil { if case .swipe(let sides) = $0.kind { sides } else { nil } }
  }

  /// The actions that are revealed over an element, as they lie.
  package func swipeButtons(of place: NodeID) -> [SwipeButton] {
    (self[place]?.children[.overlay] ?? []).flatMap(descendants).compactMap { id in
      guard let element = self[id]?.element, element.kind.control?.controlRole == .button else { return nil }
      return SwipeButton(id: id, title: element.traits.accessibilityLabel ?? "", isEnabled: !isOff(id))
    }
  }

  private func isOff(_ id: NodeID) -> Bool { ancestors(of: id).contains { self[$0]?.element.traits.isDisabled == true } }

  /// What a swipe all the way should have done, for a report; nil where the actions are gone as they should be.
  package func failedFullSwipe(of place: NodeID, _ edge: SwipeEdge, _ sighting: Sighting) -> TestFailure? {
    let buttons = swipeButtons(of: place)
    guard let first = edge == .leading ? buttons.first : buttons.last else { return nil }
    return first.isEnabled
      ? TestFailure("The \(sighting.role.rawValue) “\(sighting.label)” can't be swiped all the way.")
      : TestFailure("The action “\(first.title)” is disabled.")
  }
}

extension [SwipeButton] {
  /// The action with a title.
  package func action(_ title: String, of sighting: Sighting) throws(TestFailure) -> SwipeButton {
    guard let action = first(where: { $0.title == title }) else {
      let titles = map { "“\($0.title)”" }.joined(separator: ", ")
      throw TestFailure(
        "The \(sighting.role.rawValue) “\(sighting.label)” has no action “\(title)” but \(titles.isEmpty ? "none" : titles).")
    }
    guard action.isEnabled else { throw TestFailure("The action “\(action.title)” is disabled.") }
    return action
  }
}
