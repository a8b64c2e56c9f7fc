/// Where a row stands in an outline.
struct OutlinePosition: Equatable {
  /// How many rows it is below, from 0.
  var depth: Int
  /// Whether its children are shown; nil for what has none.
  var isExpanded: Bool?
}
