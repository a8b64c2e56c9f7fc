import SidelightCore

/// The actions that a modifier gives to an edge of a row. A new one is made with each value of the view.
final class RowActions {
  let edge: SwipeEdge
  let swipe: RowSwipe
  let make: () -> AnyView

  nonisolated init(_ edge: SwipeEdge, _ swipe: RowSwipe, _ make: @escaping () -> AnyView) {
    self.edge = edge
    self.swipe = swipe
    self.make = make
  }
}

/// The actions of a row, those of modifiers that stand nearer to the content first.
struct RowActionList: Equatable {
  var all: [RowActions] = []

  static func == (left: Self, right: Self) -> Bool { left.all.elementsEqual(right.all, by: ===) }

  /// What an edge has; nil where that is nothing.
  func swipe(_ edge: SwipeEdge) -> RowSwipe? { all.first { $0.edge == edge }?.swipe }
}
