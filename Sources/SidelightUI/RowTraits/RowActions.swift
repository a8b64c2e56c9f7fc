import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The actions that a modifier gives to an edge of a row, or of a view outside of lists. A new one is made with each value of the view.
final class RowActions {
  let edge: SwipeEdge
  let swipe: RowSwipe
  let make: () -> AnyView
  /// Hears that they are shown, and that they are shown no more; nil where nobody asks.
  let presented: ((Bool) -> Void)?

  nonisolated init(_ edge: SwipeEdge, _ swipe: RowSwipe, presented: ((Bool) -> Void)? = nil, _ make: @escaping () -> AnyView) {
    self.edge = edge
    self.swipe = swipe
    self.presented = presented
    self.make = make
  }
}

/// The actions of a row, those of modifiers that stand nearer to the content first.
struct RowActionList: Equatable {
  var all: [RowActions] = []

  static func == (left: Self, right: Self) -> Bool { left.all.elementsEqual(right.all, by: ===) }

  /// What an edge has; nil where that is nothing.
  func swipe(_ edge: SwipeEdge) -> RowSwipe? { all.first { $0.edge == edge }?.swipe }

  /// Those at an edge; none for nil.
  func at(_ edge: SwipeEdge?) -> [RowActions] { all.filter { $0.edge == edge } }
}

/// The actions that are shown now, by those who asked to hear of it.
struct ShownActions {
  private var hearers: [(Bool) -> Void] = []

  /// Others are shown in place of those: tells both, once the update is complete that this may be a part of.
  @MainActor mutating func show(_ actions: [RowActions], in graph: ViewGraph) {
    let (old, new) = (hearers, actions.compactMap(\.presented))
    hearers = new
    guard !old.isEmpty || !new.isEmpty else { return }
    graph.after {
      for hear in old { hear(false) }
      for hear in new { hear(true) }
    }
  }
}
