import SidelightCore

/// What is said of the two lines at the edges of a row or section.
struct RowLines: Equatable {
  var top = RowLine()
  var bottom = RowLine()

  mutating func set(_ edges: VerticalEdge.Set, _ change: (inout RowLine) -> Void) {
    if edges.contains(.top) { change(&top) }
    if edges.contains(.bottom) { change(&bottom) }
  }

  mutating func override(with inner: RowLines) {
    top.override(with: inner.top)
    bottom.override(with: inner.bottom)
  }
}

extension RowLine {
  fileprivate mutating func override(with inner: RowLine) {
    isShown = inner.isShown ?? isShown
    tint = inner.tint ?? tint
  }
}
