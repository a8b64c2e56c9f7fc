import SidelightCore

extension ElementTree {
  /// What the pointer says when it comes over an element and all that it stands in, or leaves them.
  func hovers(_ isOver: Bool, at id: NodeID) -> [Event] {
    ancestors(of: id).flatMap { self[$0]?.element.traits.rare.hovers ?? [] }.map { .hover($0, isOver: isOver) }
  }
}
