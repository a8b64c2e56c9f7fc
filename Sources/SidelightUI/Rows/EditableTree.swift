import SidelightCore

/// Some elements of one dynamic view.
struct ChosenElements {
  let owner: any EditableElements
  var offsets = RangeSet<Int>()

  /// The outline that the dynamic view is a level of.
  @MainActor var tree: (any EditableTree)? { owner.elementEdits?.tree }
}

/// Elements of several dynamic views that are done something with together, found by their view.
struct ChosenSet {
  let all: [ChosenElements]
  private let places: [ObjectIdentifier: Int]

  init(_ all: [ChosenElements]) {
    self.all = all
    places = Dictionary(all.enumerated().map { (ObjectIdentifier($1.owner), $0) }) { first, _ in first }
  }

  func contains(_ offset: Int, of owner: any EditableElements) -> Bool {
    places[ObjectIdentifier(owner)].map { all[$0].offsets.contains(offset) } ?? false
  }
}

/// A tree of dynamic views: what the user does may concern elements at several levels, and take them from one level to another.
@MainActor protocol EditableTree: AnyObject {
  func delete(_ chosen: [ChosenElements])
  /// Moves elements in front of the one at an offset of a level; all offsets are those before the move.
  func move(_ chosen: [ChosenElements], to level: any EditableElements, at offset: Int)
  /// Moves elements behind the last child of an element, which opens.
  func move(_ chosen: [ChosenElements], into element: ElementOffset)
  /// Whether an element can have children and none of them is shown.
  func canTakeChildren(_ element: ElementOffset) -> Bool
  /// Whether a level lies below one of some elements.
  /// - Parameter known: the answers for these elements so far. With them many levels cost what the longest way to the top costs.
  func isWithin(_ chosen: ChosenSet, _ level: any EditableElements, _ known: inout [ObjectIdentifier: Bool]) -> Bool
  /// The chosen elements that are not below others of them.
  func topmost(_ chosen: [ChosenElements]) -> [ChosenElements]
}
