import SidelightCore

extension ElementTree {
  /// What tells the views of an element that the user did something there.
  func hearing(_ heard: Heard, at id: NodeID) -> [Event] { self[id]?.element.traits.rare.hearers.hearing(heard) ?? [] }
}
